# Yellow & Yangtze en français.

## Mots employés dans d’autres messages ($colour : K, R, B, G, Y)
yy-colour = { $colour ->
    [K] Gouverneur
    [R] Soldat
    [B] Paysan
    [G] Négociant
   *[Y] Artisan
}
yy-hue = { $colour ->
    [K] noirs
    [R] rouges
    [B] bleus
    [G] verts
   *[Y] jaunes
}
yy-one-hue = { $colour ->
    [K] noir
    [R] rouge
    [B] bleu
    [G] vert
   *[Y] jaune
}
yy-tile-hue = { $colour ->
    [K] noire
    [R] rouge
    [B] bleue
    [G] verte
   *[Y] jaune
}
yy-tiles-hue = { $colour ->
    [K] noires
    [R] rouges
    [B] bleues
    [G] vertes
   *[Y] jaunes
}
yy-goods = { $colour ->
    [K] parchemins
    [R] armes
    [B] récoltes
    [G] marchandises
   *[Y] or
}
yy-house = { $colour ->
    [K] cour
    [R] garnison
    [B] silo
    [G] marché
   *[Y] atelier
}
yy-tile-of = tuile { yy-colour } ({ yy-tile-hue })
yy-leader-of = chef { yy-one-hue } ({ yy-colour })
yy-pagoda-of = pagode { yy-tile-hue } ({ yy-house })
yy-a-tile = une { yy-tile-of }
yy-a-pagoda = une { yy-pagoda-of }
yy-tiles-of = { $count ->
    [one] { $count } { yy-tile-of }
   *[other] { $count } tuiles { yy-colour } ({ yy-tiles-hue })
}
yy-points-of = { $points ->
    [one] { $points } point { $colour ->
        [K] noir
        [R] rouge
        [B] bleu
        [G] vert
       *[Y] jaune
    }
   *[other] { $points } points { yy-hue }
}
yy-and-red = { $leader ->
    [0] { "" }
   *[other] { " " }et le chef rouge
}
yy-and-black = { $leader ->
    [0] { "" }
   *[other] { " " }et le chef noir
}
yy-soldiers-committed = { $count ->
    [0] { $leader ->
        [0] rien
       *[other] le chef rouge (Soldat) seul
    }
    [one] { $count } tuile Soldat (rouge){ yy-and-red }
   *[other] { $count } tuiles Soldat (rouges){ yy-and-red }
}
yy-governors-committed = { $count ->
    [0] { $leader ->
        [0] rien
       *[other] le chef noir (Gouverneur) seul
    }
    [one] { $count } tuile Gouverneur (noire){ yy-and-black }
   *[other] { $count } tuiles Gouverneur (noires){ yy-and-black }
}
yy-farmers-paid = { $count ->
    [one] { $count } tuile Paysan (bleue)
   *[other] { $count } tuiles Paysan (bleues)
}
yy-traders-paid = { $count ->
    [one] { $count } tuile Négociant (verte)
   *[other] { $count } tuiles Négociant (vertes)
}
yy-emblem = { $emblem ->
    [lion] Lion
    [bull] Taureau
    [archer] Archer
   *[pot] Vase
}
yy-state-hue = { $state_colour ->
    [K] { " " }noir
    [R] { " " }rouge
    [B] { " " }bleu
    [G] { " " }vert
    [Y] { " " }jaune
   *[other] { "" }
}
yy-state = { $state_you ->
    [yes] votre état{ yy-state-hue }
   *[no] l’état{ yy-state-hue } de { $state_name }
}
yy-first-hue = { $first_colour ->
    [K] { " " }noir
    [R] { " " }rouge
    [B] { " " }bleu
    [G] { " " }vert
    [Y] { " " }jaune
   *[other] { "" }
}
yy-first = { $first_you ->
    [yes] votre état{ yy-first-hue }
   *[no] l’état{ yy-first-hue } de { $first_name }
}
yy-second-hue = { $second_colour ->
    [K] { " " }noir
    [R] { " " }rouge
    [B] { " " }bleu
    [G] { " " }vert
    [Y] { " " }jaune
   *[other] { "" }
}
yy-second = { $second_you ->
    [yes] votre état{ yy-second-hue }
   *[no] l’état{ yy-second-hue } de { $second_name }
}
yy-third-hue = { $third_colour ->
    [K] { " " }noir
    [R] { " " }rouge
    [B] { " " }bleu
    [G] { " " }vert
    [Y] { " " }jaune
   *[other] { "" }
}
yy-third = { $third_you ->
    [yes] votre état{ yy-third-hue }
   *[no] l’état{ yy-third-hue } de { $third_name }
}
yy-war-sides = { $count ->
    [3] { yy-first } ({ $first_strength }), { yy-second } ({ $second_strength }) et { yy-third } ({ $third_strength })
   *[other] { yy-first } ({ $first_strength }) contre { yy-second } ({ $second_strength })
}

## Sur la table
yy-word-market = Marché
yy-word-pagodas = Pagodes
yy-word-bag = Sac
yy-word-war = Guerre
yy-word-revolt = Révolte
yy-word-you = Vous
yy-word-attacker = Attaquant
yy-word-defender = Défenseur, gagne à égalité
yy-word-war-stakes = Perdant : ses chefs en conflit et ses soldats partent.
yy-word-revolt-stakes = Le chef du perdant part, le gagnant reçoit 1 point.
yy-title-board = Le plateau : la carte avec ses tuiles, chefs et pagodes
yy-title-figure = Une partie du plateau
yy-title-hand = Derrière votre paravent : tuiles, chefs et points
yy-title-seat = Dynastie : { yy-emblem } ; { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} derrière le paravent
yy-title-tray = À côté du plateau : marché, pagodes et sac
yy-title-war = Guerre : les états et leurs forces
yy-title-revolt = Révolte : attaquant et défenseur

