### What the page in the browser says about any game, in Dutch.

## Around everything

web-title = Twee kaartspellen die Bali heten
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
web-loading = Een ogenblik …
web-offline = De server is niet bereikbaar.
web-again = Opnieuw proberen
web-stop = { ". " }
web-colon = { ": " }

## The games

web-game = Spel
web-game-altar = Bali: de offerplaats
web-game-dalang = Bali: de Dalang
web-by-altar = van Klaus-Jürgen Wrede
web-by-dalang = van Uwe Rosenberg
web-about-altar = Verbouw gewassen, bouw altaren en breng offers. Wat het vaakst op de offerplaats ligt, is aan het einde het meeste waard. Voor 2 tot en met 4 spelers, ongeveer 30 minuten.
web-about-dalang = De meester van het schimmenspel reist heen en weer tussen vier eilanden. Laat de juiste kaarten op de juiste plekken achter en win fiches en maskers. Voor 3 of 4 spelers, ongeveer 60 minuten.
web-level-novice = beginner
web-level-casual = gelegenheidsspeler
web-level-club = clubspeler
web-level-expert = expert
web-level-master = meester
web-bot = Bot, { $level }
web-variant-oracle = met het orakel
web-variant-demon = met de demon

## The start page

web-your-name = Je naam
web-bots-level = Sterkte van de bots
web-play-now = Nu spelen
web-learn = Spelenderwijs leren
web-together = Samen op dit apparaat
web-how-many = Spelers
web-players-count = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
web-new-table = Nieuwe tafel
web-my-tables = Jouw tafels
web-my-tables-none = Je hebt nog geen tafels. Kies “Nu spelen” om er een te openen.
web-open-tables = Tafels die op spelers wachten
web-open-tables-none = Er wachten nu geen openbare tafels op spelers.
web-join = Meedoen via een link
web-join-go = Meedoen
web-bad-link = Dit is geen link naar een tafel.
web-status-open = wacht op spelers
web-status-dealing = er wordt gedeeld
web-status-playing = bezig
web-status-over = afgelopen
web-status-frozen = bevroren
web-your-turn = Jouw beurt

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
web-memory-faithful-why = Zoals aan een echte tafel: kaarten die je hebt gezien, verdwijnen al snel weer uit beeld en uit het logboek.
web-memory-open-why = De pagina houdt notities voor je bij: bij de offerplaats over wat iedereen kon zien, bij de Dalang ook over wat alleen jij hebt gezien.
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
web-undo-allowed = Terugnemen toestaan
web-spectators = Toeschouwers toestaan
web-list-it = Tafel openbaar maken
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
web-reserved-for = vrijgehouden voor { $who }
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
web-players = Spelers
web-active = Aan de beurt
web-deciding = Beslist nu
web-place = { $place }e
web-away-left = weg, een bot speelt
web-away-time = tijd om, een bot speelt
web-away-called = een bot speelt
web-away-resigned = heeft opgegeven
web-undo = Terugnemen
web-reset = Beurt terugnemen
web-hint = Hint
web-hint-why = Je winstkansen volgens een sterke bot. Hij weet alleen wat jij weet.
web-thinking = Denkt na …
web-auto-pass = Deze beurt blijven passen
web-auto-pass-why = Je past nu, en daarna telkens als je deze beurt dezelfde vraag krijgt. Dat gebeurt steeds na een korte, onregelmatige pauze, zodat het tempo niets verraadt.
web-cancel-auto-pass = Stoppen met passen
web-why = “{ $action }” kan niet: { $reason }.
web-call-bot = Bot laten spelen voor { $who }
web-leave-menu = Weggaan of opgeven
web-leave-hint = Als je weggaat, speelt een bot voor je tot je terugkomt. Als je opgeeft, kun je niet meer terugkomen.
web-leave = Even weggaan
web-resign = Opgeven
web-return = Weer plaatsnemen
web-lost = Verbinding verbroken. Opnieuw verbinden …
web-log = Logboek
web-log-chat = Logboek en chat
web-since = sinds je vorige beurt
web-see-position = Dit moment bekijken
web-position = Je ziet een eerder moment.
web-back-to-now = Terug naar nu
web-chat = Chat
web-chat-say = Schrijf een bericht
web-chat-send = Versturen
web-chat-mute = Chat verbergen
web-chat-show = Chat tonen
web-chat-muted = De chat is verborgen.
web-spectator = toeschouwer
web-chat-aside = De spelers zien pas na het spel wat je schrijft.
web-curtain = Geef het apparaat aan { $who }. De rest kijkt even weg!
web-curtain-open = Ik ben { $who }: toon mijn kaarten
web-refused-no-undo = Er valt niets terug te nemen. Dat kan alleen met je eigen acties van deze beurt waarbij geen kaart zichtbaar werd, en alleen als het aan deze tafel mag.
web-refused-faded = Met deze geheugeninstelling kun je niet zo ver terugkijken.
web-refused-taken = Deze plaats is bezet.
web-refused-limit = Dat waren te veel verzoeken. Wacht even.
web-refused-storage = De server kan nu niets opslaan of laden. Probeer het zo nog eens.
web-refused-not-now = Dat kan nu niet.
web-refused-offline = De server is niet bereikbaar.
web-refused-no-table = Deze tafel bestaat niet.
web-refused-private = Alleen de spelers kunnen deze tafel zien.
web-refused-patience = Een bot kan pas invallen als je twee minuten op een speler hebt gewacht.
web-refused-not-asked = Je bent nu niet aan zet.
web-refused-busy = De server heeft het druk. Probeer het opnieuw.
web-refused-error = Er ging iets mis. Probeer het opnieuw.
web-refused-no-guest = Kies eerst een naam op de startpagina.
web-refused-no-hint = Hints zijn er alleen als je in je eentje tegen bots speelt.
web-refused-no-position = Dat moment bestaat niet.
web-refused-unfinished = Dit spel is nog niet afgelopen.
web-refused-file = Dit is geen opgeslagen spel van Bali.
web-refused-bad = Dit bestand kan niet als spel worden gelezen.
web-refused-no-share = Je hebt voor deze kaartverdeling geen toevalsgetal vastgelegd.
web-refused-revealed = Je toevalsgetal is al bekendgemaakt.
web-refused-wrong-share = Dit is niet het toevalsgetal dat je hebt vastgelegd.
web-refused-file-short = Het bestand is niet compleet: de laatste regel ontbreekt.
web-refused-file-changed = Het bestand is veranderd nadat het spel was opgeslagen.
web-refused-file-format = Het bestand komt uit een nieuwere versie van Bali.
web-refused-file-secret = Het geheim van de server in het bestand past niet bij de vastlegging.
web-refused-file-share = Een toevalsgetal in het bestand past niet bij de vastlegging.
web-refused-chat = De chat aan deze tafel is vol.
web-refused-misunderstood = De server heeft dat niet begrepen. Laad de pagina opnieuw en probeer het nog eens.
web-refused-away = Een bot speelt voor je. Neem eerst weer plaats.
web-refused-rematched = Voor de revanche is er al een tafel.
web-refused-seats = Elke plaats heeft een speler of bot nodig.
web-refused-not-yours = Dit is niet jouw plaats.
web-refused-impossible = Dat kan hier niet.
web-refused-code = Geen enkele speler heeft deze code. Controleer of er een typefout in zit.
web-refused-bot-asked = De bot beslist op dit moment voor je. Probeer het zo opnieuw.
web-refused-open-tables = Je hebt te veel tafels die op spelers wachten. Start er eerst een.
web-refused-listed-tables = Je hebt te veel openbare tafels die op spelers wachten. Open deze tafel niet openbaar.
web-refused-running-tables = Je hebt te veel lopende spellen. Speel er eerst een uit of geef er een op.
web-refused-reserved = Deze plaats wordt een minuut vrijgehouden voor een speler uit het vorige spel.
web-refused-changes = Je bent aan deze tafel te vaak van plaats gewisseld.
web-refused-frozen = Aan deze tafel is met een andere versie van de regels gespeeld. Bekijken kan nog, maar verder spelen kan hier niemand.
web-refused-name = Deze naam kan niet. Kies een naam van maximaal 12 zichtbare tekens.
web-refused-other-rules = Dit spel is met een andere versie van de regels opgeslagen. Alleen een versie van Bali met die regels kan het controleren.
web-refused-seat = Deze plaats bestaat niet.
web-refused-stale = De tafel is intussen veranderd. Kijk nog eens.
web-refused-seated = Je hebt al een plaats. Een andere speler op dit apparaat heeft een naam nodig.
web-refused-free = Deze plaats is al vrij.
web-refused-no-auto-pass = Je kunt automatisch passen hier niet aan- of uitzetten.
web-refused-not-away = Er speelt nu geen bot voor je.
web-refused-resigned = Je hebt al opgegeven.
web-refused-not-waiting = Je kunt alleen een bot laten spelen voor de speler op wie iedereen wacht, aan een tafel zonder tijdslimiet.
web-refused-unknown = Het spel kent deze actie niet.
web-refused-not-seated = Daarvoor heb je een plaats aan deze tafel nodig.
web-refused-origin = Je browser heeft dit vanaf een andere website verstuurd. Open de pagina opnieuw.
web-refused-too-large = Dit is te groot voor de server.
web-refused-bad-request = De server kon het verzoek niet lezen.
web-refused-length = De server kon het verzoek niet lezen: de lengte ontbreekt.

