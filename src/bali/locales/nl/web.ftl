### What the page in the browser says about any game, in Dutch.

## Around everything

web-title = Twee kaartspellen op Bali
web-skip = Naar de inhoud
web-pages = Pagina's
web-home = Startpagina
web-rules = Spelregels
web-settings = Instellingen
web-about = Over
web-language = Taal
web-close = Sluiten
web-cancel = Annuleren
web-confirm = Bevestigen
web-again-confirms = nogmaals om te bevestigen
web-loading = Een ogenblik …
web-offline = Geen verbinding met de server. Spellen op dit apparaat werken gewoon. Online tafels zijn er weer zodra er verbinding is.
web-load-failed = Deze pagina kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.
web-update = Er staat een nieuwe versie klaar. Je spellen blijven bewaard.
web-update-reload = Opnieuw laden
web-again = Opnieuw proberen
web-stop = { ". " }
web-colon = { ": " }
web-or = { " of " }

## The games

web-game = Spel
web-game-altar = Bali: de offerplaats
web-game-dalang = Bali: de Dalang
web-by-altar = van Klaus-Jürgen Wrede
web-by-dalang = van Uwe Rosenberg
web-about-altar = Verbouw gewassen, bouw altaren en breng offers. Wat het vaakst op de offerplaats ligt, is aan het einde het meest waard. Voor 2 tot en met 4 spelers, ongeveer 30 minuten.
web-tag-altar = Wat vaak wordt geofferd, telt veel.
web-about-dalang = De meester van het schimmenspel reist heen en weer tussen vier eilanden. Laat de juiste kaarten op de juiste plekken achter en win fiches en maskers. Voor 3 of 4 spelers, ongeveer 60 minuten.
web-tag-dalang = De juiste kaarten op de juiste plek.
web-level-novice = beginner
web-level-casual = hobbyspeler
web-level-club = clubspeler
web-level-expert = expert
web-level-master = meester
web-level-champion = kampioen
web-bot = Bot, { $level }
web-variant-oracle = met het orakel
web-variant-demon = met de demon

## The start page

web-free = Gratis en zonder account: tegen bots of met vrienden.
web-more = Meer
web-your-name = Je naam
web-bots-level = Sterkte van de bots
web-play-now = Nu spelen
web-overview = Een beurt in één minuut
web-lessons = Lessen
web-lessons-new = Nieuw hier? Begin met les 1.
web-lesson-begin = Beginnen: { $lesson }
web-lesson-continue = Verdergaan: { $lesson }
web-lesson-again = Nog een keer: { $lesson }
web-lesson-done = afgerond
web-lesson-begun = begonnen
web-together = Samen op dit apparaat
web-how-many = Spelers
web-players-count = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
web-new-table = Nieuwe tafel
web-my-tables = Jouw tafels
web-open-tables = Tafels die op spelers wachten
web-open-tables-none = Er wachten nu geen openbare tafels op spelers.
web-join = Meedoen via een link
web-join-go = Meedoen
web-bad-link = Dit is geen link naar een tafel.
web-online = Online tafels
web-no-server = Alles draait hier op je eigen apparaat. Wil je met vrienden op afstand spelen, dan moet een van jullie een server draaien.
web-online-at = Met vrienden op afstand speel je op { $host }.
web-online-go = Online spelen
web-install = Bali installeren
web-status-open = wacht op spelers
web-status-dealing = er wordt gedeeld
web-status-playing = bezig
web-status-over = afgelopen
web-status-frozen = bevroren
web-your-turn = Jij bent aan zet

## A new table

