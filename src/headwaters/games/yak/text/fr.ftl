# Yak, en français. Les mots des jeux : shared/rules/glossary.md. Les arguments sont expliqués dans en.ftl.

## Noms

yk-a = { $a ->
    [lapis] lapis-lazuli
    [cinnabar] cinabre
    [jade] jade
    [sandstone] grès
    [basalt] basalte
    [amethyst] améthyste
    [turquoise] turquoise
    [rose] quartz rose
   *[crystal] cristal
}
yk-b = { $b ->
    [lapis] lapis-lazuli
    [cinnabar] cinabre
    [jade] jade
    [sandstone] grès
    [basalt] basalte
    [amethyst] améthyste
    [turquoise] turquoise
    [rose] quartz rose
   *[crystal] cristal
}
yk-c = { $c ->
    [lapis] lapis-lazuli
    [cinnabar] cinabre
    [jade] jade
    [sandstone] grès
    [basalt] basalte
    [amethyst] améthyste
    [turquoise] turquoise
    [rose] quartz rose
   *[crystal] cristal
}
yk-stone = { yk-a }
yk-stones = { $n ->
    [1] { yk-a }
    [2] { yk-a } et { yk-b }
   *[other] { yk-a }, { yk-b } et { yk-c }
}
yk-meat = { $meat ->
    [one] { $meat } viande
   *[other] { $meat } viandes
}
yk-milk = { $milk ->
    [one] { $milk } lait
   *[other] { $milk } laits
}
yk-bread = { $bread ->
    [one] { $bread } pain
   *[other] { $bread } pains
}
yk-food = { $food ->
    [m] { yk-meat }
    [k] { yk-milk }
    [b] { yk-bread }
    [mk] { yk-meat } et { yk-milk }
    [mb] { yk-meat } et { yk-bread }
    [kb] { yk-milk } et { yk-bread }
    [mkb] { yk-meat }, { yk-milk } et { yk-bread }
   *[none] aucune nourriture
}
yk-food-n = { $n ->
    [one] { $n } unité de nourriture
   *[other] { $n } unités de nourriture
}
yk-food-price = { $price ->
    [one] { $price } unité de nourriture
   *[other] { $price } unités de nourriture
}
yk-cart = { $cart ->
    [no-bread] chariot sans pain
    [no-milk] chariot sans lait
    [no-meat] chariot sans viande
   *[two-kinds] chariot à deux sortes au plus
}
yk-cart-at = { $cart ->
    [no-bread] Chariot sans pain : il accepte viande et lait
    [no-milk] Chariot sans lait : il accepte viande et pain
    [no-meat] Chariot sans viande : il accepte lait et pain
   *[two-kinds] Chariot à deux sortes au plus : il n’en accepte pas davantage pour un même achat
}
yk-card-build = Construire
yk-card-restock = Réapprovi­sionner
yk-card-market = Marché
yk-you = Vous
yk-market-road = Route du marché
yk-none = aucune

## Sur le plateau

