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
web-about-dalang = Vier eilanden, en de meester van het schaduwspel reist ertussen heen en weer. Leg je kaarten op de juiste plekken neer en win fiches en maskers. Voor 3 of 4 spelers, ongeveer 60 minuten.
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
web-together = Samen aan dit scherm
web-how-many = Spelers
web-players-count = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
web-new-table = Nieuwe tafel
web-my-tables = Jouw tafels
web-my-tables-none = Je hebt nog geen tafel. “Nu spelen” opent er een.
web-open-tables = Tafels die op spelers wachten
web-open-tables-none = Er wacht nu geen openbare tafel.
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
web-seat-too = Nog iemand aan dit scherm
web-seat-open = Vrij voor een vriend
web-seats-hint = Vrije plaatsen zijn voor wie je de link stuurt. Jullie kunnen dit scherm ook met meerdere spelers delen: tussen de beurten verbergt een gordijn de kaarten.
web-options = Tafelopties
web-memory = Geheugen
web-memory-faithful = zonder notities
web-memory-open = met notities
web-memory-faithful-why = Zoals aan een echte tafel: wat ooit te zien was, wordt maar even getoond.
web-memory-open-why = De pagina onthoudt voor je wat er te zien was: bij de offerplaats wat iedereen zag, bij de Dalang ook wat alleen jij zag.
web-clock = Bedenktijd
web-clock-none = geen tijdslimiet
web-clock-days = { $count ->
    [one] een dag per zet
   *[other] { $count } dagen per zet
}
web-clock-live = { $move } s per zet, { $minutes } min reserve
web-clock-choice-none = onbeperkt
web-clock-choice-fast = snel: 20 seconden, 2 minuten reserve
web-clock-choice-normal = rustig: 45 seconden, 10 minuten reserve
web-clock-choice-day = een dag per zet
web-clock-choice-days = drie dagen per zet
web-no-undo = zonder terugnemen
web-listed = openbaar
web-undo-allowed = Terugnemen toestaan
web-spectators = Toeschouwers toestaan
web-list-it = Tafel openbaar tonen
web-open-table = Tafel openen

## Before the game

web-free-seat = vrij
web-sit = Hier gaan zitten
web-sit-here-too = Speler aan dit scherm toevoegen
web-seat-name = Naam
web-guest = Speler { $number }
web-stand = Opstaan
web-remove-bot = Wegsturen
web-invite-bot = Bot
web-reserved-for = vrijgehouden voor { $who }
web-declined = vrij, { $who } heeft geweigerd
web-release-seat = Plaats vrijgeven
web-share = Link delen
web-link-copied = De link is gekopieerd.
web-share-hint = Stuur de link naar je vrienden of geef de vrije plaatsen aan bots.
web-seats-full = Iedereen is er.
web-start = Spel starten
web-commitment = Vastlegging van de server: { $hash }
web-commitment-why = Wat is dit?
web-no-share = zonder eigen toevalsgetal
web-dealing = De kaarten worden gedeeld …
web-deal-changed = Deze tafel is tijdens het delen veranderd. Vertrouw dit spel niet.
web-deal-left-out = Het toevalsgetal van { $who } kwam niet op tijd. De kaarten zijn zonder dat getal gedeeld.
web-deal-left-out-you = Het toevalsgetal van je browser kwam niet op tijd. De kaarten zijn zonder dat getal gedeeld.

## At the table

