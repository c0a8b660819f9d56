### What the pages of rules, settings and about say, in Dutch.

## The rules

pages-rules-choose = Van welk spel wil je de regels lezen?
pages-rules-games = De spellen
pages-rules-read = Regels lezen
pages-rules-contents = Inhoud
pages-rules-details = Een beurt in detail
pages-rules-memory = Geheugen op deze pagina
pages-rules-search = Zoeken in de regels
pages-rules-search-hint = woord of nummer: { $number }
pages-rules-clear = Wissen
pages-rules-found = { $count ->
    [0] Geen enkele regel bevat al deze woorden.
    [one] 1 regel gevonden
   *[other] { $count } regels gevonden
}
pages-rules-link = Link naar regel { $number }

## Colours of players

pages-red = Rood
pages-blue = Blauw
pages-yellow = Geel
pages-green = Groen

## Pictures of altar's rules

pages-altar-kinds = De speelkaarten, en hoeveel er van elk zijn
pages-altar-goods = De vier soorten goederen als offerkaarten, en de fiches
pages-altar-stone = Steen
pages-altar-point = Punt
pages-altar-sets = De vier sets startkaarten: in elke set ontbreekt één soort landbouwer
pages-altar-turn = Je beurt, fase voor fase
pages-altar-phase-A3 = Kopen
pages-altar-phase-A4 = Spelen
pages-altar-phase-A5 = Offeren
pages-altar-phase-A6 = Pakken
pages-altar-phase-A7 = Waarderen
pages-altar-when-A3 = als je wilt
pages-altar-when-A4 = altijd
pages-altar-when-A5 = na een altaar
pages-altar-when-A6 = tot je 3 kaarten hebt
pages-altar-when-A7 = voor iedereen
pages-altar-price = Wat een offerkaart kost
pages-altar-price-farmers = Landbouwers van die soort die voor je liggen
pages-altar-price-stone = Prijs in steen
pages-altar-costs = Wat je kunt spelen, en hoeveel steen het kost
pages-altar-costs-stone = { $cost } steen
pages-altar-offering = Na een altaar komen de kaarten in deze volgorde op de offerplaats
pages-altar-offering-others = Elke andere speler: één eigen kaart, open
pages-altar-offering-own = Wie aan de beurt is: één eigen kaart, gedekt
pages-altar-offering-supply = Daarna één kaart uit de voorraad, open
pages-altar-offering-altar = De offerplaats
pages-altar-offer = Het aanbod: vier rijen van vier kaarten. Alleen de onderste kaart van een rij kun je pakken.
pages-altar-takeable = kun je pakken
pages-altar-uncovered = Een voorbeeld: de laatste kaart die je pakt, is een pindaplukker. Daardoor komt de priester erboven vrij, dus worden priesters gewaardeerd.
pages-altar-taken = gepakt
pages-altar-scores = wordt gewaardeerd
pages-altar-rewards = Wat elke kaartsoort bij een waardering oplevert
pages-altar-reward-stonemason = 1 steen per steenhouwer
pages-altar-reward-priest = 1 punt per priester
pages-altar-reward-shrine = 1 punt of 1 steen per altaar
pages-altar-reward-farmer = 1 offerkaart van die soort
pages-altar-values = Een voorbeeld van een offerplaats, en wat elke offerkaart die je hebt gehouden dan waard is
pages-altar-values-good = Soort
pages-altar-values-count = Op de offerplaats
pages-altar-values-worth = Waarde per kaart
pages-altar-variants = Met het orakel mag je kaarten op de offerplaats bekijken; de demon blokkeert een rij

## Pictures of dalang's rules

