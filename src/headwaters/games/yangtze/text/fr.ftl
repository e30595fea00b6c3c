# Yangtze. Les mots sont ceux du glossaire ; les couleurs sont W O R P B G K, comme dans la notation.

## Couleurs des cartes lanterne

yz-colour = { $colour ->
     [W] blanche
     [O] orange
     [R] rouge
     [P] violette
     [B] bleue
     [G] verte
    *[K] noire
}
yz-gives = { $gives ->
     [W] blanche
     [O] orange
     [R] rouge
     [P] violette
     [B] bleue
     [G] verte
    *[K] noire
}
yz-takes = { $takes ->
     [W] blanche
     [O] orange
     [R] rouge
     [P] violette
     [B] bleue
     [G] verte
    *[K] noire
}
yz-first = { $first ->
     [W] blanche
     [O] orange
     [R] rouge
     [P] violette
     [B] bleue
     [G] verte
    *[K] noire
}
yz-second = { $second ->
     [W] blanche
     [O] orange
     [R] rouge
     [P] violette
     [B] bleue
     [G] verte
    *[K] noire
}
yz-third = { $third ->
     [W] blanche
     [O] orange
     [R] rouge
     [P] violette
     [B] bleue
     [G] verte
    *[K] noire
}

## Couleurs des côtés d’une tuile

yz-side-top = { $top ->
     [W] blanc
     [O] orange
     [R] rouge
     [P] violet
     [B] bleu
     [G] vert
    *[K] noir
}
yz-side-right = { $right ->
     [W] blanc
     [O] orange
     [R] rouge
     [P] violet
     [B] bleu
     [G] vert
    *[K] noir
}
yz-side-bottom = { $bottom ->
     [W] blanc
     [O] orange
     [R] rouge
     [P] violet
     [B] bleu
     [G] vert
    *[K] noir
}
yz-side-left = { $left ->
     [W] blanc
     [O] orange
     [R] rouge
     [P] violet
     [B] bleu
     [G] vert
    *[K] noir
}

## Places, piles et symboles

yz-where = { $spot ->
     [up] { $along } en haut
     [up-right] { $across } à droite, { $along } en haut
     [right] { $across } à droite
     [down-right] { $across } à droite, { $along } en bas
     [down] { $along } en bas
     [down-left] { $across } à gauche, { $along } en bas
     [left] { $across } à gauche
     [up-left] { $across } à gauche, { $along } en haut
    *[here] le canoë lui-même
}
yz-pile = { $pile ->
     [four] 4 identiques
     [pairs] 3 paires
    *[seven] 7 différentes
}
yz-symbol = { $symbol ->
     [flower] , avec une fleur
     [koi] , avec une carpe koï
     [dragon] , avec un dragon
     [panda] , avec un panda
     [boat] , avec le canoë
    *[none] {""}
}
yz-side = { $side ->
     [top] en haut
     [right] à droite
     [bottom] en bas
    *[left] à gauche
}

## Quantités

yz-points = { $points ->
     [one] { $points } point
    *[other] { $points } points
}
yz-value = { $value ->
     [one] { $value } point
    *[other] { $value } points
}
yz-limit = { $limit ->
     [one] { $limit } carte lanterne
    *[other] { $limit } cartes lanterne
}

## Titres

yz-word = { $word ->
     [points] Points
     [rafts] Radeaux
     [cards] Cartes
     [tiles] Tuiles
    *[general] Générales
}
yz-title-board = Le lac et la réserve
yz-title-lake = Le lac
yz-title-hand = Vos tuiles, cartes lanterne et radeaux
yz-title-seat = { $name }

## Ce qu’on peut choisir

yz-label-tile = tuile : en haut { yz-side-top }, à droite { yz-side-right }, en bas { yz-side-bottom }, à gauche { yz-side-left }{ yz-symbol }
yz-label-place = place, depuis le canoë : { yz-where }
yz-label-card = carte lanterne { yz-colour } (vous en avez { $count })
yz-label-supply = réserve : carte lanterne { yz-colour } ({ $count ->
     [0] épuisée
    *[other] il en reste { $count }
})
yz-label-pile = récompense { yz-pile } : { yz-value } ({ $count ->
     [0] pile vide, récompense générale
    *[other] il en reste { $count }
})
yz-label-general = récompenses générales à 4 points : il en reste { $count }
yz-label-draw-pile = pioche : { $count ->
     [0] vide
     [one] { $count } tuile
    *[other] { $count } tuiles
}
yz-label-skip = { $decision ->
     [exchange] Pas d’échange
    *[reward] Pas de récompense
}