web-seats = Plaatsen
web-seat-you = Jij
web-seat-too = Nog een speler op dit apparaat
web-seat-open = Vrije plaats voor een vriend
web-seats-hint = Stuur vrienden de link om de vrije plaatsen te vullen. Je kunt dit apparaat ook met meerdere spelers delen: tussen de beurten verbergt een gordijn de kaarten.
web-options = Tafelopties
web-memory = Geheugen
web-memory-faithful = zonder notities
web-memory-open = met notities
web-memory-faithful-why = Zoals aan een echte tafel: de pagina laat maar even zien welke kaart het was. Daarna moet je het zelf onthouden.
web-memory-open-why = De pagina onthoudt kaarten voor je. In “de offerplaats”: de kaarten die iedereen kon zien. In “de Dalang”: ook de kaarten die alleen jij hebt gezien.
web-clock = Bedenktijd
web-clock-none = geen tijdslimiet
web-clock-days = { $count ->
    [one] een dag per zet
   *[other] { $count } dagen per zet
}
web-clock-live = { $move } s per zet, plus { $minutes } min voor het hele spel
web-clock-choice-none = onbeperkt
web-clock-choice-fast = snel: 20 seconden per zet, plus 2 minuten voor het hele spel
web-clock-choice-normal = rustig: 45 seconden per zet, plus 10 minuten voor het hele spel
web-clock-choice-day = een dag per zet
web-clock-choice-days = drie dagen per zet
web-no-undo = zonder terugnemen
web-listed = openbaar
web-hands-open = toeschouwers zien alle kaarten
web-undo-allowed = Terugnemen toestaan
web-spectators = Toeschouwers toestaan
web-list-it = Tafel openbaar maken
web-where = Waar
web-where-device = Op dit apparaat
web-where-online = Online
web-where-device-why = Het spel draait op je apparaat. Het heeft geen verbinding nodig en niemand anders kan meedoen.
web-where-online-why = De tafel staat op de server. Vrienden kunnen via een link meedoen en iedereen heeft verbinding nodig.
web-where-nowhere-why = Zet op elke plaats een speler aan dit scherm of een bot: vrienden op afstand kunnen alleen via een server meedoen.
web-on-device = op dit apparaat
web-open-hands = Toeschouwers zien alle kaarten
web-open-hands-why = Kan alleen als er op elke plaats een bot zit.
web-open-table = Tafel openen

## Before the game

web-free-seat = vrij
web-sit = Hier gaan zitten
web-sit-here-too = Speler op dit apparaat toevoegen
web-seat-name = Naam
web-guest = Speler { $number }
web-stand = Opstaan
web-remove-bot = Bot verwijderen
web-invite-bot = Bot toevoegen
web-reserved-for = { $who } heeft nog niet geantwoord
web-declined = vrij, { $who } doet niet mee
web-release-seat = Plaats vrijgeven
web-share = Link delen
web-link-copied = Link gekopieerd.
web-share-hint = Stuur de link naar je vrienden of vul de vrije plaatsen met bots.
web-seats-full = Iedereen is er.
web-start = Spel starten
web-commitment = Vastlegging van de server: { $hash }
web-commitment-why = Wat is dit?
web-no-share = zonder eigen toevalsgetal
web-dealing = De kaarten worden gedeeld …
web-deal-changed = Deze tafel is tijdens het delen veranderd. Vertrouw deze kaartverdeling niet.
web-deal-left-out = Het toevalsgetal van { $who } kwam niet op tijd. De kaarten zijn zonder dat getal gedeeld.
web-deal-left-out-you = Het toevalsgetal van je browser kwam niet op tijd. De kaarten zijn zonder dat getal gedeeld.

## At the table