## Les identifiants en mots
yy-id-space-land = terre { $space }
yy-id-space-river = fleuve { $space }
yy-id-space-tile = { yy-tile-of } en { $space }
yy-id-space-leader = { yy-leader-of } de { $name } en { $space }
yy-id-leader-on = { yy-leader-of } de { $name } en { $space }, force { $strength } dans une révolte
yy-id-leader-off = { yy-leader-of } de { $name }, hors du plateau
yy-id-hand = { yy-tiles-of } derrière votre paravent
yy-id-own = { yy-tile-of } derrière votre paravent
yy-id-market = { yy-tiles-of } au marché
yy-id-supply = { yy-pagoda-of }, à côté du plateau : { $count }
yy-id-triangle = Triangle de tuiles { yy-colour } ({ yy-tiles-hue }) en { $triangle }
yy-id-pagoda = { yy-pagoda-of } sur { $triangle }
yy-id-support = Soutenir { yy-state }, force { $strength }
yy-id-state = Vainqueur : { yy-state }, force { $strength }
yy-id-pay = Payer { yy-tiles-of }{ $leader ->
    [0] { "" }
   *[other] { " " }: votre chef { $colour ->
        [G] vert
       *[other] bleu
    } est hors de la carte, 1 suffit
}
yy-id-commit-war = { $count ->
    [0] { $leader ->
        [0] Ne rien ajouter en soutien
       *[other] Ajouter en soutien { yy-soldiers-committed }
    }
   *[other] Ajouter en soutien { yy-soldiers-committed }
}
yy-id-commit-revolt = { $count ->
    [0] { $leader ->
        [0] Ne rien ajouter
       *[other] Ajouter { yy-governors-committed }
    }
   *[other] Ajouter { yy-governors-committed }
}
yy-face-tiles = Ajouter
yy-face-leader = + chef
yy-id-pennant = Tuiles Soldat (rouges) dans l’état de { $name } : { $strength }
yy-id-emblems = Emblèmes de tous ceux qui ont des chefs dans l’état de { $name }
yy-id-points = { yy-points-of } ({ yy-goods }), { $name }
yy-id-secret = Points { yy-hue } ({ yy-goods }), cachés : { $name }
yy-id-tiles = { $name } : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} derrière le paravent
yy-id-bag = { $count ->
    [one] { $count } tuile dans le sac
   *[other] { $count } tuiles dans le sac
}
yy-id-withdraw = Retirer
yy-id-done = Piocher les nouvelles tuiles
yy-id-stop = S’arrêter
yy-id-act-riot = Révolte paysanne
yy-id-act-build = Construire une pagode
yy-id-act-replace = Remplacer des tuiles
yy-id-act-end = Finir le tour
yy-id-pass-market = Ne rien prendre
yy-id-pass-pagoda = Pas de pagode
yy-id-pass-war-support = Aucun soutien

## Ce qui vous est demandé
yy-ask-main = { $left ->
    [1] À vous : choisissez votre dernière action, ou finissez le tour.
   *[other] À vous : choisissez une action, il vous en reste { $left }.
}
yy-ask-replace = { $count ->
    [0] Choisissez une tuile à remplacer.
   *[other] Choisissez d’autres tuiles à remplacer, ou piochez-en { $count }.
}
yy-ask-market = Prenez une tuile au marché, ou aucune.
yy-ask-pagoda = Vous pouvez poser { yy-a-pagoda } sur un triangle.
yy-ask-pagoda-from = Toutes sont prises : choisissez quelle { yy-pagoda-of } vient ici.
yy-ask-chain = Placez une autre tuile Paysan (bleue) à côté de la dernière, ou arrêtez.
yy-ask-revolt-attack = Vous attaquez { $other_name }, { $attack } contre { $defence } : qu’ajoutez-vous ?
yy-ask-revolt-defence = { $other_name } vous attaque ; vous êtes à { $defence } contre { $attack } : qu’ajoutez-vous ?
yy-ask-revolt-attack-lacking = Vous attaquez { $other_name }, { $attack } contre { $defence }, sans Gouverneur : on demande pour que nul ne le sache.
yy-ask-revolt-defence-lacking = { $other_name } vous attaque ; vous êtes à { $defence } contre { $attack }, sans Gouverneur : on demande pour que nul ne le sache.
yy-ask-war-support = { $attacks ->
    [yes] { $other_name } vous attaque, ajoute en dernier et tranche une égalité. Soutenez un état, ou aucun.
   *[no] { $other_name } amène la guerre, ajoute en dernier et tranche une égalité. Soutenez un état, ou aucun.
}
yy-ask-war-support-last = Votre tuile, votre guerre : vous ajoutez en dernier et tranchez une égalité. Soutenez un état, ou aucun.
yy-ask-war-support-others = Pas votre guerre, mais vous pouvez décider quels chefs partent. Soutenez un état, ou aucun.
yy-ask-chain-lacking = Vous n’avez pas de tuile Paysan (bleue) à ajouter : on demande pour que nul ne le sache.
yy-ask-war-support-lacking = Guerre : vous n’avez pas de soldats à ajouter ; on demande pour que nul ne le sache.
yy-ask-war-tie = Égalité dans la guerre : choisissez l’état qui gagne.
yy-ask-losses = { $count ->
    [one] Retirez { $count } tuile Soldat (rouge) de { yy-state }.
   *[other] Retirez { $count } tuiles Soldat (rouges) de { yy-state }.
}
# The same in a guided game that does not offer to end the turn, to stop, or none
yy-ask-main-only = { $left ->
    [1] À vous : choisissez votre dernière action.
   *[other] À vous : choisissez une action, il vous en reste { $left }.
}
yy-ask-market-only = Prenez une tuile au marché.
yy-ask-chain-only = Placez une autre tuile Paysan (bleue) à côté de la dernière.
yy-ask-war-support-only = { $attacks ->
    [yes] { $other_name } vous attaque, ajoute en dernier et tranche une égalité. Soutenez un état.
   *[no] { $other_name } amène la guerre, ajoute en dernier et tranche une égalité. Soutenez un état.
}
yy-ask-war-support-last-only = Votre tuile, votre guerre : vous ajoutez en dernier et tranchez une égalité. Soutenez un état.