## Ce qui est demandé

yz-ask-exchange = { $last ->
     [yes] Votre dernier tour : payez 2 radeaux pour échanger une carte lanterne, ou passez.
    *[no] { $then ->
         [reward] 2 radeaux pour échanger une carte, ou continuez : une récompense.
        *[tile] 2 radeaux pour échanger une carte, ou continuez : une tuile.
     }
}
yz-ask-reward = { $last ->
     [yes] Votre dernier tour : prenez une récompense, ou passez.
    *[no] Prenez une récompense, ou passez.
}
yz-ask-exchange-only = Payez 2 radeaux pour échanger une carte lanterne.
yz-ask-reward-only = Prenez une récompense.
yz-ask-discard = { $count ->
     [one] Remettez une carte lanterne dans la réserve : vous pouvez en garder 12.
    *[other] Remettez { $count } cartes lanterne dans la réserve : vous pouvez en garder 12.
}
yz-ask-lay = Posez une de vos tuiles : choisissez-la, tournez-la, choisissez sa place.
yz-wait-exchange = { $last ->
     [yes] { $name } joue son dernier tour et peut échanger une carte lanterne.
    *[no] { $name } peut échanger une carte lanterne.
}
yz-wait-reward = { $last ->
     [yes] { $name } joue son dernier tour et peut prendre une récompense.
    *[no] { $name } peut prendre une récompense.
}
yz-wait-discard = { $count ->
     [one] { $name } doit remettre une carte lanterne dans la réserve.
    *[other] { $name } doit remettre { $count } cartes lanterne dans la réserve.
}
yz-wait-lay = { $name } pose une tuile.
yz-over-one = { $name } gagne avec { yz-points }.
yz-over-two = { $name } et { $other_name } partagent la victoire avec { yz-points }.
yz-over-many = { $count ->
     [one] { $count } joueur a
    *[other] { $count } joueurs partagent
} la victoire avec { yz-points }.

## Ce qui s’est passé

yz-did-lay = { $name } pose une tuile{ yz-symbol }.
yz-did-match = { $name } reçoit une carte lanterne { yz-colour } en bonus d’assortiment.
yz-did-match-none = Un côté est assorti, mais il ne reste aucune carte lanterne { yz-colour } pour { $name }.
yz-did-rafts = { $name } reçoit { $count ->
     [one] un radeau
    *[other] { $count } radeaux
}.
yz-did-get = { $name } reçoit une carte lanterne { yz-colour }.
yz-did-get-none = { $name } ne reçoit rien : il ne reste aucune carte lanterne { yz-colour }.
yz-did-sell-out = C’était la dernière carte lanterne { yz-colour } de la réserve.
yz-did-draw = { $name } pioche une tuile.
yz-did-draw-own = { $name } pioche une tuile : { yz-side-top }, { yz-side-right }, { yz-side-bottom }, { yz-side-left }{ yz-symbol }.
yz-did-empty-pile = La pioche est vide.
yz-did-last-turns = La dernière tuile est posée : chacun a un dernier tour.
yz-did-sat-out = { $name } n’a rien à faire au dernier tour.
yz-did-swap = { $name } paie { $count ->
     [one] { $count } radeau
    *[other] { $count } radeaux
}, donne une carte lanterne { yz-gives } et en prend une { yz-takes }.
yz-did-reward-four = { $name } remet 4 cartes lanterne identiques ({ yz-colour }) et prend une récompense de { $value }.
yz-did-reward-pairs = { $name } remet trois paires ({ yz-first }, { yz-second }, { yz-third }) et prend une récompense de { $value }.
yz-did-reward-seven = { $name } remet une carte lanterne de chaque couleur et prend une récompense de { $value }.
yz-did-general = La pile { yz-pile } est vide : une récompense générale vaut { $value } (il en reste { $count }).
yz-did-pile-out = La pile { yz-pile } est maintenant vide.
yz-did-discard = { $name } remet une carte lanterne { yz-colour } dans la réserve.
yz-did-skip = { $name } { $decision ->
     [exchange] n’échange rien
    *[reward] ne prend pas de récompense
}.
yz-did-win = { $name } gagne avec { yz-points }{ $by ->
     [rafts] , grâce aux radeaux
     [cards] , grâce aux cartes lanterne
    *[points] {""}
}.
yz-did-share = { $name } partage la victoire avec { yz-points }.