pages-dalang-islands = De vier eilanden en hun tekens
pages-dalang-court = De hofkaarten, en hoeveel er van elk zijn
pages-dalang-travel = De Dalangkaarten: vier voor elk paar eilanden
pages-dalang-tokens = Fiches, zegels en maskers: vier van elke soort
pages-dalang-mask = Masker { $value }
pages-dalang-start = De vier startkaarten
pages-dalang-start-card = Startkaart
pages-dalang-dalang = Dalang
pages-dalang-stacks = De kaarten van een speler: de hand bij het actieve eiland, en een gedekte stapel bij elk ander eiland
pages-dalang-stack = Stapel
pages-dalang-cards = Wat je met elke kaart kunt doen
pages-dalang-does-warrior = Daagt de andere spelers uit, op één na: ze weren af of vluchten
pages-dalang-does-scholar = Legt kaarten op je stapels, of pakt er een paar terug
pages-dalang-does-artist = Ruilt handkaarten in voor nieuwe
pages-dalang-does-priest = Begint de strijd om het priesterfiche
pages-dalang-does-prince = Begint de strijd om het vorstenfiche
pages-dalang-does-dalang = Stuurt de Dalang naar een ander eiland, waar een waardering kan volgen
pages-dalang-dalang-card = Dalangkaart
pages-dalang-flight = Als je vlucht, red je drie kaarten; de rest raak je kwijt
pages-dalang-saved = Op je stapels
pages-dalang-lost = Afgelegd
pages-dalang-scholar = De geleerde: leg maximaal drie kaarten op je stapels, of pak er maximaal drie terug
pages-dalang-put = Uit je hand op je stapels
pages-dalang-take = of van je stapels in je hand
pages-dalang-artist = De kunstenaar: leg maximaal drie kaarten af en trek er daarna evenveel
pages-dalang-drawn = Getrokken
pages-dalang-contest = Een voorbeeld: strijd om het priesterfiche
pages-dalang-contest-first = Geel speelt een priester en toont er nog 2
pages-dalang-contest-pass = Groen past
pages-dalang-contest-more = Rood toont er 3
pages-dalang-contest-won = Rood krijgt het fiche
pages-dalang-seal = Beide fiches in één dorp leveren het zegel op
pages-dalang-seal-chips = Beide fiches van het eiland
pages-dalang-seal-points = Het zegel: 3 punten
pages-dalang-scoring = Een voorbeeld van een waardering: twee spelers hebben elk een fiche van het eiland
pages-dalang-scoring-other = De andere speler: het laagste masker
pages-dalang-scoring-active = De actieve speler: het eerstvolgende hogere
pages-dalang-bottom = Na een waardering: van een stapel van zes kaarten neem je alleen de onderste vier op
pages-dalang-bottom-kept = De onderste 4 worden je hand
pages-dalang-bottom-lost = Wat erboven ligt, wordt afgelegd
pages-dalang-points = Wat aan het einde telt
pages-dalang-points-mask = Een masker: de waarde ervan
pages-dalang-points-seal = Een zegel: 3 punten

## Settings