## Ce qui est demandé à un autre
yy-wait-main = { $name } choisit une action.
yy-wait-replace = { $name } choisit les tuiles à remplacer.
yy-wait-market = { $name } peut prendre une tuile au marché.
yy-wait-pagoda = { $name } peut poser { yy-a-pagoda }.
yy-wait-pagoda-from = { $name } choisit la { yy-pagoda-of } à déplacer.
yy-wait-chain = { $name } peut poser une autre tuile Paysan (bleue).
yy-wait-revolt-attack = Révolte : { $name } attaque { $other_name }, { $attack } contre { $defence }, et peut ajouter des tuiles.
yy-wait-revolt-defence = Révolte : { $name } se défend contre { $other_name }, { $attack } contre { $defence }, et peut ajouter des tuiles.
yy-wait-war-support = Guerre : { $name } peut soutenir un état.
yy-wait-war-tie = Égalité dans la guerre : { $name } choisit le vainqueur.
yy-wait-losses = { $count ->
    [one] { $name } retire { $count } tuile Soldat (rouge) de { yy-state }.
   *[other] { $name } retire { $count } tuiles Soldat (rouges) de { yy-state }.
}
yy-over-you = La partie est finie : vous gagnez !
yy-over = La partie est finie : { $name } gagne.
yy-over-shared = { $count ->
    [2] La partie est finie : { $first_name } et { $second_name } partagent la victoire.
    [3] La partie est finie : { $first_name }, { $second_name } et { $third_name } partagent la victoire.
   *[other] La partie est finie : { $first_name }, { $second_name }, { $third_name } et { $fourth_name } partagent la victoire.
}

## Ce qui s’est passé
yy-did-tile = { $name } pose { yy-a-tile } en { $space }.
yy-did-leader = { $name } place le { yy-leader-of } en { $space }.
yy-did-move = { $name } déplace le { yy-leader-of } de { $home } en { $space }.
yy-did-withdraw = { $name } retire le { yy-leader-of } de { $space }.
yy-did-riot = { $you ->
    [yes] Révolte paysanne : vous payez { yy-farmers-paid } et retirez la { yy-tile-of } de { $space }.
   *[no] Révolte paysanne : { $name } paie { yy-farmers-paid } et retire la { yy-tile-of } de { $space }.
}
yy-did-build = { $name } paie { yy-traders-paid } pour construire une pagode sur { $triangle }.
yy-did-replace = { $name } remplace des tuiles.
yy-did-discard = { $name } écarte { yy-a-tile }, face cachée.
yy-did-discard-unseen = { $name } écarte une tuile face cachée.
yy-did-replaced = { $count ->
    [one] { $name } a défaussé { $count } tuile face cachée.
   *[other] { $name } a défaussé { $count } tuiles face cachée.
}
yy-did-take = { $name } prend { yy-a-tile } au marché.
yy-did-take-none = { $name } ne prend rien au marché.
yy-did-pagoda = { $name } pose { yy-a-pagoda } sur { $triangle }.
yy-did-pagoda-wanted = { $name } veut { yy-a-pagoda } sur { $triangle } : il faut en déplacer une.
yy-did-pagoda-moved = { $name } déplace la { yy-pagoda-of } de { $home } sur { $triangle }.
yy-did-pagoda-none = { $name } ne pose pas de pagode.
yy-did-stop = { $name } ne pose plus de tuile Paysan (bleue).
yy-did-end = { $name } finit son tour.
yy-did-commit = { $name } ajoute { yy-governors-committed }.
yy-did-commit-none = { $name } n’ajoute rien.
yy-did-support = { $own ->
    [yes] { $name } soutient son propre état{ yy-state-hue } avec { yy-soldiers-committed }.
   *[no] { $name } soutient { yy-state } avec { yy-soldiers-committed }.
}
yy-did-support-none = { $name } ne soutient personne.
yy-did-winner = { $own ->
    [yes] { $name } tranche l’égalité pour son propre état{ yy-state-hue }.
   *[no] { $name } tranche l’égalité pour { yy-state }.
}
yy-did-remove = { $name } retire la tuile Soldat (rouge) en { $space }.
yy-revolt = Révolte : { $name } attaque le { yy-leader-of } de { $other_name }, { $attack } contre { $defence }.
yy-revolt-stands = La révolte en est à { $attack } contre { $defence }.
yy-revolt-won = { $name } gagne la révolte contre { $other_name } : attaque { $attack }, défense { $defence }.
yy-war = Guerre : { yy-war-sides }.
yy-war-stands = La guerre en est à : { yy-war-sides }.
yy-war-tied = Égalité dans la guerre, à { $strength }.
yy-war-won = La guerre est gagnée par { yy-state }, { $strength } contre { $quota }.
yy-leader-back = Le { yy-leader-of } de { $name } quitte le plateau.
yy-soldiers-lost = { $count ->
    [one] { $count } tuile Soldat (rouge) tombe.
   *[other] { $count } tuiles Soldat (rouges) tombent.
}
yy-pagoda-back = La { yy-pagoda-of } sur { $triangle } revient à côté du plateau.
yy-gain-tile = { $you ->
    [yes] Vous gagnez { yy-points-of }.
   *[no] { $name } gagne { yy-points-of }.
}
yy-gain-revolt = { $name } gagne { yy-points-of } grâce à la révolte.
yy-gain-war = { $name } gagne { yy-points-of } grâce à la guerre.
yy-gain-pagoda = { $name } gagne { yy-points-of } grâce aux pagodes.
yy-draws = { $count ->
    [one] { $name } pioche { $count } tuile.
   *[other] { $name } pioche { $count } tuiles.
}
yy-draws-of = { $name } pioche { yy-tiles-of }.
yy-market-filled = { $count ->
    [one] { $count } nouvelle tuile au marché.
   *[other] { $count } nouvelles tuiles au marché.
}
yy-removed = { $count ->
    [one] { $count } tuile quitte le sac face cachée.
   *[other] { $count } tuiles quittent le sac face cachée.
}
yy-turn = { $name } commence son tour.
yy-end-bag = Le sac est vide : la partie se termine.
yy-end-still = Trop de tours sans tuile piochée : la partie se termine.
yy-won = { $name } gagne.
yy-won-shared = { $count ->
    [2] { $first_name } et { $second_name } partagent la victoire.
    [3] { $first_name }, { $second_name } et { $third_name } partagent la victoire.
   *[other] { $first_name }, { $second_name }, { $third_name } et { $fourth_name } partagent la victoire.
}