yk-title-board = Yak : le village, jour { $day }
yk-title-hand = Votre tour de pierre, votre yourte et vos cartes
yk-title-panel = Tour de pierre et yourte du joueur { $number }
yk-title-example = Une tour de pierre et ce qu’elle compte
yk-worth-word = { $points ->
    [one] point
   *[other] points
}
yk-worth = { $points ->
    [one] Cette tour compterait maintenant { $points } point
   *[other] Cette tour compterait maintenant { $points } points
}
yk-day-word = Jour
yk-last-day = Dernier jour
yk-over-word = Fin
yk-day = Jour { $day }
yk-percent = { $percent } %
yk-baby = Bébé yak : qui l’a commence à midi
yk-stupa = Stupa : pour la tour de pierre qui déclenche la fin
yk-mountain = Montagne : { $fog ->
    [one] { $fog } banc de brouillard
   *[other] { $fog } bancs de brouillard
} sur { $slots } ; { $most ->
    [0] { $fills ->
        [0] jamais remplie
        [one] remplie une fois
       *[other] remplie { $fills } fois
    }
   *[other] remplie { $fills } fois, à { $most } vient le dernier jour
}
yk-track = Piste de la montagne : le marqueur de brouillard est sur { $fog } ; à { $slots }, tout le brouillard retourne dans le sac
yk-market = Marché : { yk-food }
yk-quarry = Sac de la carrière : { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
} et { $fog ->
    [one] { $fog } banc de brouillard
   *[other] { $fog } bancs de brouillard
}
yk-fog-chance = Risque de brouillard : { $one } % en piochant 1 pierre, { $three } % en en piochant 3
yk-bonus = Carte bonus : { $card ->
    [1] une couleur sur au moins 4 niveaux, 4 points
    [2] niveau 1 complet en cinq couleurs, 3 points
    [3] deux groupes de 4 ou plus, 4 points
    [4] trois cristaux ou plus, 3 points
    [5] les deux bouts du niveau 1 de la même couleur, 3 points
    [6] trois pierres d’une couleur toutes voisines entre elles, 3 points
    [7] au moins 10 pierres et aucune hors d’un groupe, 5 points
   *[8] niveau 3 complet d’une seule couleur, 4 points
}

## Ce que l’on peut choisir

yk-label-card-build = Construire
yk-label-card-restock = Réapprovisionner
yk-label-card-market = Marché
yk-label-buy = Acheter : { yk-a } ({ yk-food-price } en tout)
yk-label-done = En rester là ({ yk-food-price } en tout)
yk-label-pay = Payer { yk-food }
yk-label-spill = { yk-food } au marché
yk-label-bought = Poser : { yk-a }
yk-label-place = Niveau { $level }, place { $place }
yk-label-food = Prendre { yk-food }
yk-label-take = { $food ->
    [none] Ne rien prendre
   *[other] Prendre { yk-food }
}
yk-label-ware = Au marché : { yk-food }
yk-label-drawn = Garder : { yk-a }
yk-label-stop = Dans le { yk-cart }, chez { $name }
yk-label-stop-road = Dans le { yk-cart }, sur la route du marché

## Ce qui est demandé

yk-prompt-dawn = Aube : choisissez en secret votre carte du jour.
yk-prompt-dawn-wait = Aube : { $n ->
    [one] un joueur choisit
   *[other] { $n } joueurs choisissent
} encore.
yk-prompt-buy = Achetez jusqu’à trois pierres dans votre chariot.
yk-prompt-buy-more = { yk-food-price } jusqu’ici : achetez une autre pierre ou arrêtez-vous là.
yk-prompt-buy-more-only = { yk-food-price } jusqu’ici : achetez une autre pierre.
yk-prompt-pay = Payez { yk-food-price } : choisissez lesquelles.
yk-prompt-overflow = Le chariot contient 9 unités de nourriture : choisissez { $n ->
    [one] l’unité payée qui va
   *[other] les { $n } unités payées qui vont
} au marché.
yk-prompt-set = { $n ->
    [one] Posez votre pierre sur la tour de pierre.
   *[other] Choisissez une de vos { $n } pierres et posez-la sur la tour de pierre.
}
yk-prompt-restock = Choisissez la nourriture à prendre dans votre chariot.
yk-prompt-market = Prenez jusqu’à 2 unités de nourriture au marché : choisissez-les sur l’étal.
yk-prompt-keep = Choisissez laquelle des pierres piochées garder pour un chariot.
yk-prompt-put = Choisissez le chariot qui reçoit la pierre : { yk-a }.
yk-prompt-buy-wait = { $name } achète des pierres.
yk-prompt-pay-wait = { $name } choisit comment payer.
yk-prompt-overflow-wait = { $name } choisit ce qui va au marché.
yk-prompt-set-wait = { $name } construit.
yk-prompt-restock-wait = { $name } se réapprovisionne.
yk-prompt-market-wait = { $name } est au marché.
yk-prompt-keep-wait = { $name } choisit une des pierres piochées.
yk-prompt-put-wait = { $name } choisit un chariot pour la pierre.
yk-prompt-won = { $name } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
yk-prompt-won-you = Vous gagnez avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
yk-prompt-shared = { $n ->
    [2] { $first_name } et { $second_name }
    [3] { $first_name }, { $second_name } et { $third_name }
   *[other] { $first_name }, { $second_name }, { $third_name } et { $fourth_name }
} partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Le plateau en texte