web-action-line = Huidige actie
web-choices = Je keuzes
web-see-rule = Naar de regel
web-rule = Regel { $clause }
web-info-does = Effect
web-info-costs = Kosten
web-info-scores = Waardering
web-info-left = Aantal
web-players = Spelers
web-look-at = { $who } bekijken
web-look-seat = Plaats { $number }
web-active = Aan de beurt
web-deciding = Beslist nu
web-place = { $place }e
web-away-left = weg, een bot speelt
web-away-time = tijd op, een bot speelt
web-away-called = een bot speelt
web-away-resigned = heeft opgegeven
web-points = Punten:
web-points-known = { $who } zou minstens { $count ->
    [one] 1 punt
   *[other] { $count } punten
} hebben als het spel nu eindigde. Verborgen kaarten kunnen meer opleveren.
web-points-exact = { $who } zou { $count ->
    [one] 1 punt
   *[other] { $count } punten
} hebben als het spel nu eindigde.
web-points-final = { $who } heeft { $count ->
    [one] 1 punt
   *[other] { $count } punten
}.
web-connected = verbonden
web-not-connected = niet verbonden
web-watching = { $count ->
    [one] 1 persoon kijkt mee
   *[other] { $count } mensen kijken mee
}
web-undo = Terugnemen
web-final = Dit kun je niet ongedaan maken.
web-reset = Beurt terugnemen
web-hint = Hint
web-hint-chance = Je winstkans na elke keuze
web-hint-why = Geschat door de kampioen, de sterkste bot. Hij weet alleen wat jij weet.
web-hint-thinking = De kampioen denkt na …
web-hint-close = Esc sluit de hint.
web-hint-equal = De beste twee zijn ongeveer even goed.
web-hint-none = geen direct effect
web-thinking = Denkt na …
web-answers = Auto-antwoorden
web-answers-count = { $count ->
    [0] Auto-antwoorden
   *[other] Auto-antwoorden: { $count } ingesteld
}
web-answers-point = Beantwoord een vraag hier één keer: daarna wordt je antwoord voor je gegeven en krijg je de vraag niet meer. Alleen jij ziet deze lijst.
web-answers-why = Elk antwoord komt na een korte, onregelmatige pauze. Je kunt elk antwoord kiezen, wat je ook in je hand hebt. Kan het op dat moment niet, dan geldt het antwoord dat er het dichtst bij komt. Zo komt niemand iets over je hand te weten.
web-answers-newest = Zijn er meerdere antwoorden van toepassing, dan geldt het antwoord dat je als laatste hebt ingesteld.
web-answers-until = Nieuwe antwoorden gelden
web-answers-until-turn = voor deze beurt
web-answers-until-own_turn = tot mijn volgende beurt
web-answers-until-cancelled = tot nader order
web-answers-ask = Vraag het mij
web-answers-set = { $question }: { $reply } ({ $until })
web-answers-cancel = Intrekken: { $answer }
web-answers-cancel-all = Alles intrekken
web-answers-done-cancelled = Vanaf nu pas je bij deze vraag. Je kunt dat intrekken onder “Auto-antwoorden”.
web-answers-done-own_turn = Tot je volgende beurt pas je wanneer dat kan. Je kunt dat intrekken onder “Auto-antwoorden”.
web-answers-offer = Passen kan ook vooraf. Daardoor komt niemand te weten wat je in je hand hebt.
web-answered = Automatisch antwoord: { $answer }
web-answered-change = Wijzigen
web-answered-why = Dit antwoord intrekken en zelf beslissen
web-forced-why = Je hebt hier geen keuze, dus antwoordt de pagina voor je. Dat kun je uitzetten bij de instellingen.
web-call-bot = Bot laten spelen voor { $who }
web-leave-menu = Weggaan of opgeven
web-leave-hint = Als je weggaat, speelt een bot voor je tot je terugkomt. Als je opgeeft, kun je niet meer terugkomen.
web-leave-waits = Als je weggaat, wacht het spel op de startpagina op je. Als je opgeeft, kun je niet meer terugkomen.
web-leave = Even weggaan
web-resign = Opgeven
web-return = Weer plaatsnemen
web-lost = Verbinding verbroken. Opnieuw verbinden …
web-unsent = Je bent niet verbonden, dus dit is niet verstuurd. Probeer het zo nog eens.
web-unconfirmed = De verbinding viel weg voordat je actie was bevestigd. Zie je de actie niet op tafel, herhaal die dan.
web-log = Logboek
web-log-newest = Nieuwste
web-log-chat = Logboek en chat
web-since = sinds je vorige actie
web-see-position = Dit moment bekijken
web-recent = Laatste acties
web-skip-tip = { $touch ->
    [1] Tik
   *[0] Klik
} op de tafel om vooruit te springen
web-speed = Tempo van de anderen
web-speed-slow = langzaam
web-speed-normal = normaal
web-speed-fast = snel
web-speed-step = stap voor stap
web-speed-instant = direct
web-pause = Pauze
web-continue = Verder
web-next-action = Volgende actie
web-to-present = Meteen naar nu
web-position = Je ziet een eerder moment.
web-back-to-now = Terug naar nu
web-chat = Chat
web-unread = { $count ->
    [one] 1 nieuw bericht
   *[other] { $count } nieuwe berichten
}
web-chat-unread = Chat ({ $count } nieuw)
web-chat-say = Schrijf een bericht
web-chat-send = Versturen
web-chat-mute = Chat verbergen
web-chat-show = Chat tonen
web-chat-muted = De chat is verborgen.
web-spectator = toeschouwer
web-chat-aside = De spelers zien pas na het spel wat je schrijft.
web-curtain = Geef het apparaat aan { $who }. De rest kijkt even weg!
web-curtain-open = Ik ben { $who }: toon mijn kaarten
web-refused-no-undo = Er valt niets terug te nemen. Dat kan alleen met acties uit je eigen beurt waarbij geen kaart zichtbaar werd, en alleen als het aan deze tafel mag.
web-refused-faded = Zo ver kun je niet terugkijken: aan deze tafel moet je eerdere kaarten zelf onthouden.
web-refused-taken = Deze plaats is bezet.
web-refused-open-hands = Aan deze tafel kunnen alleen bots spelen, omdat toeschouwers alle kaarten zien.
web-refused-limit = Dat waren te veel verzoeken. Wacht even.
web-refused-storage = De server kan nu niets opslaan of laden. Probeer het zo nog eens.
web-refused-storage-full = Er is op dit apparaat geen ruimte meer voor spellen. Verwijder afgelopen spellen bij de instellingen of maak ruimte vrij, en probeer het opnieuw.
web-refused-storage-failed = Het apparaat kon dit niet opslaan, dus er is niets gebeurd. Probeer het opnieuw.
web-refused-no-storage = Deze browser slaat voor deze site geen spellen op, misschien omdat dit een privévenster is. Gebruik een gewoon venster of speel online.
web-refused-no-local = Deze browser is te oud om zonder server te spelen. Online tafels werken wel.
web-refused-no-engine = De regels van dit spel konden niet worden geladen. Controleer je verbinding en probeer het opnieuw.
web-refused-no-champion = De kampioen kon niet worden geladen. Daarom zijn er geen hints en kan hij niet spelen. Controleer je verbinding. Alle andere bots spelen gewoon door.
web-refused-no-bots = De bots konden niet worden geladen. Controleer je verbinding. Zodra het lukt, gaat het spel verder.
web-refused-file-online = Dit spel is online gespeeld en kan op dit apparaat niet verdergaan. Je kunt het wel terugkijken.
web-refused-not-now = Dat kan nu niet.
web-asked-now = Nu: { $prompt }
web-refused-offline = De server is niet bereikbaar.
web-refused-no-server = Dit kan alleen met een server, en die heeft deze pagina niet.
web-refused-no-table = Deze tafel bestaat niet.
web-refused-private = Alleen de spelers kunnen deze tafel zien.
web-refused-patience = Een bot kan pas invallen als je twee minuten op een speler hebt gewacht.
web-refused-not-asked = Je bent nu niet aan zet.
web-refused-busy = De server heeft het druk. Probeer het opnieuw.
web-refused-preparing = De server bereidt dit spel nog voor. Dat duurt alleen de eerste keer een minuut of twee, daarna gaat het vanzelf verder. Spellen tegen bots op dit apparaat beginnen meteen.
web-refused-error = Er ging iets mis. Probeer het opnieuw.
web-refused-no-guest = Kies eerst een naam op de startpagina.
web-refused-no-hint = Hints zijn er alleen als je in je eentje tegen bots speelt.
web-refused-no-position = Dat moment bestaat niet.
web-refused-unfinished = Dit spel is nog niet afgelopen.
web-refused-file = Dit is geen opgeslagen Bali-spel.
web-refused-bad = Het spel in dit bestand is niet te lezen.
web-refused-no-share = Je hebt voor deze kaartverdeling geen toevalsgetal vastgelegd.
web-refused-revealed = Je toevalsgetal is al bekendgemaakt.
web-refused-wrong-share = Dit is niet het toevalsgetal dat je hebt vastgelegd.
web-refused-file-short = Het bestand is niet compleet: de laatste regel ontbreekt.
web-refused-file-changed = Het bestand is veranderd nadat het spel was opgeslagen.
web-refused-file-format = Het bestand komt uit een nieuwere versie van Bali.
web-refused-file-secret = Het geheim in het bestand past niet bij de vastlegging.
web-refused-file-share = Een toevalsgetal in het bestand past niet bij de vastlegging.
web-refused-chat = De chat aan deze tafel is vol.
web-refused-misunderstood = De server heeft dat niet begrepen. Laad de pagina opnieuw en probeer het nog eens.
web-refused-away = Een bot speelt voor je. Neem eerst weer plaats.
web-refused-rematched = Voor de revanche is er al een tafel.
web-refused-lesson = Een les speel je in je eentje, met bots.
web-refused-no-jump = Vanaf hier kun je niet vooruitspringen.
web-refused-lesson-deal = De kaarten van een les liggen vast, dus er is geen kaartverdeling te controleren.
web-refused-seats = Elke plaats heeft een speler of bot nodig.
web-refused-not-yours = Dit is niet jouw plaats.
web-refused-impossible = Dat kan hier niet.
web-refused-code = Geen enkele speler heeft deze code. Controleer of er een typefout in zit.
web-refused-bot-asked = De bot beslist op dit moment voor je. Probeer het zo nog eens.
web-refused-open-tables = Je hebt te veel tafels die op spelers wachten. Start er eerst een.
web-refused-listed-tables = Je hebt te veel openbare tafels die op spelers wachten. Open deze tafel zonder hem openbaar te maken.
web-refused-running-tables = Je hebt te veel lopende spellen. Speel er eerst een uit of geef er een op.
web-refused-reserved = Deze plaats wordt een minuut vrijgehouden voor een speler uit het vorige spel.
web-refused-changes = Je bent aan deze tafel te vaak van plaats gewisseld.
web-refused-frozen = Aan deze tafel is met een andere versie van de regels gespeeld. Bekijken kan nog, maar verderspelen kan hier niemand.
web-refused-name = Deze naam kan niet. Kies een naam van maximaal 12 zichtbare tekens.
web-refused-other-rules = Dit spel is met een andere versie van de regels opgeslagen. Alleen een versie van Bali met die regels kan het controleren.
web-refused-unfair = De kaarten van dit spel volgen niet uit het geheim. Daarom kun je er geen link naar delen.
web-refused-kept-games = Meer links naar spellen kun je vandaag niet delen. Probeer het morgen weer.
web-refused-seat = Deze plaats bestaat niet.
web-refused-stale = De tafel is intussen veranderd. Kijk nog eens.
web-refused-seated = Je hebt al een plaats. Een andere speler op dit apparaat heeft een naam nodig.
web-refused-free = Deze plaats is al vrij.
web-refused-no-answer = Dit vooraf gegeven antwoord bestaat niet, of het geldt niet meer.
web-refused-many-answers = Je hebt je vooraf gegeven antwoorden aan deze tafel te vaak gewijzigd.
web-refused-not-away = Er speelt nu geen bot voor je.
web-refused-resigned = Je hebt al opgegeven.
web-refused-not-waiting = Je kunt alleen een bot laten spelen voor de speler op wie iedereen wacht, aan een tafel zonder tijdslimiet.
web-refused-unknown = Het spel kent deze actie niet.
web-refused-not-seated = Daarvoor heb je een plaats aan deze tafel nodig.
web-refused-origin = Je browser heeft dit vanaf een andere website verstuurd. Laad de pagina opnieuw.
web-refused-too-large = Dit is te groot voor de server.
web-refused-bad-request = De server kon het verzoek niet lezen.
web-refused-length = De server kon het verzoek niet lezen: de lengte ontbreekt.