## Ce qui se passerait
yy-pre-gain = { $you ->
    [yes] Vous gagneriez { yy-points-of }.
   *[no] { $name } gagnerait { yy-points-of }.
}
yy-pre-no-point = Aucun point pour personne.
yy-pre-war = Causerait une guerre : { yy-war-sides }.
yy-pre-revolt = Causerait une révolte contre { $other_name }, { $attack } contre { $defence }.
yy-pre-strengths = On en serait à { $mine } contre { $theirs }.
yy-pre-revolt-won = { $you ->
    [yes] Vous gagneriez la révolte, { $mine } contre { $theirs }.
   *[no] Vous perdriez la révolte, { $mine } contre { $theirs }.
}
yy-pre-support = On en serait à : { yy-war-sides }.
yy-pre-war-tied = La guerre serait à égalité, à { $strength }.
yy-pre-war-won = La guerre serait gagnée par { yy-state }, { $strength } contre { $quota }.
yy-pre-leader-back = { $you ->
    [yes] Votre { yy-leader-of } quitterait le plateau.
   *[no] Le { yy-leader-of } de { $name } quitterait le plateau.
}
yy-pre-soldiers-lost = { $count ->
    [one] { $count } tuile Soldat (rouge) tomberait.
   *[other] { $count } tuiles Soldat (rouges) tomberaient.
}
yy-pre-pagoda-back = La { yy-pagoda-of } tomberait.
yy-pre-pagoda = Pourrait apporter { yy-a-pagoda }.
yy-pre-income = À la fin de ce tour, les pagodes rapporteraient { yy-points-of }.
yy-pre-pagoda-pays = { $you ->
    [yes] La pagode vous paierait à la fin de vos tours.
   *[no] La pagode paierait { $name }, pas vous.
}
yy-pre-pagoda-pays-nobody = Pour l’instant la pagode ne paierait personne.
yy-pre-end = La partie se terminerait.

## La table lue à voix haute
yy-read-state = Force { $strength }, { yy-state } : { $things }.
yy-read-loose = Aucun état : { $things }.
yy-read-tile = { $space } { yy-tile-of }
yy-read-leader = { $space } { yy-leader-of } de { $name }
yy-read-pagoda = { yy-pagoda-of } sur { $triangle }.
yy-read-market = Marché : { $tiles }.
yy-read-seat = { $name }, dynastie : { yy-emblem } ; { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} derrière le paravent.
yy-read-hand = Derrière le paravent : { $tiles }.
yy-read-waiting = Chefs hors du plateau : { $leaders }.
yy-read-points = Points : { $points }.
yy-read-colour = { yy-colour }
yy-read-points-of = { yy-points-of } ({ yy-goods })
yy-read-none = aucune