pages-settings-kept = Elke wijziging wordt meteen in deze browser opgeslagen.
pages-settings-look = Beeld en geluid
pages-settings-table = Aan tafel
pages-settings-you = Jij
pages-theme = Kleuren
pages-theme-auto = zoals op je apparaat
pages-theme-light = licht
pages-theme-dark = donker
pages-motion = Bewegende kaarten
pages-motion-why = Kaarten en fiches bewegen over de tafel.
pages-motion-reduced = Op je apparaat is minder beweging ingesteld. Daarom bewegen de kaarten niet, wat je hier ook kiest.
pages-patterns = Patronen naast kleuren
pages-patterns-why = Plaatsen zijn ook aan een patroon te herkennen, niet alleen aan hun kleur.
pages-sound = Geluiden
pages-sound-why = Een tik als er een kaart beweegt, en een gong als je aan zet bent, ook in een ander tabblad.
pages-sound-try = Beluisteren
pages-notices = Meldingen
pages-notices-why = Je browser laat het weten als je aan zet bent en een ander tabblad of een andere app bekijkt.
pages-notices-refused = Je browser staat geen meldingen toe. Dat kun je wijzigen in de browserinstellingen voor deze site.
pages-speed-why = Hun acties worden na elkaar getoond. Met een klik op de tafel spring je naar nu. Loopt je bedenktijd, dan duurt dit hooguit anderhalve seconde.
pages-skip-confirm = Niet bevestigen wat ik kan terugnemen
pages-skip-confirm-why = Een actie die je kunt terugnemen of die de enige mogelijke is, wordt met één klik uitgevoerd. Elke andere actie moet je nog steeds eerst bevestigen. Dat geldt ook als je een kaart van je stapel pakt.
pages-forced = Voor mij antwoorden als ik geen keuze heb
pages-forced-why = Kun je alleen passen of vluchten, dan zegt de pagina waarom en past of vlucht ze voor je, als je alleen tegen bots speelt. Ze legt ook je handkaarten neer als die allemaal gelijk zijn of als het spel daarna eindigt. Speel je met anderen, dan antwoord je zelf: de tijd die het kost, kan je hand verraden.
pages-keys = Toetsen op kaarten en knoppen tonen
pages-muted = Chat verbergen
pages-muted-why = Wat anderen aan tafel schrijven, krijg je niet te zien.
pages-name-why = Anderen zien deze naam aan de tafels waar je vanaf nu aanschuift.
pages-name-kept = Vanaf nu heet je { $name }.
pages-storage = Opslag
pages-storage-games = Spellen op dit apparaat: { $count }. Daarvan afgelopen: { $finished }.
pages-storage-use = Gebruikte ruimte, inclusief de bestanden om offline te spelen: { $size }.
pages-storage-kept = De browser bewaart deze gegevens tot je ze verwijdert.
pages-storage-loose = De browser mag deze gegevens verwijderen als de ruimte opraakt.
pages-storage-keep = Gegevens bewaren
pages-storage-refused = De browser belooft dat nog niet. Exporteer je spellen voor de zekerheid.
pages-storage-export = Alle spellen exporteren
pages-storage-import = Spellen importeren
pages-storage-imported = Geïmporteerde spellen: { $count }.
pages-storage-delete = Afgelopen spellen verwijderen
pages-storage-sure = Alle afgelopen spellen op dit apparaat verwijderen?
pages-storage-sure-why = De uitslagen en herhalingen zijn dan weg. Exporteer ze eerst als je ze misschien nog wilt hebben.
pages-code = Herstelcode
pages-code-why = Accounts zijn hier niet nodig: deze browser onthoudt wie je bent. Met een herstelcode ben je ook op een ander apparaat dezelfde speler, en krijg je je tafels terug als de browser je vergeet.
pages-code-make = Code maken
pages-code-once = Heb je al een code, dan komt de nieuwe daarvoor in de plaats. Apparaten die aangemeld zijn, blijven aangemeld.
pages-code-yours = Jouw herstelcode
pages-code-shown = Schrijf hem op of kopieer hem nu: je ziet hem alleen deze ene keer. Wie hem heeft, kan in jouw naam spelen.
pages-code-copy = Kopiëren
pages-code-copied = Code gekopieerd.
pages-code-enter = Code invoeren
pages-code-enter-why = Daarna speel je in deze browser als de speler van wie de code is. Wil je terug kunnen naar wie je nu bent, maak daar dan eerst een code voor.
pages-code-use = Code gebruiken
pages-code-welcome = Welkom terug, { $name }!
pages-code-unknown = Geen enkele speler heeft deze code. Controleer of er een typefout in zit. Misschien is er ook een nieuwere code voor in de plaats gekomen.
pages-sign-out = Overal afmelden
pages-sign-out-why = Apparaat kwijt, of speelt iemand anders in jouw naam? Hiermee meld je alle andere apparaten en browsers af. Ook je herstelcode werkt dan niet meer; maak daarna een nieuwe.
pages-sign-out-sure = Op alle andere apparaten afmelden?
pages-sign-out-done = Alle andere apparaten zijn afgemeld. Deze browser blijft aangemeld.

## About