## The end and the replay

web-over = Het spel is afgelopen.
web-frozen = Dit spel kan hier niet verder.
web-frozen-why = Het is gespeeld met een andere versie van de regels, die niet meer past bij die van deze server. Je ziet het spel tot het punt waar de twee versies uiteenlopen. Verborgen kaarten blijven verborgen, want met de andere versie zou het spel nog verder kunnen gaan.
web-frozen-save = Logboek opslaan
web-ended-by-resignation = Het spel is geëindigd door opgave. Dit waren de punten op dat moment.
web-end-counting = De punten worden geteld …
web-end-skip = Overslaan
web-end-you-win = Je wint met { $points ->
    [one] één punt
   *[other] { $points } punten
} verschil
web-end-you-tie-break = Gelijke stand, maar jij wint
web-end-you-share = Je deelt de overwinning met { $who }
web-end-win = { $who } wint met { $points ->
    [one] één punt
   *[other] { $points } punten
} verschil
web-end-tie-break = Gelijke stand, maar { $who } wint
web-end-share = { $who } delen de overwinning
web-end-and-you = { $headline }, jij bent { $place ->
    [1] eerste
    [2] tweede
    [3] derde
   *[other] vierde
}
web-end-you-resigned = Je hebt opgegeven. { $who } { $count ->
    [one] wint
   *[other] winnen
}
web-end-win-by-resignation = Je wint: { $who } { $count ->
    [one] heeft
   *[other] hebben
} opgegeven
web-end-resigned = Na de opgave van { $who } { $count ->
    [one] wint
   *[other] winnen
} { $winners }
web-end-board = Tafel bekijken
web-end-result = Uitslag bekijken
web-end-again = Telling bekijken
web-end-picture = Als afbeelding delen
web-end-picture-share = Delen
web-end-picture-save = Afbeelding opslaan
web-end-picture-saved = Opgeslagen als { $file } in je downloadmap.
web-end-picture-failed = Deze browser kan de afbeelding niet maken.
web-category = Categorie
web-rematch = Revanche
web-to-rematch = Naar de revanche
web-rematch-asked = { $who } wil een revanche.
web-rematch-join = Meespelen
web-rematch-decline = Afslaan
web-rematch-declined = Je hebt de revanche afgeslagen.
web-rematch-joined = doet mee
web-rematch-waiting = Wachten op { $who }.
web-rematch-patience = Na een minuut kun je ook zonder antwoord starten.
web-rematch-without = Starten zonder { $who }
web-rematch-without-really = Starten zonder { $who }?
web-rematch-without-why = { $count ->
    [one] Een bot neemt de plaats in. De speler kan dan niet meer meedoen.
   *[other] Bots nemen de plaatsen in. De spelers kunnen dan niet meer meedoen.
}
web-rematch-wait = Nog even wachten
web-rematch-seats = De plaatsen zijn doorgeschoven: je zit nu op plaats { $number }. Volgorde: { $order }.
web-replay = Terugkijken
web-replay-file = Opgeslagen spel
web-verify = Is er eerlijk geschud?
web-export = Als bestand opslaan
web-first = Naar het begin
web-previous = Vorige keuze
web-following = Volgende keuze
web-last = Naar het einde
web-step = Moment
web-seen-from = Perspectief
web-all-open = alle kaarten open