## Why not, options, scores (asked for by the table)
yy-why-main = une action, c’est un chef, une tuile, une révolte paysanne, une pagode, un échange de tuiles ou la fin du tour.
yy-why-replace = défaussez une tuile de derrière votre paravent, ou piochez après en avoir défaussé au moins une.
yy-why-market = prenez une tuile du marché, ou aucune.
yy-why-pagoda = la pagode va sur un triangle sans pagode formé par la tuile posée, ou nulle part.
yy-why-pagoda-from = déplacez une des deux pagodes de cette couleur.
yy-why-chain = la tuile Paysan (bleue) suivante va sur une case de fleuve vide à côté de la dernière.
yy-why-revolt = ajoutez des tuiles Gouverneur (noires) de derrière votre paravent, et le chef noir (Gouverneur) seulement s’il est hors du plateau.
yy-why-support = soutenez un des états en guerre avec des tuiles Soldat (rouges) de derrière votre paravent, le chef rouge (Soldat) seulement s’il est hors du plateau.
yy-why-tie = un des états à égalité l’emporte.
yy-why-losses = retirez une tuile Soldat (rouge) de l’état vainqueur.
yy-why-no-tile = vous n’avez pas de tuile de cette couleur derrière votre paravent.
yy-why-not-empty = la case n’est pas vide.
yy-why-ground = les tuiles Paysan (bleues) vont sur le fleuve, les autres sur la terre.
yy-why-not-on-board = ce chef n’est pas sur le plateau.
yy-why-nothing-there = il n’y a pas de tuile à retirer.
yy-why-no-triangle = une pagode demande trois tuiles d’une couleur qui se touchent, sans pagode.
yy-why-empty-hand = vous n’avez pas de tuile derrière votre paravent.
yy-why-stands-there = le chef s’y trouve déjà.
yy-why-leader-land = les chefs se placent sur la terre.
yy-why-no-black = aucune tuile Gouverneur (noire) ne touche la case.
yy-why-unites = cela unirait des états qui ont deux chefs d’une même couleur.
yy-why-cost = cela coûte deux tuiles { yy-colour } ({ yy-tiles-hue }), ou une si votre chef de cette couleur est hors du plateau.
yy-option-short = Partie courte
yy-option-short-help = À deux joueurs : 24 tuiles quittent le sac sans être vues, la partie finit donc plus tôt.
yy-option-open-points = Points visibles
yy-option-open-points-help = Chacun voit les points de tous pendant la partie. Sinon, chaque gain est public mais les totaux sont cachés.
yy-option-map = Carte
yy-option-map-help = La terre que l’on se dispute.
yy-option-still-turns = Tours sans pioche
yy-option-still-turns-help = Quand autant de tours passent sans que personne ne pioche de tuile, la partie se termine.
yy-tally = Points { yy-hue }
yy-score-0 = Couleur la plus basse, or compris
yy-score-1 = Deuxième plus basse
yy-score-2 = Troisième plus basse
yy-score-3 = Couleur la plus haute
yy-source-gained-by-tile = Gagnés avec les tuiles
yy-source-gained-by-revolt = Gagnés dans les révoltes
yy-source-gained-by-war = Gagnés dans les guerres
yy-source-gained-by-pagoda = Gagnés par les pagodes

# The front page
yy-lead = Fondez des états, placez vos chefs à leur tête, gagnez guerres et révoltes. Seule compte votre couleur la plus faible.

## Scenes of what happened
yy-scene-riot = Révolte paysanne
yy-scene-paid = { $you ->
    [yes] Vous payez { yy-farmers-paid }, et une tuile quitte la carte.
   *[no] { $name } paie { yy-farmers-paid }, et une tuile quitte la carte.
}
yy-scene-tile = Une { yy-tile-of }
yy-scene-pagoda = La { yy-pagoda-of }
yy-scene-state = { $state_you ->
    [yes] Votre état{ yy-state-hue }
   *[no] L’état{ yy-state-hue } de { $state_name }
}
yy-scene-cost = Gagner coûte { $count ->
    [one] 1 soldat
   *[other] { $count } soldats
}, toute la force du perdant : { $committed } en soutien{ $leader ->
    [0] {""}
   *[other] {" "}(le chef rouge compte pour un et reste à son joueur)
}{ $more ->
    [0] {""}
   *[other] {","} { $more } de la carte
}.
yy-scene-attacker = { $you ->
    [yes] Vous attaquez
   *[no] { $name } attaque
}
yy-scene-defender = { $you ->
    [yes] Vous défendez
   *[no] { $name } défend
}
yy-scene-leader = { $you ->
    [yes] Votre { yy-leader-of }
   *[no] Le { yy-leader-of } de { $name }
}
yy-scene-soldiers = { $count ->
    [one] { $count } tuile Soldat (rouge)
   *[other] { $count } tuiles Soldat (rouges)
} dans l’état
yy-scene-backed = { $you ->
    [yes] Vous : { yy-soldiers-committed }
   *[no] { $name } : { yy-soldiers-committed }
}
yy-scene-governors = { $count ->
    [one] { $count } tuile Gouverneur (noire)
   *[other] { $count } tuiles Gouverneur (noires)
} à côté du chef
yy-scene-committed = { $count } de plus en soutien
yy-scene-tie-revolt = { $you ->
    [yes] Égalité : vous étiez déjà là et gagnez.
   *[no] Égalité : { $name } était déjà là et gagne.
}
yy-scene-tie-war = { $you ->
    [yes] Égalité : vous avez tranché, car vous avez placé la tuile.
   *[no] Égalité : { $name } a tranché, pour avoir placé la tuile.
}

