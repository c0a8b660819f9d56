### What altar's board in the browser says beyond the terminal, in Dutch.

## Regions

altar-board-offer = Aanbod
altar-board-altar = Offerplaats
altar-board-table = De tafel
altar-board-own = Jouw kant
altar-board-tableau = Jouw gespeelde kaarten
altar-board-look = Het orakel toont je, bovenste eerst

## The offer

altar-board-legend = wordt gewaardeerd als je de kaart eronder als laatste pakt
altar-board-legend-last = wordt gewaardeerd als je de kaart eronder pakt
altar-board-legend-now = wordt nu gewaardeerd
altar-board-uncovered = { $what }; { $when }
altar-board-take = pak uit rij { $row }; dan komt vrij: { $next }
altar-board-take-last = pak uit rij { $row }; daarna komt er een nieuwe rij
altar-board-new-row = dan een nieuwe rij
altar-board-take-ends = pak uit rij { $row }; dan is de trekstapel leeg en het spel afgelopen
altar-board-row-ends = einde van het spel
altar-board-pile-ends = De volgende nieuwe rij beëindigt het spel
altar-board-barred = De demon staat op rij { $row }: daar kun je geen kaarten pakken.

## The altar

altar-board-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
altar-board-bare = Hier liggen nog geen kaarten.
altar-board-built = Altaar van { $who }
altar-board-top = bovenop: { $what }
altar-board-face-down = een gedekte kaart
altar-board-unknown = onbekend: { $count }
altar-board-row-cards = Kaarten
altar-board-row-worth = Waarde per kaart
altar-board-worth = { $what }: { $count } op de offerplaats, nu elk { $worth } waard
altar-board-worth-unsure = { $what }: { $count } op de offerplaats, nu elk { $worth } waard als de onbekende kaarten daar niets aan veranderen

## Cards and what a click does

altar-board-count = { $what }: { $count }
altar-board-sole-count = { $what }: { $count }, als enige de meeste
altar-board-sole = als enige de meeste
altar-board-does = { $what }: { $deed }
altar-board-why = { $what } (kan nu niet: waarom?)
altar-board-how-many = { $what }: kies hoeveel je er speelt
altar-board-hand-empty = Je hand is leeg.
altar-board-stuck = Je hebt drie altaren in je hand en minder dan { $cost } steen. Daarom gaat er één terug in de doos.

## A player's panel

altar-board-hand-size = { $count ->
    [one] 1 kaart in de hand
   *[other] { $count } kaarten in de hand
}
altar-board-played = Gespeeld: { $cards }
altar-board-none-played = Geen kaarten gespeeld
altar-board-unsure = voor zover iedereen het kon zien

## The end

altar-end-turn = De kaarten op de offerplaats worden omgedraaid.
altar-end-value = De soort die het vaakst is geofferd, is het meest waard.
altar-end-worth = elk { $worth }
altar-end-tie-break = Bij evenveel punten beslissen de meeste altaren, daarna het meeste steen.

## Answers in advance

altar-question-shrine = Opbrengst van mijn altaren

## With a hint

altar-effect-uncovers = dan komt vrij: { $kind }
altar-ahead-sole = geeft je als enige de meerderheid
altar-ahead-first = je eerste: je krijgt iets als hij wordt gewaardeerd
altar-ahead-stonemason = { $count } steen telkens als een steenhouwer wordt gewaardeerd
altar-ahead-priest = { $count ->
    [one] 1 punt telkens als een priester wordt gewaardeerd
   *[other] { $count } punten telkens als een priester wordt gewaardeerd
}
altar-ahead-shrine = { $points } punten aan het einde
altar-preview-shrine = { $points } punten aan het eind; alle anderen leggen een kaart op de offerplaats, jij twee
altar-ahead-worth = { $worth } waard aan het einde, zoals de offerplaats nu is

## What the others did, where there is little space

altar-brief-took = { $who } pakt { $cards }.
altar-brief-vain = Niemand krijgt iets.

## A button with the amount that it stands for

altar-answer-choose = kies { $gain }
