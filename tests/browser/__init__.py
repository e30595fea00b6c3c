"""The pages in a real browser: Debian's chromium by Playwright, against the real service on a free port."""