## Before somebody acts: what to choose next, and what a piece is
yy-follow-leader = Choisissez où va votre { yy-leader-of }{ $stands ->
    [yes] { "" }, ou retirez-le
   *[no] { "" }
}.
yy-follow-tile = Choisissez où va votre { yy-tile-of }.
yy-follow-act-riot = Choisissez la tuile que les paysans révoltés retirent.
yy-follow-act-build = Choisissez le triangle où vous construisez la pagode.
yy-follow-pay = Choisissez maintenant comment vous payez.
yy-follow-support = Choisissez maintenant ce que vous ajoutez pour cet état.
yy-help-space = Les tuiles se posent sur des cases vides : les paysans sur le fleuve, toutes les autres sur la terre. Les chefs se tiennent sur la terre, à côté d’une tuile Gouverneur (noire).
yy-help-tile = Une tuile dans un état rapporte un point de sa couleur au chef de cette couleur, ou au chef noir s’il n’y en a pas.
yy-help-hand = Vos tuiles sont cachées derrière votre paravent. En poser une est une action.
yy-help-leader = Un chef prend les points de sa couleur dans son état. Il lui faut une tuile Gouverneur (noire) à côté de lui, et elles comptent dans une révolte.
yy-help-market = Après avoir posé une tuile Négociant (verte), vous pouvez prendre une tuile ici.
yy-help-pagoda = À la fin de votre tour, chaque pagode rapporte un point de sa couleur à votre chef de cette couleur dans le même état.
yy-help-triangle = Trois tuiles d’une même couleur qui se touchent peuvent porter une pagode.
yy-help-pennant = Les tuiles Soldat (rouges) d’un état : ce qu’il apporterait dans une guerre.
yy-help-emblems = Plusieurs joueurs ont des chefs dans cet état : leurs emblèmes.
yy-help-side = Un état en guerre : ses tuiles Soldat (rouges) et ce qu’on ajoute pour lui comptent. L’état le plus fort gagne.
yy-help-points = À la fin seule compte la couleur dont vous avez le moins ; les points jaunes s’ajoutent là où il vous en manque le plus.
yy-help-screen = Ce qui est derrière le paravent est caché aux autres.
yy-help-bag = Les nouvelles tuiles sont piochées dans le sac. Quand il ne peut plus en donner assez, la partie s’arrête.