## Ce qui se passerait

yz-will-match = { $you ->
    [yes] Vous auriez une carte { yz-colour } en bonus.
   *[no] { $name } aurait une carte { yz-colour } en bonus.
}
yz-will-match-none = Un côté serait assorti, mais la carte { yz-colour } est épuisée.
yz-will-rafts = { $you ->
    [yes] Vous auriez
   *[no] { $name } aurait
} { $count ->
     [one] un radeau
    *[other] { $count } radeaux
}.
yz-will-get = { $you ->
    [yes] Vous auriez une carte { yz-colour }.
   *[no] { $name } aurait une carte { yz-colour }.
}
yz-will-get-none = { $you ->
    [yes] Vous n’auriez rien : la carte { yz-colour } est épuisée.
   *[no] { $name } n’aurait rien : la carte { yz-colour } est épuisée.
}
yz-will-sell-out = Ce serait la dernière carte { yz-colour }.
yz-will-swap = Une carte { yz-gives } deviendrait { yz-takes } pour { $count ->
     [one] { $count } radeau
    *[other] { $count } radeaux
}.
yz-will-reward = La récompense vaudrait { yz-value }.
yz-will-general = Une récompense générale vaudrait { yz-value } (il en resterait { $count }).
yz-will-discard = { $count ->
     [0] Une carte { yz-colour } irait dans la réserve et vous en auriez 12.
    *[other] Une carte { yz-colour } irait dans la réserve, puis encore { $count }.
}
yz-will-skip = { $decision ->
     [exchange] Vous n’échangeriez rien.
    *[reward] Vous ne prendriez pas de récompense.
}

## La table lue à voix haute

yz-read-tile = depuis le canoë : { yz-where } : tuile avec en haut { yz-side-top }, à droite { yz-side-right }, en bas { yz-side-bottom }, à gauche { yz-side-left }{ yz-symbol }
yz-read-seat = { $name }, { yz-side } : points { $points }, radeaux { $rafts }, tuiles { $tiles }, cartes lanterne { $cards }
yz-read-cards = { $you ->
    [yes] Vous : { $count } × { yz-colour }
   *[no] { $name } : { $count } × { yz-colour }
}

## Why not, options, scores (asked for by the table)
yz-why-exchange = on demande un échange, ou d’y renoncer.
yz-why-reward = on demande une récompense : 4 identiques, 3 paires ou 7 différentes ; ou d’y renoncer.
yz-why-discard = il faut remettre une carte lanterne, jusqu’à { $limit }.
yz-why-lay = on demande une tuile : une de votre main, tournée à volonté, bord à bord avec le lac.
yz-why-put-back = avec plus de { yz-limit }, il faut en remettre une.
yz-why-must-lay = il faut poser une tuile.
yz-why-exchange-first = l’échange n’est que la première étape du tour, une seule fois.
yz-why-exchange-needs = un échange demande 2 radeaux, une carte à donner et une autre couleur dans la réserve.
yz-why-after-exchange = l’échange vient d’abord : faites-le ou renoncez-y.
yz-why-reward-over = l’étape de récompense de ce tour est passée.
yz-why-no-reward = ces cartes lanterne ne paient aucune récompense.
yz-why-no-discard = on ne remet des cartes qu’après la récompense, et seulement au-delà de { $limit }.
yz-why-last-turns = on ne pose pas de tuile dans les derniers tours.
yz-why-too-many-cards = avec plus de { yz-limit }, on ne peut pas poser de tuile.
yz-why-lay-last = la tuile se pose après l’échange et la récompense : choisissez ou renoncez.
yz-why-same-colour = la carte prise est d’une autre couleur.
yz-why-no-card = vous n’avez pas de carte lanterne de cette couleur : { yz-colour }.
yz-why-no-supply = la réserve n’a pas de carte de cette couleur : { yz-colour }.
yz-why-four = il faut quatre cartes lanterne d’une couleur : { yz-colour }.
yz-why-pairs = les paires ont trois couleurs différentes.
yz-why-pairs-order = les couleurs des paires se nomment dans l’ordre { $order }.
yz-why-pair-lacks = il faut deux cartes lanterne de chaque, aussi de : { yz-colour }.
yz-why-seven = il faut une carte lanterne de chaque couleur, aussi de : { yz-colour }.
yz-why-not-in-hand = la tuile { $tile } n’est pas dans votre main.
yz-why-turns = une tuile se tourne de 0 à 3 fois.
yz-why-looks = la tuile { $tile } tournée { $turn } fois est comme tournée { $same } fois : choisissez cela.
yz-why-taken = une tuile s’y trouve déjà.
yz-why-apart = la place ne touche aucune tuile bord à bord.
yz-score-1 = Radeaux restants (premier départage)
yz-score-2 = Cartes lanterne restantes (second départage)
yz-source-rewarded-four = Récompenses pour 4 identiques
yz-source-rewarded-pairs = Récompenses pour 3 paires
yz-source-rewarded-seven = Récompenses pour 7 différentes