web-action-line = Wat er nu moet gebeuren
web-choices = Je keuzes
web-see-rule = Naar de regel
web-players = Spelers
web-active = is aan de beurt
web-deciding = beslist
web-place = { $place }e
web-away-left = weg, een bot speelt
web-away-time = tijd om, een bot speelt
web-away-called = een bot speelt
web-away-resigned = heeft opgegeven
web-undo = Terugnemen
web-reset = Beurt terugnemen
web-hint = Hint
web-hint-why = Winstkansen, zoals een sterke bot ze ziet. Hij weet alleen wat jij weet.
web-thinking = Denkt na …
web-auto-pass = Deze beurt steeds passen
web-auto-pass-why = Je past nu en telkens als je deze beurt weer hetzelfde wordt gevraagd, steeds na een korte, onregelmatige pauze, zodat niemand er iets uit kan afleiden.
web-cancel-auto-pass = Niet meer automatisch passen
web-why = “{ $action }” kan niet: { $reason }.
web-call-bot = Bot laten spelen voor { $who }
web-leave-menu = Weggaan of opgeven
web-leave-hint = Als je weggaat, speelt een bot voor je tot je terugkomt. Als je opgeeft, kun je niet meer terugkomen.
web-leave = Even weggaan
web-resign = Opgeven
web-return = Weer plaatsnemen
web-lost = De verbinding is verbroken. Die wordt vanzelf hersteld …
web-log = Logboek
web-log-chat = Logboek en chat
web-since = sinds je vorige beurt
web-see-position = Dit moment bekijken
web-position = Je ziet een eerder moment.
web-back-to-now = Terug naar nu
web-chat = Chat
web-chat-say = Schrijf iets
web-chat-send = Versturen
web-chat-mute = Chat verbergen
web-chat-show = Chat tonen
web-chat-muted = De chat is verborgen.
web-spectator = toeschouwer
web-chat-aside = De spelers zien pas na het spel wat je schrijft.
web-curtain = Geef het scherm aan { $who }. De anderen kijken niet mee!
web-curtain-open = Ik ben { $who }: toon mijn kaarten
web-refused-no-undo = Hier valt niets terug te nemen: dat kan alleen met je eigen stappen van deze beurt die geen kaart lieten zien, en alleen aan een tafel waar het mag.
web-refused-faded = Zo ver reikt je geheugen aan deze tafel niet terug.
web-refused-taken = Deze plaats is bezet.
web-refused-limit = Dat was te veel tegelijk. Wacht even.
web-refused-storage = De server kan nu niets bewaren of laden. Probeer het zo nog eens.
web-refused-not-now = Dat kan nu niet.
web-refused-offline = De server is niet bereikbaar.
web-refused-no-table = Deze tafel bestaat niet.
web-refused-private = Alleen de spelers kunnen deze tafel zien.
web-refused-patience = Een bot kan pas na twee minuten invallen.
web-refused-not-asked = Je bent nu niet aan zet.
web-refused-busy = Het is nu erg druk. Probeer het opnieuw.
web-refused-error = Er ging iets mis. Probeer het opnieuw.
web-refused-no-guest = Deze browser heeft nog geen naam. Open de startpagina.
web-refused-no-hint = Hints zijn er alleen als je in je eentje tegen bots speelt.
web-refused-no-position = Dat moment bestaat niet.
web-refused-unfinished = Dit spel is nog niet afgelopen.
web-refused-file = Dit is geen bewaard Bali-spel.
web-refused-bad = Dit bestand kan niet als spel worden gelezen.
web-refused-no-share = Je hebt voor deze kaartverdeling geen toevalsgetal vastgelegd.
web-refused-revealed = Je toevalsgetal is al bekendgemaakt.
web-refused-wrong-share = Dit is niet het toevalsgetal dat je hebt vastgelegd.
web-refused-file-short = Het bestand is niet compleet: de laatste regel ontbreekt.
web-refused-file-changed = Het bestand is veranderd nadat het spel was bewaard.
web-refused-file-format = Het bestand komt uit een nieuwere versie van Bali.
web-refused-file-secret = Het geheim van de server in het bestand past niet bij de vastlegging.
web-refused-file-share = Een toevalsgetal in het bestand past niet bij de vastlegging.
web-refused-chat = De chat aan deze tafel is vol.
web-refused-misunderstood = Dat is niet begrepen.
web-refused-away = Een bot speelt voor je. Neem eerst je plaats terug.
web-refused-rematched = Voor de revanche is er al een tafel.
web-refused-seats = Elke plaats heeft een speler of bot nodig.
web-refused-not-yours = Dit is niet jouw plaats.
web-refused-impossible = Dat kan hier niet.
web-refused-code = Niemand heeft deze code.
web-refused-bot-asked = De bot beslist op dit moment voor je. Probeer het zo opnieuw.
web-refused-open-tables = Je hebt te veel tafels die op spelers wachten. Start er eerst een.
web-refused-listed-tables = Je hebt te veel openbare tafels die op spelers wachten. Open deze zonder hem openbaar te tonen.
web-refused-running-tables = Je hebt te veel lopende spellen. Speel er eerst een uit of geef er een op.
web-refused-reserved = Deze plaats blijft een minuut vrij voor iemand uit het vorige spel.
web-refused-changes = Je bent aan deze tafel te vaak van plaats gewisseld.
web-refused-frozen = Aan deze tafel is met een andere versie van de regels gespeeld. Je kunt hem bekijken, maar niemand kan hier verder spelen.
web-refused-name = Deze naam kan niet. Kies hoogstens 12 tekens die iedereen kan zien.
web-refused-other-rules = Dit spel is met een andere versie van de regels bewaard. Alleen een programma van die versie kan het controleren.
web-refused-seat = Deze plaats bestaat niet.
web-refused-stale = De tafel is intussen veranderd. Kijk nog eens.
web-refused-seated = Je hebt al een plaats. Een andere speler aan dit scherm heeft een naam nodig.
web-refused-free = Deze plaats is al leeg.
web-refused-no-auto-pass = Hier kan niet automatisch gepast worden.
web-refused-not-away = Er speelt nu geen bot voor je.
web-refused-resigned = Je hebt al opgegeven.
web-refused-not-waiting = Je kunt alleen een bot laten spelen voor de speler op wie iedereen wacht, aan een tafel zonder bedenktijd.
web-refused-unknown = Het spel kent deze actie niet.
web-refused-not-seated = Daarvoor heb je een plaats aan deze tafel nodig.
web-refused-origin = Je browser heeft dit vanaf een andere website verstuurd. Open de pagina opnieuw.
web-refused-too-large = Dit is te groot voor de server.
web-refused-bad-request = De server kon het verzoek niet lezen.
web-refused-length = De server kon het verzoek niet lezen: de lengte ontbreekt.

