### altar in Dutch, in the words of its Dutch booklet (a shrine is an "altaar", the altar is the "offerplaats"); the draw pile is a "trekstapel", as in dalang.

## Goods and cards

altar-good-rice = rijst
altar-good-peanut = pinda's
altar-good-banana = bananen
altar-good-pepper = pepers

altar-kind-rice = rijstplukker
altar-kind-peanut = pindaplukker
altar-kind-banana = bananenplukker
altar-kind-pepper = peperplukker
altar-kind-stonemason = steenhouwer
altar-kind-priest = priester
altar-kind-shrine = altaar
altar-kind-oracle = orakel

# Playing cards as the object of a sentence.
altar-cards-rice = { $count ->
    [one] een rijstplukker
   *[other] { $count } rijstplukkers
}
altar-cards-peanut = { $count ->
    [one] een pindaplukker
   *[other] { $count } pindaplukkers
}
altar-cards-banana = { $count ->
    [one] een bananenplukker
   *[other] { $count } bananenplukkers
}
altar-cards-pepper = { $count ->
    [one] een peperplukker
   *[other] { $count } peperplukkers
}
altar-cards-stonemason = { $count ->
    [one] een steenhouwer
   *[other] { $count } steenhouwers
}
altar-cards-priest = { $count ->
    [one] een priester
   *[other] { $count } priesters
}
altar-cards-shrine = { $count ->
    [one] een altaar
   *[other] { $count } altaren
}
altar-cards-oracle = { $count ->
    [one] een orakel
   *[other] { $count } orakels
}

# Sacrifice cards as the object of a sentence.
altar-goods-rice = { $count ->
    [one] een rijstkaart
   *[other] { $count } rijstkaarten
}
altar-goods-peanut = { $count ->
    [one] een pindakaart
   *[other] { $count } pindakaarten
}
altar-goods-banana = { $count ->
    [one] een bananenkaart
   *[other] { $count } bananenkaarten
}
altar-goods-pepper = { $count ->
    [one] een peperkaart
   *[other] { $count } peperkaarten
}
altar-some-goods = { $count ->
    [one] een offerkaart
   *[other] { $count } offerkaarten
}
altar-stones = { $count } steen
altar-due = { $count ->
    [one] 1 punt of 1 steen
   *[other] { $count } punten of { $count } steen
}
altar-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}

## The table

altar-row = Rij { $row }
altar-demon-mark = demon
altar-altar = Offerpl.
altar-supply = voorraad
altar-pile = Trekstapel { $count }
altar-head-stone = Steen
altar-head-points = Punten
altar-head-rice = Ri
altar-head-peanut = Pi
altar-head-banana = Ba
altar-head-pepper = Pe
altar-head-stonemason = St
altar-head-priest = Pr
altar-head-shrine = Al
altar-head-cards = Offers
altar-head-hand = Hand
altar-your-hand = Hand
altar-your-cards = Offerkaarten
altar-you-see = Bovenste eerst

## Actions

altar-do-buy = koop { $what }
altar-do-play = { $number ->
    [0] speel een { $what }
   *[other] speel { $cards }
}
altar-do-return = leg een { $what } terug
altar-do-sacrifice = offer { $what }
altar-do-crown = leg { $what } bovenop
altar-do-take = pak uit rij { $number }
altar-do-choose = kies { $what }
altar-do-claim = pak { $what }
altar-do-look = offerplaats bekijken
altar-do-decline = niet bekijken
altar-do-keep = houd kaart { $number }
altar-do-draw = trek { $what }
altar-do-lay = leg { $what } neer
altar-choice-points = punten
altar-choice-stone = steen

## The costs and effects of a choice

altar-effect-cost = { $cost ->
    [0] gratis
   *[other] kost { $cost } steen
}
altar-effect-demon = de demon gaat naar rij { $row }
altar-effect-cards = { $cards }
altar-effect-gained = { $number ->
    [1] { $who }: { $gain }
   *[other] { $who }: elk { $gain }
}
altar-effect-emptied = { $ends ->
    [1] de trekstapel raakt op: er wordt geen kaart meer gewaardeerd, de puntentelling volgt
   *[other] eerst komt er een nieuwe rij, dan volgt de waardering
}
altar-effect-scored = waardering: { $kind }
altar-effect-unrewarded = niemand krijgt iets

## The prompt for the player who is deciding

altar-prompt-dealing = Er worden kaarten neergelegd.
altar-prompt-buying = koop een offerkaart of speel meteen kaarten
altar-prompt-playing = speel een of meer kaarten uit je hand
altar-prompt-sacrificing = leg voor het altaar van { $other } een offerkaart open op de offerplaats
altar-prompt-covering = leg voor je altaar een offerkaart gedekt op de offerplaats
altar-prompt-crowning = leg voor je altaar een kaart uit de voorraad boven op de offerplaats
altar-prompt-taking = { $count ->
    [one] pak een kaart; de kaart erboven wordt gewaardeerd
   *[other] pak { $count } kaarten; de kaart boven de laatste wordt gewaardeerd
}
altar-prompt-looking = bekijk de offerplaats of niet (er kwam een orakel)
altar-prompt-keeping = { $count ->
    [one] pak de enige kaart van de offerplaats
   *[other] houd een van de bovenste { $count } kaarten van de offerplaats
}
altar-prompt-rewarding = { $count ->
    [one] kies 1 punt of 1 steen, want een altaar wordt gewaardeerd
   *[other] kies { $count } punten of { $count } steen, want een altaar wordt gewaardeerd
}
altar-prompt-claiming = kies een andere soort, want de soort { $good } is op
altar-prompt-over = Het spel is afgelopen.