yk-read-ending = C’est le dernier jour.
yk-read-clockwise = Les yaks marchent dans le sens horaire.
yk-read-anticlockwise = Les yaks marchent dans le sens antihoraire.
yk-read-cart = { $where } : { $cart_name } ; pierres : { $stones } ; nourriture : { yk-food }.
yk-read-bag = Sac de la carrière : { $stones }.
yk-read-yurt = Yourte ({ $name }) : { yk-food }.
yk-read-baby = { $name } a le bébé yak.
yk-read-stupa = { $name } a le stupa.
yk-read-card = Carte ({ $name }) : { $card ->
    [build] construire
    [restock] réapprovisionner
   *[market] marché
}.
yk-read-level = Tour de pierre ({ $name }), niveau { $level } : { $stones }.
yk-read-counts = Tour de { $name } : elle compterait maintenant { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
yk-read-total = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Ce qui s’est passé

yk-stays-out = Une pierre manque dans cette partie : { yk-a }.
yk-chooses = { $name } a choisi une carte.
yk-chooses-card = { $name } choisit en secret : { $card ->
    [build] construire
    [restock] réapprovisionner
   *[market] marché
}.
yk-reveals = { $name } révèle sa carte : { $card ->
    [build] construire
    [restock] réapprovisionner
   *[market] marché
}.
yk-buys = { $name } achète : { yk-stones }.
yk-buys-enough = { $name } n’achète plus rien : { yk-food-price } en tout.
yk-buys-nothing = { $name } ne peut payer aucune pierre.
yk-pays = { $name } paie { yk-food }.
yk-spills = Le chariot est plein : { yk-food } au marché.
yk-sets = { $name } pose au niveau { $level }, place { $place } : { yk-a }.
yk-restocks = { $name } prend { yk-food } dans le { yk-cart }.
yk-restocks-nothing = { $name } ne prend pas de nourriture.
yk-market-takes = { $name } prend { yk-food } au marché.
yk-market-nothing = { $name } ne prend rien au marché.
yk-draws = { $name } pioche : { yk-stones }.
yk-keeps = { $name } garde : { yk-a }.
yk-puts-back = { $name } remet dans le sac : { yk-stones }.
yk-puts = { $name } met dans le { yk-cart } : { yk-a }.
yk-cart-gets = Le { yk-cart } reçoit du sac de la carrière : { yk-stones }.
yk-bag-empty = Le sac de la carrière est vide : rien n’est pioché.
yk-fog = { $n ->
    [one] Un banc de brouillard arrive.
   *[other] { $n } bancs de brouillard arrivent.
}
yk-turn-round = Tous les yaks font demi-tour : ils marchent désormais dans le sens { $way ->
    [clockwise] horaire
   *[anticlockwise] antihoraire
}.
yk-mountain-fills = La montagne est pleine { $n ->
    [1] pour la première fois
    [2] pour la deuxième fois
    [3] pour la troisième fois
   *[other] de nouveau, { $n } fois jusqu’ici
} : son brouillard retourne dans le sac.
yk-sunset = Crépuscule du jour { $day } : chaque chariot avance d’un arrêt dans le sens { $way ->
    [clockwise] horaire
   *[anticlockwise] antihoraire
}.
yk-baby-passes = { $you ->
    [yes] Le bébé yak passe à vous.
   *[no] Le bébé yak passe à { $name }.
}
yk-dawn = Aube du jour { $day }.
yk-ends-tower = { $you ->
    [yes] Vous complétez le niveau 4 : c’est le dernier jour.
   *[no] { $name } complète le niveau 4 : c’est le dernier jour.
}
yk-gets-stupa = { $you ->
    [yes] Vous recevez le stupa.
   *[no] { $name } reçoit le stupa.
}
yk-ends-mountain = La montagne a été pleine trop souvent : c’est le dernier jour.
yk-ends-still = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
} sans pierre posée : la partie se termine.
yk-count-groups = { $name } : { $points } pour les groupes.
yk-count-number = { $name } : { $points } pour le nombre de groupes.
yk-count-single = { $name } : { $points } pour les pierres isolées.
yk-count-food = { $name } : { $points } pour la nourriture.
yk-count-bonus = { $name } : { $points } pour les cartes bonus.
yk-count-stupa = { $name } : { $points } pour le stupa.
yk-count-total = { $name } : { $points } en tout.
yk-wins = { $name } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $by ->
    [food] {""}, grâce à la nourriture restante
    [group] {""}, grâce au plus grand groupe
   *[points] {""}
}.
yk-shares = { $name } partage la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Ce qui se passerait