## Keys

web-keys = Toetsen
web-help = Tekens en toetsen
web-signs = Tekens
web-sign-points = Punten die deze speler zou hebben als het spel nu eindigde
web-sign-at-least = Minstens zoveel punten: verborgen kaarten kunnen meer opleveren
web-clicks = Klikken en tikken
web-clicks-why = Een knop met de naam van een actie voert die meteen uit. Een klik op de tafel doet dat als je de actie kunt terugnemen. Voor al het andere is een tweede klik nodig. Je beurt beëindigen, vluchten en een kaart pakken moet je altijd bevestigen. Voert de eerste klik van een dubbelklik een actie uit, dan doet de tweede niets.
web-key-number = een kaart of actie met haar cijfer kiezen
web-key-enter = bevestig de keuze, of voer de enige mogelijke actie uit
web-key-escape = sluit de hint, wis de keuze, of ga terug naar nu
web-key-undo = neem een actie of de hele beurt terug
web-key-end = je beurt beëindigen, of klaar zijn
web-key-pass = passen
web-key-answers = Auto-antwoorden
web-key-hint = hint
web-key-next = toon de volgende actie
web-key-help = deze lijst
web-key-replay = bij het terugkijken: terug, verder, naar het begin, naar het einde

## The first game

web-coach = Les
web-coach-next = Verder
web-coach-more = Verder lezen
web-coach-leave = Les verbergen
web-coach-fold = Inklappen
web-coach-unfold = Uitklappen
web-coach-resume = Les tonen
web-coach-suggestion = Jij bent aan zet: { $action }
web-coach-own = Jij bent aan zet: beslis zelf
web-coach-play-on = Dit spel voortzetten
web-coach-new-game = Nieuw spel ({ $level })
web-coach-jump = Naar de laatste beurten
web-coach-next-lesson = Volgende les
web-coach-following = Volgende les: { $lesson }
web-coach-you = Jij
web-coach-free = Je hebt iets anders gekozen. Dat is prima: het spel gaat verder, en de les legt nog steeds uit wat er gebeurt. Neem je de actie terug, dan krijg je weer suggesties.

# The titles of the lessons.

altar-1 = Zo speel je
altar-2 = Met het orakel
altar-3 = Met de demon
dalang-1 = Zo speel je
dalang-2 = Als anderen aan de beurt zijn
dalang-3 = Strijden en neerleggen