pages-about-title = Over deze spellen
pages-about-what = Dit zijn gratis digitale edities van twee kaartspellen die allebei Bali heten, gemaakt door mensen die ze graag spelen. Je speelt ze hier zonder account en zonder reclame: tegen bots, met vrienden op afstand, of samen op één apparaat.
pages-about-ours = Ons programma en al onze tekeningen zijn vrij te gebruiken onder de MIT-licentie.
pages-here = Deze pagina
pages-here-version = Versie { $version }
pages-here-online = Deze pagina komt van een server. Spellen tegen bots of samen op één apparaat draaien op dat apparaat zelf. Online tafels en de herhalingen daarvan hebben de server nodig.
pages-here-site = Deze pagina heeft geen server nodig: alles draait op je apparaat. Online tafels en de herhalingen daarvan horen er niet bij.
pages-here-site-server = Deze pagina heeft geen server nodig: alles draait op je apparaat. Online tafels en de herhalingen daarvan vind je op { $host }.
pages-here-ready = De pagina werkt offline: alle bestanden staan in deze browser.
pages-here-loading = De pagina wordt nu in deze browser opgeslagen, zodat ze offline werkt.
pages-here-failed = De pagina kon niet in deze browser worden opgeslagen en heeft dus verbinding nodig. Bij je volgende bezoek wordt het opnieuw geprobeerd.
pages-here-impossible = De pagina heeft verbinding nodig: deze browser slaat hier geen pagina's op. De meeste browsers doen dat alleen via HTTPS en niet in privévensters.
pages-here-install = Na installatie opent de pagina in een eigen venster, net als elke andere app.
pages-about-games = Van wie deze spellen zijn
pages-about-designer = Auteur: { $name }
pages-about-publisher = Uitgever: { $name }, { $year }
pages-about-theirs = De ideeën achter deze spellen zijn het werk van hun auteurs en uitgevers. De afbeeldingen en teksten van de oorspronkelijke dozen blijven van hen, en niets daarvan wordt hier gebruikt: tekeningen, regels en alle andere teksten zijn van onszelf. Vind je een spel leuk, koop dan de doos, als je die nog kunt vinden.
pages-about-no-tie = Auteurs en uitgevers zijn niet bij deze editie betrokken.
pages-fair = Zo wordt er eerlijk gedeeld
pages-fair-why = De server kan de kaarten niet kiezen, en een speler ook niet. Na het spel kun je dat controleren.
pages-fair-before = Als een tafel wordt geopend, kiest de server een geheim en toont hij alleen de vingerafdruk ervan: de vastlegging. Vanaf dat moment kan hij het geheim niet meer ongemerkt verwisselen.
pages-fair-share = Als je gaat zitten, kiest je browser een eigen geheim getal, je toevalsgetal, en toont ook daarvan alleen de vingerafdruk.
pages-fair-reveal = Als het spel begint, staan de plaatsen vast, voegt de server een toevalsgetal toe dat iedereen ziet, en maken alle browsers hun toevalsgetal bekend. Een getal dat niet binnen tien seconden komt, wordt weggelaten, en dat kan iedereen zien.
pages-fair-deal = Elke kaart volgt uit het geheim van de server en alle toevalsgetallen, en uit niets anders. Zolang jouw toevalsgetal onbekend is, kan niemand een kaart voorspellen of uitkiezen.
pages-fair-after = Als het spel is afgelopen, toont de server zijn geheim. Je browser vergelijkt alles met wat hij vóór het delen heeft gezien, en iedereen kan het hele spel opnieuw delen, kaart voor kaart.
pages-fair-device = In een spel op dit apparaat kiest je eigen browser het geheim en deelt hij de kaarten. Sla het spel na afloop op als bestand: daarmee is ook deze kaartverdeling te controleren.
pages-fair-limits = Wat dit niet bewijst
pages-fair-not-hands = Wie de server beheert, kan in de database alle kaarten lezen.
pages-fair-not-withheld = Een speler die de database kan lezen, kan twee verdelingen vergelijken, met en zonder het eigen toevalsgetal, en het dan wel of niet bekendmaken. Ontbreekt er een, dan ziet iedereen dat.
pages-fair-not-operator = Wie de server beheert, kan weigeren een spel te beginnen of een toevalsgetal weglaten. Is het jouw getal, dan meldt deze pagina dat.
pages-fair-not-page = Ook deze pagina komt van de server. Wil je van niemand afhankelijk zijn, voer dan “bali verify” uit op je eigen computer en vergelijk de vastleggingen.
pages-verify = Kaartverdeling controleren
pages-verify-how = Kies een spel dat je na afloop als bestand hebt opgeslagen, of plak de tekst ervan.
pages-verify-own = Het spel wordt opnieuw gedeeld en je browser vergelijkt de vastleggingen. Wil je van niemand afhankelijk zijn, voer dan “bali verify BESTAND” uit op je eigen computer.
pages-verify-file = Bestand kiezen
pages-verify-text = of plak de tekst ervan
pages-verify-seen = Vastlegging die je aan tafel hebt gezien (als je die hebt genoteerd)
pages-verify-go = Controleren
pages-verify-busy = Er wordt opnieuw gedeeld …
pages-verify-fair = De kaarten zijn gedeeld zoals beloofd.
pages-verify-doubtful = Er klopt iets niet met deze kaartverdeling.
pages-verify-fair-why = { $draws ->
    [one] De ene getrokken kaart volgt uit het geheim en de toevalsgetallen van de spelers.
   *[other] Alle { $draws } getrokken kaarten volgen uit het geheim en de toevalsgetallen van de spelers.
}
pages-verify-unfair = De kaarten zijn niet gedeeld zoals beloofd.
pages-verify-wrong = Actie { $number } was “{ $was }”; uit het geheim en de toevalsgetallen volgt “{ $due }”.
pages-verify-right = { $draws ->
    [0] Daarvoor was geen enkele getrokken kaart juist.
    [one] Daarvoor was 1 getrokken kaart juist.
   *[other] Daarvoor waren { $draws } getrokken kaarten juist.
}
pages-verify-commitment = Vastlegging van het geheim
pages-verify-draws = Getrokken kaarten
pages-verify-same = Dit is de vastlegging die je aan tafel hebt gezien.
pages-verify-unlike = Niet de vastlegging die je hebt gezien
pages-verify-other = Dit is niet de vastlegging die je hebt ingevoerd. Het is een ander spel, of het geheim is verwisseld.
pages-verify-compare = Vergelijk die met de vastlegging die je aan tafel hebt gezien.
pages-verify-bad = Dit kan niet worden gecontroleerd.
pages-verify-bad-large = Het bestand is te groot voor een opgeslagen spel.
pages-verify-bad-running = Het spel aan deze tafel is nog niet afgelopen. Tot dan blijft het geheim verborgen.
pages-proof-yours = Het toevalsgetal van je browser maakte deel uit van deze kaartverdeling.
pages-proof-yours-left-out = Je browser heeft zijn toevalsgetal bekendgemaakt, maar het ontbreekt in deze kaartverdeling: het kwam te laat, of de server heeft het weggelaten.
pages-proof-yours-missing = Het toevalsgetal van je browser hoort niet bij deze kaartverdeling.
pages-proof-server = Het geheim van de server is het geheim dat was vastgelegd voordat je browser zijn toevalsgetal bekendmaakte.
pages-proof-server-changed = Het geheim van de server is niet het geheim dat was vastgelegd.
pages-proof-fixed = Al het andere stond vast voordat je browser zijn toevalsgetal bekendmaakte.
pages-proof-changed = De kaarten volgen niet uit wat vaststond voordat je browser zijn toevalsgetal bekendmaakte.
pages-proof-left-out = Het toevalsgetal van { $who } kwam niet op tijd en is weggelaten.
pages-proof-no-share = { $who } heeft geen toevalsgetal toegevoegd.
pages-proof-nobody = Dus kon de server deze kaarten niet kiezen, en een speler ook niet. Er kon hooguit een toevalsgetal worden weggelaten, en dat zou hier staan.
pages-proof-not-yours = Deze browser had geen toevalsgetal in deze kaartverdeling en kan dus niet zeggen of iemand de kaarten heeft gekozen. Wie wel een toevalsgetal had, kan dat in de eigen browser controleren.
pages-proof-no-shares = In deze kaartverdeling zit geen toevalsgetal van een speler. De kaarten volgen uit het geheim, maar niets toont aan dat het niet is uitgezocht om deze kaarten te krijgen.
pages-keys-why = Gaat vanzelf aan zodra je iets met een toets kiest.
pages-parts = Gemaakt met
pages-parts-svelte = de pagina's in de browser
pages-parts-fluent = teksten in vier talen
pages-parts-fastapi = de server
pages-parts-numpy = snelle regels en bots