yk-would-build = Vous achèteriez dans le { yk-cart }, qui { $n ->
    [0] n’accepte aujourd’hui aucune
    [one] accepte aujourd’hui { $n }
   *[other] accepte aujourd’hui { $n }
} de vos unités de nourriture.
yk-would-take-most = { $n ->
    [0] Vous ne prendriez pas de nourriture.
   *[other] Vous prendriez jusqu’à { yk-food-n }.
}
yk-would-take = Vous prendriez { yk-food }.
yk-would-draw = { $n ->
    [one] Une pierre serait piochée
   *[other] { $n } pierres seraient piochées
} : { $percent } % de risque de brouillard, qui fait faire demi-tour aux yaks.
yk-would-draw-none = Aucune pierre ne serait piochée.
yk-would-cost = Cela coûterait { yk-food-price } en tout.
yk-would-be-left = { $pieces ->
    [0] Il ne vous resterait plus de nourriture.
   *[other] Il vous resterait { yk-food }.
}
yk-would-spill = { $n ->
    [one] { $n } irait au marché.
   *[other] { $n } iraient au marché.
}
yk-would-be-at-market = Le marché aurait { yk-food }.
yk-would-be-crystal = Le cristal prendrait à la fin la meilleure couleur.
yk-would-join = À la fin, le cristal rejoindrait un groupe de deux ou plus qu’il touche, ou aucun.
yk-would-group = { $n ->
    [one] Elle ne serait encore dans aucun groupe.
   *[other] Elle ferait un groupe de { $n } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
yk-would-end = Ce serait le dernier jour.
yk-would-put-back = { $n ->
    [0] Rien ne retournerait dans le sac.
    [one] L’autre pierre retournerait dans le sac.
   *[other] Les { $n } autres retourneraient dans le sac.
}
yk-would-travel = Demain, ce chariot serait chez { $name }.
yk-would-travel-road = Demain, ce chariot serait sur la route du marché.

## Why not, options, scores (asked for by the table)
yk-why-over = la partie est finie.
yk-why-dawn = à l’aube, chacun choisit une carte : construire, réapprovisionner ou marché.
yk-why-buy = les pierres s’achètent une à une dans son chariot ; puis on termine.
yk-why-pay = les pierres se paient maintenant.
yk-why-overflow = le chariot est trop plein : choisissez les unités payées qui vont au marché.
yk-why-set = une pierre achetée se pose maintenant.
yk-why-restock = on prend une sorte de nourriture dans son chariot.
yk-why-market = on prend jusqu’à 2 unités de nourriture au marché.
yk-why-keep = on garde une des pierres piochées.
yk-why-put = la pierre se met dans un chariot.
yk-why-must-buy = qui peut payer une pierre doit en acheter une.
yk-why-no-stone = il n’y a pas une telle pierre dans votre chariot.
yk-why-dear = cela coûterait { yk-food-n }, plus que n’en contient votre yourte.
yk-why-dear-cart = cela coûterait { yk-food-n }, plus que vous ne pourriez payer ici : { yk-cart }.
yk-why-price = le prix est de { yk-food-n }.
yk-why-cart-takes = ce chariot : { yk-cart }.
yk-why-two-kinds = ce chariot accepte au plus deux sortes par achat.
yk-why-yurt-lacks = votre yourte n’en contient pas autant.
yk-why-spill = le chariot en contient { $most } : il faut en mettre juste { $n } au marché.
yk-why-spill-paid = seulement parmi les unités qui viennent d’être payées.
yk-why-not-bought = aucune pierre de ce genre n’a été achetée et reste à poser.
yk-why-place-taken = il y a déjà une pierre, et une pierre posée ne bouge plus.
yk-why-above = au-dessus du sommet, les pierres s’empilent, une fois les 15 places pleines.
yk-why-places = le niveau { $level } a { $n ->
    [one] { $n } place
   *[other] { $n } places
}.
yk-why-two-below = une pierre d’un niveau supérieur en demande deux en dessous.
yk-why-beside = une autre pierre du niveau 1 se pose à côté d’une autre.
yk-why-no-food = votre chariot n’a pas de nourriture de cette sorte.
yk-why-most = { yk-food-n } au plus.
yk-why-market-lacks = le marché n’en a pas autant.
yk-why-yurt-full = votre yourte en contient { $n }.
yk-why-not-drawn = aucune pierre de ce genre n’a été piochée.
yk-why-no-stop = cet arrêt n’existe pas.
yk-why-cart-full = le chariot qui s’y trouve contient déjà { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
}.
yk-option-bonus = Cartes bonus
yk-option-bonus-help = Deux cartes bonus sur huit sont visibles ; chaque tour de pierre qui en remplit une en gagne les points.
yk-option-no-fog = Sans brouillard
yk-option-no-fog-help = Pas de brouillard dans le sac, et tout est visible sauf la carte choisie à l’aube.
yk-option-group-points = Points pour un groupe
yk-option-group-points-help = Pour un groupe de 2, 3, 4, 5, 6, et de 7 pierres ou plus.
yk-option-single-points = Points pour une pierre isolée
yk-option-single-points-help = Pour chaque pierre qui n’est dans aucun groupe.
yk-option-food-per-point = Nourriture pour un point
yk-option-food-per-point-help = Combien d’unités de nourriture restées dans la yourte valent 1 point ; 0 : aucune.
yk-option-stupa-points = Points pour le stupa
yk-option-stupa-points-help = Le stupa va à la tour de pierre qui déclenche la fin.
yk-option-fog-slots = Places pour le brouillard
yk-option-fog-slots-help = Combien de bancs de brouillard la montagne retient avant d’être dégagée.
yk-option-fog-fills = Remplissages de la montagne
yk-option-fog-fills-help = Quand la montagne se remplit pour cette fois, la fin est déclenchée ; 0 : jamais.
yk-option-still-days = Jours sans pierre
yk-option-still-days-help = Quand autant de jours passent sans qu’une pierre soit posée, la fin est déclenchée.
yk-option-crystals-join = Les cristaux rejoignent seulement des groupes
yk-option-crystals-join-help = Un cristal ne prend une couleur que s’il touche un groupe d’au moins deux pierres de cette couleur.
yk-score-groups = Groupes
yk-score-number = Nombre de groupes
yk-score-single = Pierres isolées
yk-score-food = Nourriture
yk-score-stupa = Stupa
yk-score-bonus = Cartes bonus

# The front page
yk-lead = Des chariots chargés de pierres font le tour de la montagne, jusqu’à ce que le brouillard les renvoie. Choisissez en secret, achetez bien, bâtissez la plus belle tour.

## Scenes of what happened
yk-scene-counting = On compte les tours
yk-scene-tower = { $you ->
    [yes] Vous
   *[no] { $name }
}
yk-scene-count = { $source ->
    [groups] Groupes
    [number] Nombre de groupes
    [single] Pierres isolées
    [food] Nourriture
    [bonus] Cartes bonus
   *[stupa] Stupa
} : { $points }

## Before somebody acts: what to choose next, and what a piece is
yk-follow-set = Choisissez maintenant où va la pierre ({ yk-a }) dans votre tour.
yk-follow-take = Choisissez une seconde nourriture, ou prenez seulement celle-ci.
yk-help-card = Chacun choisit une carte en secret : construire achète des pierres de votre chariot, ravitailler en prend la nourriture, le marché prend de la nourriture à l’étal.
yk-help-day-card = La carte du jour. Elle reste cachée jusqu’au tour de son joueur.
yk-help-buy = Une pierre de votre chariot. Une, deux ou trois pierres coûtent en tout 1, 3 ou 5 unités de nourriture ; un cristal coûte 1 de plus.
yk-help-cart = Le chariot à votre arrêt est le vôtre aujourd’hui. Ses pierres se paient avec la nourriture qu’il accepte.
yk-help-bought = Une pierre que vous avez achetée : elle va maintenant dans votre tour.
yk-help-drawn = Une pierre piochée : vous en gardez une et la mettez dans un chariot.
yk-help-place = Les places de votre tour. À un niveau plus haut, une pierre a besoin de deux pierres sous elle.
yk-help-worth = Pour les groupes : { $groups }, pour leur nombre : { $number }, pour les pierres isolées : { $single }, pour les cartes bonus : { $bonus }.
yk-help-tower = Des pierres d’une même couleur qui se touchent forment un groupe. Les grands groupes comptent plus, et chaque groupe compte.
yk-help-groups = Des pierres d’une même couleur qui se touchent sont un groupe. Points selon sa taille : 2 : { $two }, 3 : { $three }, 4 : { $four }, 5 : { $five }, 6 : { $six }, 7 et plus : { $seven }. Points selon le nombre de groupes : 3 : 4, 4 : 8, 5 : 12, 6 : 16, 7 et plus : 20.
yk-help-food = Ravitailler prend de votre chariot tout ce que vous pouvez d’une sorte de nourriture.
yk-help-yurt = La nourriture de la yourte paie les pierres. Ce qui reste à la fin compte un peu.
yk-help-market = L’étal : qui joue la carte marché y prend jusqu’à 2 unités de nourriture et pioche des pierres.
yk-help-stop = À chaque coucher du soleil, chaque chariot avance d’un arrêt. Le brouillard fait faire demi-tour à tous les yaks.
yk-help-fog = Quand le brouillard sort du sac, tous les yaks font demi-tour. Une montagne pleine renvoie son brouillard dans le sac.
yk-help-bag = Pierres et brouillard sont piochés dans le sac de la carrière. Quand il est vide, on ne pioche rien. Une couleur hors du jeu est grise.
yk-help-baby = Qui a le bébé yak agit en premier à midi. Au coucher du soleil, il passe au suivant.
yk-help-points = Ce que compte la tour.
yk-help-stupa = Qui complète le premier le niveau 4 en fait le dernier jour et reçoit le stupa.
yk-help-day = Un jour : à l’aube chacun choisit une carte, à midi on agit, au coucher du soleil les chariots avancent.
# The guided first game
yk-lesson-goal = Bienvenue au village ! Vous jouez contre { $other_name }, un joueur automatique. Le but : bâtir la tour de pierre qui compte le plus. Elle se dressera ici, et les groupes de pierres d’une même couleur rapportent des points.
yk-lesson-food = Les pierres coûtent de la nourriture. Dans votre yourte, vous avez une viande, un lait et un pain.
yk-lesson-cart = Ce chariot est aujourd’hui à votre arrêt, avec des pierres et de la nourriture. Il n’accepte pas de viande : elle est barrée.
yk-lesson-dawn = À l’aube, chacun choisit en secret une carte parmi trois. Vous avez trop peu de nourriture pour acheter beaucoup : choisissez Réapprovisionner.
yk-lesson-noon = { $other_name } a choisi aussi, et vous ne savez pas quoi. Maintenant les cartes sont révélées l’une après l’autre. Vous avez le bébé yak, donc vous commencez ; chaque soir il passe au suivant.
yk-lesson-restock = Réapprovisionner : vous prenez toute la nourriture d’une sorte dans votre chariot. Prenez le pain.
yk-lesson-restocked = Trois de plus : vous avez maintenant quatre pains. Et une pierre du sac est arrivée dans votre chariot, qui a de la place pour quatre pierres.
yk-lesson-their-market = { $other_name } a la carte Marché : un pain pris à l’étal, et trois pierres piochées dans le sac. L’une d’elles va dans un chariot.
yk-lesson-sunset = { $other_name } a mis une pierre dans un chariot, et le soleil s’est couché. Tous les chariots ont avancé d’un arrêt, du côté où regardent les yaks ; les flèches pleines le montrent. Un autre chariot est à votre arrêt.
yk-lesson-build = Un nouveau jour. Ce chariot a deux pierres bleues de lapis-lazuli, et vous avez du pain. Choisissez Construire.
yk-lesson-first = Aujourd’hui { $other_name } a le bébé yak et a construit avant vous : un cristal, une des pierres transparentes.
yk-lesson-buy = À vous. Une pierre coûte 1 unité de nourriture, deux ensemble en coûtent 3, trois en coûtent 5 ; chaque cristal 1 de plus. Choisissez un lapis-lazuli dans votre chariot.
yk-lesson-buy-more = Et l’autre lapis-lazuli. Le chiffre qu’il porte est le prix des deux ensemble.
yk-lesson-enough = Deux pierres pour 3 unités de nourriture. C’est assez pour aujourd’hui : dites-le.
yk-lesson-pay = Ce chariot n’accepte pas de lait, mais de la viande et du pain. Payez trois pains. Ils vont dans le chariot. Un chariot contient 9 unités de nourriture ; ce qui dépasse va au marché.
yk-lesson-set = Maintenant, bâtissez. La première pierre va n’importe où au sol : choisissez votre pierre, puis la place marquée.
yk-lesson-beside = Au sol, une pierre doit en toucher une autre. Posez le second lapis-lazuli à côté du premier.
yk-lesson-evening = De nouveau le soir : les chariots ont avancé d’un arrêt, et le bébé yak est venu chez vous. Demain, vous commencez.
yk-lesson-group = Regardez votre tour : votre premier point ! Deux pierres d’une même couleur qui se touchent sont un groupe, et un groupe de deux compte 1. Trois comptent 3, quatre 5, cinq 8, six 12. Une pierre seule ne compte rien. Le tableau à côté de la tour le dit aussi.
yk-lesson-groups = Avoir beaucoup de groupes rapporte aussi : 4 points pour trois groupes, 8 pour quatre, et 4 de plus pour chaque autre.
yk-lesson-bag = Ici vous voyez combien de pierres de chaque couleur sont encore dans le sac. La couleur grise avec 0 est hors du jeu : à deux ou trois, il y a une couleur de moins.
yk-lesson-market = Il vous faudrait encore un lapis-lazuli. Il y en a peut-être un dans le sac : choisissez Marché.
yk-lesson-take = Au marché, vous pouvez prendre jusqu’à deux unités de nourriture. Prenez un lait et un pain : choisissez-les sur l’étal.
yk-lesson-keep = Puis trois pierres sont piochées dans le sac. L’une va dans un chariot, les autres y retournent. Voilà un lapis-lazuli : choisissez-le !
yk-lesson-put = Elle va dans n’importe quel chariot qui a de la place. Mettez-la dans celui qui vient chez vous demain : il attend sur la route du marché.
yk-lesson-full = { $other_name } a construit aussi, pour 1 viande. Ce chariot était plein, avec 9 unités de nourriture : la viande est donc allée au marché.
yk-lesson-no-meat = Puis le soleil s’est couché. Voici votre lapis-lazuli, dans un chariot qui en a deux et un cristal. Mais c’est le chariot sans viande : votre viande ne sert à rien aujourd’hui.
yk-lesson-build-again = Deux laits et deux pains font 4 unités de nourriture : juste ce qu’il faut pour une pierre et un cristal. Choisissez Construire.
yk-lesson-lapis = { $other_name } a de nouveau le bébé yak et a construit avant vous. À vous maintenant : un lapis-lazuli.
yk-lesson-crystal = Et le cristal : 3 unités de nourriture pour deux pierres, et 1 de plus pour le cristal. Un second lapis-lazuli serait moins cher, mais à la fin un cristal peut devenir de n’importe quelle couleur, celle qui sert le plus à votre tour. C’est tout votre lait et votre pain : ce sera payé aussitôt.
yk-lesson-on-top = Plus haut, une pierre repose sur deux autres et les touche toutes les deux. Posez le lapis-lazuli sur vos deux pierres.
yk-lesson-set-crystal = Et le cristal au sol, au bout de la rangée.
yk-lesson-crystals = À la fin, chaque cristal devient une couleur, chacun une autre, de sorte que votre tour compte le plus. Ici ce serait le lapis-lazuli : un groupe de quatre, 5 points.
yk-lesson-empty = Votre yourte est presque vide. Choisissez encore une fois Réapprovisionner.
yk-lesson-bread = Six pains, et tous y tiennent : une yourte contient 8 unités de nourriture. Prenez-les.
yk-lesson-fog = Du brouillard ! Avec la pierre pour votre chariot, un banc de brouillard est sorti du sac. Il est maintenant sur la montagne, et tous les yaks ont fait demi-tour.
yk-lesson-track = Cette piste compte le brouillard sur la montagne : le marqueur est passé de 0 à 1. À 5, tout le brouillard retourne dans le sac, et le marqueur à 0.
yk-lesson-turned = { $other_name } a repris du lait, puis les chariots sont partis dans l’autre sens : le chariot sans viande est revenu à votre arrêt. Heureusement, vous avez du pain !
yk-lesson-chance = Ici vous voyez la probabilité du brouillard quand on pioche une pierre ou trois. Les flèches en pointillé montrent où iraient alors les chariots.
yk-lesson-last-day = La partie finit avec le jour où quelqu’un complète le niveau 4 d’une tour de pierre, soit ses deux places. Qui le fait reçoit le stupa : 3 points de plus. Le brouillard ne termine pas la partie.
yk-lesson-count = Puis on compte les tours, et chaque lot de 2 unités de nourriture restées dans votre yourte fait un point de plus. Le plus de points gagne ; à égalité, le plus de nourriture.
yk-lesson-sum = En bref : choisissez une carte, achetez ce qui agrandit vos groupes, payez avec ce que le chariot accepte, et regardez les flèches pour savoir ce qui vient demain.
yk-lesson-end = Votre tour de pierre compte 5 points, celle de { $other_name } seulement 1. Ce qui reste à savoir est dans l’aide de jeu et les règles : en haut de la page, sur un téléphone dans le menu qui s’y trouve. Continuez ici, ou commencez une vraie partie.