# The front page
yz-lead = Posez des tuiles de lanternes sur un lac au crépuscule. Chaque tuile donne des cartes à tous : voyez qui y gagne le plus.

## Scenes of what happened
yz-scene-reward = { $you ->
    [yes] Vous prenez une récompense ({ yz-pile })
   *[no] { $name } : une récompense ({ yz-pile })
}

## Before somebody acts: what to choose next, and what a piece is
yz-follow-tile = Choisissez maintenant sa place ; rechoisissez la tuile pour la tourner.
yz-follow-card = Choisissez maintenant la couleur que vous prenez en échange.
yz-follow-pile = { $pile ->
     [pairs] { $count ->
         [0] Choisissez maintenant la couleur de votre première paire.
        *[other] Choisissez maintenant la couleur d’une autre paire.
     }
    *[other] Choisissez maintenant la couleur avec laquelle vous payez.
}
yz-help-tile = Quand elle est posée, chaque joueur reçoit une carte lanterne de la couleur du côté tourné vers lui.
yz-help-place = Une tuile se pose bord à bord avec le lac. Des côtés de même couleur qui se touchent vous donnent une carte bonus.
yz-help-card = Quatre identiques, trois paires ou les sept couleurs paient une récompense. Vous pouvez garder 12 cartes.
yz-help-supply = Les cartes lanterne viennent d’ici et y retournent. D’une couleur épuisée, personne ne reçoit rien.
yz-help-pile = Les récompenses valent de moins en moins à mesure qu’on les prend. Les points décident de la partie.
yz-help-general = Quand la pile d’une récompense est vide, une récompense générale paie à sa place.
yz-help-draw = Après avoir posé une tuile, vous en piochez une. Quand la dernière est posée, chacun a un dernier tour.
yz-help-raft = Deux radeaux paient un échange : donnez une carte lanterne et prenez-en une d’une autre couleur.
yz-help-side = Qui est assis de ce côté reçoit la couleur qu’une tuile posée montre vers lui.
# The guided first game
yz-lesson-goal = Bienvenue au lac des lanternes ! Vous jouez contre { $other_name }, un joueur automatique. Le but : avoir le plus de points de récompenses quand la dernière tuile est posée. Voici les récompenses, avec leurs points.
yz-lesson-cards = Des séries de cartes lanterne achètent les récompenses. Vous avez une carte pour l’instant, une rouge.
yz-lesson-tiles = Les cartes lanterne viennent des tuiles. Voici vos tuiles : vous en gardez toujours trois, et { $other_name } ne voit pas lesquelles.
yz-lesson-first-tile = À chaque tour, vous posez une tuile à côté des autres sur le lac ; les couleurs n’ont pas besoin d’être assorties. Choisissez la tuile marquée, puis la place marquée.
yz-lesson-yours = Votre place est en bas, et le côté bas de votre tuile est bleu : une carte lanterne bleue pour vous.
yz-lesson-theirs = La place de { $other_name } est en haut. Le côté haut est orange : une carte orange pour { $other_name }. Chaque tuile donne une carte à tout le monde !
yz-lesson-draw = Vous avez pioché une nouvelle tuile. Maintenant, c’est à { $other_name } de jouer.
yz-lesson-from-others = La tuile posée par { $other_name } vous sert aussi : son côté bas est noir.
yz-lesson-match = Maintenant un bonus : là où un côté de votre tuile touche la même couleur, vous recevez une carte de plus de cette couleur. Posez cette tuile, orange contre orange.
yz-lesson-bonus = Deux cartes orange : une parce que l’orange vous regarde, une parce que les côtés sont assortis. Le bonus est à vous seul.
yz-lesson-symbol = Certaines tuiles portent un symbole au milieu, comme ce dragon. Un symbole apporte quelque chose de plus quand un côté est assorti.
yz-lesson-symbols = Votre panda est aussi un symbole. Posez-le de sorte que le violet touche le violet du dragon.
yz-lesson-rafts = Le violet est assorti : une carte de bonus, et deux radeaux, un pour votre panda et un pour le dragon d’à côté. À quoi servent les radeaux, vous le verrez bientôt.
yz-lesson-sold-out = Les cartes peuvent s’épuiser. L’orange et le violet sont épuisés : plus personne n’en reçoit tant qu’il n’en revient pas.
yz-lesson-nearly = Regardez vos cartes. Vous avez des paires orange et violette, mais un seul bleu. Une troisième paire vous ferait une série.
yz-lesson-exchange = Deux radeaux paient un échange : une de vos cartes contre une autre. Choisissez votre carte noire, puis le bleu dans la réserve.
yz-lesson-pairs = Trois paires ! Remettez-les : choisissez la récompense des 3 paires. Avec plus de trois paires, vous diriez lesquelles.
yz-lesson-points = 9 points, les premiers ! Les six cartes sont de retour dans la réserve.
yz-lesson-turned = Échange et récompense, une fois par tour, si vous voulez ; une tuile le finit. On peut la tourner avant de la poser : celle-ci arrive déjà tournée, pour que le bleu touche le bleu. Bientôt, vous en tournerez une vous-même.
yz-lesson-falling = { $other_name } remet aussi trois paires, mais n’en tire que 8. Chaque récompense rend la suivante du même genre plus petite : cette pile paie maintenant 7. N’attendez pas trop avec une série.
yz-lesson-general = Et si une pile est vide ? Alors ses séries sont payées par les récompenses générales, et par 4 points même quand il n’y en a plus. Une série rapporte donc toujours au moins 4.
yz-lesson-black = Vous avez une carte noire. Cette tuile tourne le noir vers vous, et le noir touche le noir : deux de plus d’un coup, et un radeau pour le panda.
yz-lesson-fourth = La tuile posée par { $other_name } tourne le noir vers vous : votre quatrième carte noire. C’est aussi une série.
yz-lesson-four = Quatre identiques ! Prenez-la maintenant qu’elle paie 8 : choisissez la récompense des 4 identiques.
yz-lesson-seven = La troisième sorte de série, c’est une carte de chacune des sept couleurs. C’est elle qui paie le plus : 10 points pour l’instant.
yz-lesson-last-tile = Une tuile finit le tour, et vous la tournez vous-même : choisissez-la, puis encore et encore jusqu’à ce qu’elle vous plaise. Son côté bas est votre carte, son côté haut celle de { $other_name } : veillez à ce que vous donnez ! Puis choisissez la place marquée.
yz-lesson-limit = Surveillez le nombre de vos cartes : avec plus de 12, vous devez en remettre avant de pouvoir poser une tuile.
yz-lesson-the-end = Quand toutes les tuiles sont posées, chacun a un dernier tour, pour un échange et une récompense seulement. Puis le plus de points gagne ; à égalité, le plus de radeaux, puis le plus de cartes lanterne restantes.
yz-lesson-sum = En bref : tournez vers vous ce qu’il vous faut, assortissez les côtés pour des cartes et des radeaux, et encaissez vos séries avant qu’elles ne perdent de la valeur.
yz-lesson-end = Vous menez par 17 points à 8. Ce qui reste à savoir est dans l’aide de jeu et les règles : en haut de la page, sur un téléphone dans le menu qui s’y trouve. Continuez ici contre { $other_name }, ou commencez une vraie partie.