## The end and the replay

web-over = Het spel is afgelopen.
web-frozen = Dit spel kan hier niet verder.
web-frozen-why = Het is gespeeld met een andere versie van de regels, die niet meer past bij die van deze server. Je ziet het spel zo ver als het past. Verborgen kaarten blijven verborgen: met de andere versie zou het nog verder kunnen gaan.
web-frozen-save = Logboek bewaren
web-ended-by-resignation = Het spel is opgegeven.
web-category = Categorie
web-rematch = Revanche
web-to-rematch = Naar de revanche
web-rematch-asked = { $who } wil een revanche.
web-rematch-join = Meespelen
web-rematch-decline = Weigeren
web-rematch-declined = Je hebt de revanche geweigerd.
web-replay = Terugkijken
web-replay-file = Een bewaard spel
web-verify = Kaartverdeling controleren
web-export = Als bestand bewaren
web-first = Naar het begin
web-previous = Vorige keuze
web-following = Volgende keuze
web-last = Naar het einde
web-step = Positie
web-seen-from = Gezien door
web-all-open = alle kaarten open

## Keys

web-keys = Toetsen
web-key-number = kies de eerste, tweede, … van je keuzes
web-key-enter = voer de keuze uit
web-key-escape = kies niets, of terug naar nu
web-key-undo = neem een stap of de beurt terug
web-key-pass = pas
web-key-hint = hint
web-key-help = deze lijst
web-key-replay = bij het terugkijken: terug, verder, naar het begin, naar het einde

## The first game

web-coach = Uitleg
web-coach-next = Verder
web-coach-done = Verder spelen
web-coach-leave = Genoeg uitleg