## The guided game ($other_name: the other player)
yy-lesson-goal = Bienvenue ! Dans cette première partie vous jouez contre { $other_name }, un joueur automatique. Chacun mène une dynastie et récolte des points de cinq couleurs.
yy-lesson-lowest = Ce qui fait gagner : à la fin seule votre couleur la plus faible compte, et la meilleure l’emporte. Quatre couleurs comptent : noir, rouge, bleu et vert. Le jaune est un joker : il s’ajoute à vos couleurs les plus faibles. Il vous faut donc un peu de tout.
yy-lesson-hand = Voici vos six tuiles, cachées à { $other_name }. Votre tour a deux actions : placer une tuile, positionner un chef, ou autre chose que vous verrez bientôt.
yy-lesson-names = Chaque couleur a un nom, celui des boutons : les tuiles noires sont Gouverneur, les rouges Soldat, les bleues Paysan, les vertes Négociant et les jaunes Artisan.
yy-lesson-leaders = Voici vos cinq chefs, un de chaque couleur. Un chef sur la carte récolte pour vous les points de sa couleur.
yy-lesson-first-leader = Un chef doit se tenir sur la terre, à côté d’une tuile Gouverneur (noire). Choisissez votre chef noir, puis la case marquée.
yy-lesson-state = Les tuiles et les chefs qui se touchent forment un état. Voici votre premier : une tuile Gouverneur et votre chef noir. Le chiffre sur un chef dit combien de tuiles Gouverneur le touchent.
yy-lesson-first-tile = Une tuile, maintenant. Qui a dans son état le chef de la couleur de la tuile reçoit un point de cette couleur. Choisissez une tuile Gouverneur (noire) : un +1 sur la case marquée montre alors le point qu’elle rapporterait. Choisissez cette case.
yy-lesson-first-point = Votre premier point ! La tuile est noire, et votre chef noir est dans son état : un point noir pour vous. Les points de chacun sont cachés aux autres.
yy-lesson-turn = Vos deux actions sont faites. À la fin d’un tour, les mains remontent à six tuiles. C’est maintenant à { $other_name }.
yy-lesson-guest = { $other_name } met un chef vert dans votre état. Des chefs de couleurs différentes y vivent en paix. Mais maintenant chaque tuile verte dans votre état donnerait le point à { $other_name }, même si c’est vous qui la placez !
yy-lesson-neighbour = Et un chef noir à côté d’une autre tuile Gouverneur : voilà l’état de { $other_name }. Le bord d’un état a la couleur de son joueur. Le vôtre est pâle maintenant, avec deux petits emblèmes : vous y avez tous deux des chefs.
yy-lesson-marks = Ce que { $other_name } vient de faire a un contour à la couleur de { $other_name } jusqu’à votre prochaine action. Là où une pièce a quitté la carte, il y aura une croix, à la couleur de qui l’a chassée.
yy-lesson-triangle = À vous. Trois tuiles d’une couleur qui se touchent toutes forment un triangle. Complétez le vôtre avec cette tuile Gouverneur (noire).
yy-lesson-pagoda = Encore un point noir, et un triangle noir. Sur un triangle vous pouvez mettre une pagode de sa couleur : choisissez le triangle entouré sur la carte.
yy-lesson-income = Une pagode rapporte un point de sa couleur à la fin de chacun de vos tours, tant que votre chef de cette couleur est dans son état. Si l’une de ses trois tuiles est perdue, la pagode l’est aussi.
yy-lesson-revolt = Deux chefs d’une couleur ne peuvent vivre dans un même état. Chassez donc le chef vert de { $other_name } : placez votre chef vert dans le même état. C’est une révolte. Une fois le chef choisi, un bouclier sur la case le dit.
yy-lesson-revolt-count = Dans une révolte comptent les tuiles Gouverneur (noires) qui touchent chaque chef. Le vôtre en touche 3, celui de { $other_name } une seule. Des points les marquent sur la carte.
yy-lesson-commit = Chacun peut ajouter des tuiles Gouverneur de sa main, vous d’abord. Un chef noir hors de la carte peut s’ajouter aussi : il compte pour un et on le garde. Le vôtre est sur la carte : ajoutez une tuile, par prudence, avec le bouton ou en choisissant la tuile elle-même.
yy-lesson-revolt-won = { $other_name } en a ajouté une aussi : 4 contre 2. Vous gagnez un point vert, et l’autre chef doit partir. Les tuiles ajoutées sont perdues. À égalité, le chef déjà en place l’aurait emporté.
yy-lesson-income-came = Votre tour est fini, et votre pagode paie pour la première fois : un point noir.
yy-lesson-governor = { $other_name } place une tuile Soldat (rouge), mais n’a pas de chef rouge là-bas. Le chef noir prend alors le point rouge : il remplace tout chef absent.
yy-lesson-red-leader = Et un chef rouge, qui prend désormais les points rouges de cet état. Le petit drapeau compte les tuiles Soldat d’un état.
yy-lesson-plan = Vous avez 3 points noirs et 1 vert, mais aucun rouge ni bleu : plus de noir n’aiderait pas. Les points rouges viennent des tuiles Soldat (rouges), qui gagnent aussi les guerres. Vous en tenez trois ; d’autres sont au marché.
yy-lesson-green = Une tuile Négociant (verte) vous apporte cette quatrième tuile Soldat : qui en place une peut prendre une tuile du marché. Placez donc d’abord la vôtre, dans votre état. Votre chef vert en tire un point vert.
yy-lesson-market = Vous pouvez maintenant prendre une des tuiles ouvertes du marché. Prenez une tuile Soldat (rouge) : une guerre est proche, chaque soldat compte. Le marché se remplit de nouveau à la fin de votre tour.
yy-lesson-soldier-leader = Ici aussi votre chef noir prendrait les points rouges, mais seulement tant que personne n’a de chef rouge dans votre état, et jamais d’une pagode rouge. Placez donc votre chef rouge.
yy-lesson-growing = { $other_name } a placé deux tuiles Gouverneur, pour deux points noirs.
yy-lesson-soldier = Placez une tuile Soldat (rouge) à côté de votre chef rouge : un point rouge, et un soldat pour votre état.
yy-lesson-two-states = Votre état et celui de { $other_name } ont chacun un chef noir et un chef rouge. Une tuile sur la case vide entourée toucherait les deux états et les unirait.
yy-lesson-war = Quand une tuile unit deux états et que des chefs d’une couleur se rencontrent, c’est la guerre. Chaque état a une tuile Soldat, mais vous en tenez trois autres en main. Commencez-la : une tuile Gouverneur (noire) sur cette case. Une fois la tuile choisie, des épées croisées y disent : guerre.
yy-lesson-war-count = La guerre ! Les tuiles Soldat (rouges) comptent : une dans chaque état, marquée d’un point. Puis chacun peut en ajouter de sa main à un camp ; qui a placé la tuile vient en dernier. { $other_name } en a ajouté une : 1 contre 2.
yy-lesson-support = Vous avez trois tuiles Soldat en main. Choisissez votre état, dans le cadre ou sur la carte, puis ajoutez-en deux en soutien.
yy-lesson-war-won = 3 contre 2, victoire ! Les chefs opposés aux vôtres doivent partir, et chacun vous donne un point de sa couleur : un noir, un rouge. Toutes les tuiles Soldat de l’état perdant tombent. Le sixième point noir vient de votre pagode : votre tour est fini.
yy-lesson-war-cost = Le gagnant paie autant de soldats que toute la force du perdant, ici 2 : sa tuile Soldat et celle ajoutée. Les deux de votre main ont payé. Une tuile qui cause une guerre ne donne ni point ni pagode. Les tuiles restées ici n’ont plus de chef : pour l’instant elles ne sont à personne.
yy-lesson-returns = { $other_name } commence un nouvel état, juste de l’autre côté du fleuve : un chef noir et une tuile Soldat.
yy-lesson-yellow = Maintenant le joker. À la fin chaque point jaune s’ajoute à la couleur qui est alors votre plus faible. Amenez votre chef jaune sur la carte.
yy-lesson-yellow-tile = Placez ici une tuile Artisan (jaune), pour votre premier point jaune. Elle touche aussi les tuiles qui n’étaient à personne : elles rejoignent votre état.
yy-lesson-yellow-point = Un point jaune pour vous. Si la partie finissait maintenant, il s’ajouterait au bleu, votre couleur la plus faible. Et votre pagode a payé aussi. C’est maintenant à { $other_name }.
yy-lesson-attacked = Une tuile Paysan (bleue) : elles ne vont que sur le fleuve, toutes les autres que sur la terre. Elle unit les deux états, et deux chefs noirs se rencontrent. Cette fois c’est vous qu’on attaque !
yy-lesson-defend = Chaque état a une tuile Soldat. Cette fois vous répondez d’abord : choisissez votre état et ajoutez une de vos deux en soutien : il vous en reste une si vous perdez. À égalité, qui a placé la tuile décide quel état gagne, donc { $other_name }.
yy-lesson-war-lost = { $other_name } ajoute une tuile Soldat et le chef rouge, qui compte pour un hors de la carte et qu’on garde : 3 contre 2. Votre chef noir vous revient, la tuile Soldat de votre état tombe, et { $other_name } gagne un point noir.
yy-lesson-pagoda-lost = { $other_name } finit son tour après une action : c’est permis. Tout ceci est un seul état maintenant, et son unique chef noir est celui de { $other_name } : votre pagode a donc payé { $other_name } !
yy-lesson-riot = Mais vous avez des tuiles Paysan (bleues). Une révolte paysanne retire de la carte n’importe quelle tuile. C’est une action et elle coûte deux tuiles Paysan, ou une seule si votre chef bleu est hors de la carte, comme ici.
yy-lesson-riot-do = Un chef a besoin d’une tuile Gouverneur à côté de lui, et le chef noir de { $other_name } n’a que celle-ci. Choisissez Révolte paysanne, puis la tuile, et payez.
yy-lesson-stranded = Plus de tuile Gouverneur, plus de chef : il a dû quitter la carte.
yy-lesson-back = Ramenez maintenant votre chef noir. La pagode vous paiera de nouveau. Un chef sur la carte peut aussi être déplacé ou retiré : c’est chaque fois une action.
yy-lesson-far = { $other_name } recommence ailleurs : un chef noir, une tuile Gouverneur et son point. Une tuile peut aller sur toute case vide, terre ou fleuve selon sa couleur, même si elle ne touche rien.
yy-lesson-count = Comptons : vous avez 8 points noirs, 2 rouges, 2 verts, aucun bleu et 1 jaune. Le jaune s’ajouterait au bleu, votre plus faible. Si la partie finissait maintenant, votre score serait 1.
yy-lesson-blue = Rien ne vous aide donc autant que le bleu. Votre chef noir prendrait aussi les points bleus, mais vous avez vu comme il peut vite disparaître. Placez ici votre chef bleu.
yy-lesson-river = Maintenant une tuile Paysan (bleue) sur le fleuve, qui touche votre état.
yy-lesson-chain = Un point bleu ! Et les tuiles Paysan s’enchaînent : dans la même action vous pouvez placer la suivante à côté de la dernière. Encore une fois.
yy-lesson-stop = Deux points bleus en une action. Seules vos couleurs les plus faibles comptent, et le rouge et le vert sont à 2 aussi : un troisième point bleu n’élèverait pas votre score. Arrêtez-vous et gardez la tuile.
yy-lesson-score = Rouge, bleu et vert sont maintenant à 2. Votre score est donc 2, le double d’avant : un seul point jaune ne peut relever les trois. Plus de noir n’aurait servi à rien.
yy-lesson-more = Deux autres actions ont un bouton, quand elles sont possibles. Remplacer des tuiles : défaussez autant de tuiles de la main que vous voulez et piochez-en autant. Construire une pagode : payez deux tuiles Négociant (une si votre chef vert est hors de la carte) et posez-la sur tout triangle libre, de qui que ce soit.
yy-lesson-signs = Quand vous choisissez une tuile ou un chef, des signes sur la carte disent ce que chaque case rapporterait : +1 coloré, un point pour vous ; +1 pâle dans l’anneau d’un autre, un point pour lui ; épées croisées, une guerre ; bouclier, une révolte ; pagode, un triangle.
yy-lesson-sum-goal = En bref. La partie finit dès qu’il faut piocher une tuile et que le sac est vide. Le jaune s’ajoute aux couleurs les plus faibles, et la meilleure couleur la plus faible gagne ; à égalité la deuxième, et ainsi de suite.
yy-lesson-sum-points = Les points : une tuile paie le chef de sa couleur dans son état, sinon le chef noir. Une pagode paie à la fin de votre tour. Une révolte gagnée donne un point de la couleur des chefs, une guerre gagnée un par chef qui doit partir, de sa couleur.
yy-lesson-sum-tiles = Les tuiles : Paysan (bleue) va sur le fleuve, plusieurs en une action, et paie les révoltes paysannes. Négociant (verte) permet de prendre une tuile du marché. Le chef noir prend les points des chefs absents.
yy-lesson-sum-revolt = Une révolte : un chef entre dans un état qui a déjà un chef de sa couleur. Les tuiles Gouverneur qui les touchent décident, et celles de la main ; son propre chef noir, hors de la carte, compte pour un. À égalité, celui qui était là gagne.
yy-lesson-sum-war = Une guerre : une tuile unit des états qui ont des chefs d’une couleur. Les tuiles Soldat des états décident, et celles de toutes les mains. Les chefs battus partent, les tuiles Soldat du perdant tombent.
yy-lesson-sum-war-cost = Dans une guerre, un chef rouge hors de la carte compte comme un soldat, et on le garde. Qui a placé la tuile ajoute en dernier et tranche une égalité. Le gagnant paie autant de soldats que toute la force du perdant : d’abord les ajoutés, puis des tuiles de l’état.
yy-lesson-end = Vous pouvez vous asseoir à une première table. Le plus rare, comme une guerre de trois états, est dans l’aide de jeu et les règles : en haut de la page, sur un téléphone dans le menu qui s’y trouve. Continuez ici contre { $other_name }, ou commencez une vraie partie.