## The end and the replay

web-over = Het spel is afgelopen.
web-frozen = Dit spel kan hier niet verder.
web-frozen-why = Het is gespeeld met een andere versie van de regels, die niet meer past bij die van deze server. Je ziet het spel tot het punt waar de twee uiteenlopen. Verborgen kaarten blijven verborgen, want met de andere versie zou het spel nog verder kunnen gaan.
web-frozen-save = Logboek opslaan
web-ended-by-resignation = Het spel is geëindigd door opgave.
web-category = Categorie
web-rematch = Revanche
web-to-rematch = Naar de revanche
web-rematch-asked = { $who } wil een revanche.
web-rematch-join = Meespelen
web-rematch-decline = Afslaan
web-rematch-declined = Je hebt de revanche afgeslagen.
web-replay = Terugkijken
web-replay-file = Opgeslagen spel
web-verify = Kaartverdeling controleren
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
web-key-number = selecteer je eerste, tweede, … keuze
web-key-enter = bevestig de keuze
web-key-escape = wis de keuze, of ga terug naar nu
web-key-undo = neem een actie of de hele beurt terug
web-key-pass = passen
web-key-hint = hint
web-key-help = deze lijst
web-key-replay = bij het terugkijken: terug, verder, naar het begin, naar het einde

## The first game

web-coach = Uitleg
web-coach-next = Verder
web-coach-done = Verder spelen
web-coach-leave = Uitleg overslaan