## The prompt for everyone but the player who is deciding

altar-waiting-buying = Wachten op { $who }: een offerkaart kopen of kaarten spelen
altar-waiting-playing = Wachten op { $who }: kaarten spelen
altar-waiting-sacrificing = Wachten op { $who }: een kaart offeren voor het altaar van { $other }
altar-waiting-covering = Wachten op { $who }: een kaart gedekt offeren voor het eigen altaar
altar-waiting-crowning = Wachten op { $who }: een kaart uit de voorraad op de offerplaats leggen
altar-waiting-taking = { $count ->
    [one] Wachten op { $who }: een kaart pakken; die erboven wordt gewaardeerd
   *[other] Wachten op { $who }: { $count } kaarten pakken; de laatste bepaalt de waardering
}
altar-waiting-looking = Wachten op { $who }: de offerplaats bekijken of niet (orakel)
altar-waiting-keeping = { $count ->
    [one] Wachten op { $who }: de enige kaart van de offerplaats pakken
   *[other] Wachten op { $who }: een van de bovenste { $count } kaarten houden (orakel)
}
altar-waiting-rewarding = { $count ->
    [one] Wachten op { $who }: 1 punt of 1 steen kiezen (waardering van altaren)
   *[other] Wachten op { $who }: { $count } punten of { $count } steen kiezen (waardering van altaren)
}
altar-waiting-claiming = Wachten op { $who }: een andere soort dan { $good } kiezen

## What happened

altar-event-bought = { $cost ->
    [0] { $who } krijgt gratis { $cards }.
   *[other] { $who } koopt { $cards } voor { $cost } steen.
}
altar-event-bought-faded = { $who } koopt een offerkaart.
altar-event-played = { $cost ->
    [0] { $who } speelt { $cards }.
   *[other] { $who } speelt { $cards } voor { $cost } steen.
}
altar-event-demon = De demon gaat naar rij { $row }.
altar-event-returned = { $who } kan niets spelen: drie altaren in de hand, maar te weinig steen. Daarom gaat er één altaar terug in de doos.
altar-event-sacrificed = { $who } offert { $cards }.
altar-event-sacrificed-faded = { $who } offert een kaart.
altar-event-covered = { $who } legt { $cards } gedekt op de offerplaats.
altar-event-covered-faded = { $who } legt een kaart gedekt op de offerplaats.
altar-event-crowned = { $who } legt { $cards } uit de voorraad op de offerplaats.
altar-event-crowned-faded = { $who } legt een kaart uit de voorraad op de offerplaats.
altar-event-took = { $who } pakt { $cards } uit rij { $row }.
altar-event-took-faded = { $who } pakt een kaart uit rij { $row }.
altar-event-claimed = { $who } pakt in plaats daarvan { $cards }.
altar-event-claimed-faded = { $who } pakt in plaats daarvan een andere kaart.
altar-event-looked = { $count ->
    [one] { $who } bekijkt de bovenste kaart op de offerplaats.
   *[other] { $who } bekijkt de bovenste { $count } kaarten op de offerplaats.
}
altar-event-declined = { $who } kijkt niet.
altar-event-kept = { $who } houdt { $cards }.
altar-event-kept-faded = { $who } houdt er één van.
altar-event-oracles = { $count ->
    [one] Een orakel verdwijnt uit de rij.
   *[other] { $count } orakels verdwijnen uit de rij.
}
altar-event-scored = Waardering: { $kind }.
altar-event-scored-faded = Er is een waardering.
altar-event-unrewarded = { $why ->
    [sold-out] Niemand krijgt iets, want er zijn geen offerkaarten meer.
   *[unplayed] Niemand krijgt iets, want niemand heeft er een gespeeld.
}
altar-event-unrewarded-faded = Niemand krijgt iets.
altar-event-gained = { $number ->
    [1] { $who }: { $gain }.
   *[other] { $who }: elk { $gain }.
}
altar-event-ended = De trekstapel is op: het spel is afgelopen.

## Why something is not possible

altar-reason-not-now = dat kan nu niet
altar-reason-sold-out = de soort { $good } is op
altar-reason-too-dear = dat kost { $cost } steen, en je hebt { $stones ->
    [0] er geen
   *[other] er maar { $stones }
}
altar-reason-not-in-hand = { $held ->
    [0] je hebt geen { $kind } in je hand
   *[other] je hebt geen { $cards } in je hand
}
altar-reason-not-stuck = een altaar leg je alleen terug als je drie altaren in je hand hebt en minder dan 7 steen
altar-reason-none-held = je hebt geen offerkaart met { $good }
altar-reason-demon-there = de demon staat op rij { $row }
altar-reason-no-such-place = { $count ->
    [one] je ziet maar één kaart
   *[other] je ziet maar { $count } kaarten
}

## The end

altar-result-tokens = Puntenfiches
altar-result-shrines = Altaren, elk { $worth }
altar-result-stones = Steen, 1 per { $per }
altar-result-good = Offerkaarten met { $good }, elk { $worth }

## Help

altar-help =
    Een sterretje staat bij wie van een kaartsoort als enige de meeste kaarten heeft: minstens twee, en meer dan elke andere speler. ▸ wijst aan wie er beslist, en in elke rij de kaart die je kunt pakken.
    De code rechts op de eerste regel, zoals A3.1, is de spelregel die nu geldt: docs/rules/altar.md
