### What a first game explains, when it comes up, in Dutch.

## altar

altar-learn-goal = Welkom op Bali! Dit is de offerplaats. Hier stapelen de offers zich op: rijst, pinda's, bananen en pepers. Van de soort die hier aan het einde het vaakst ligt, is elke offerkaart die je nog hebt 3 punten waard, daarna 2, 1 en 0. Je wilt dus dat de offerplaats zich vult met wat je zelf houdt.
altar-learn-offer = Dit is het aanbod: vier rijen kaarten. Aan het einde van je beurt pak je een voor een de onderste kaart van een rij, tot je weer drie kaarten in je hand hebt.
altar-learn-hand = Deze drie kaarten zijn je hand. Elke beurt speel je één kaart, of meerdere landbouwers van dezelfde soort. Ze blijven het hele spel voor je liggen.
altar-learn-sacrifices = Dit zijn je offerkaarten; de anderen zien ze niet. Hoeveel punten ze aan het einde opleveren, hangt af van de offerplaats.
altar-learn-panels = Hier zie je alle spelers: steen, punten en wat ze hebben gespeeld. Een sterretje staat bij wie als enige de meeste kaarten van een soort heeft: minstens twee, en meer dan elke andere speler.
altar-learn-buying = Je beurt begint. Je mag een offerkaart uit de voorraad kopen: die kost 5 steen, en 1 minder voor elke landbouwer van die soort die voor je ligt. Of speel meteen kaarten.
altar-learn-playing = Speel uit je hand: een steenhouwer of een priester is gratis. Eén, twee of drie landbouwers van dezelfde soort kosten 0, 1 of 2 steen. Een altaar kost 7 steen, is aan het einde 4 punten waard en laat iedereen een kaart offeren. Klik op een oplichtende kaart. Wat je kunt terugnemen, gebeurt meteen, en met “Terugnemen” maak je het ongedaan. Bij al het andere zie je eerst wat er gebeurt, en dan bevestig je.
altar-learn-taking = Pak nu kaarten tot je er drie in je hand hebt. Let op de kaart boven de laatste die je pakt: die komt daardoor vrij en wordt dan voor alle spelers gewaardeerd! Een steenhouwer levert 1 steen per steenhouwer op, een priester 1 punt per priester, een altaar 1 punt of 1 steen per altaar, en bij een landbouwer krijgt iedereen die zo'n landbouwer heeft één offerkaart van die soort.
altar-learn-scored = Er was een waardering. Iedereen met kaarten van die soort kreeg iets, en wie er als enige de meeste heeft, en minstens twee, kreeg er één extra.
altar-learn-sacrificing = Iemand heeft een altaar gebouwd, dus iedereen brengt een offer. Leg een van je offerkaarten open op de offerplaats: die soort wordt daardoor meer waard voor iedereen die er kaarten van houdt.
altar-learn-covering = Je hebt een altaar gebouwd, dus na de anderen offer jij ook een kaart, maar dan gedekt. Alleen jij weet welke kaart het is.
altar-learn-crowning = Tot slot leg je een offerkaart uit de voorraad open op de offerplaats. Dat kost je niets. Kies een soort waar je veel van hebt.
altar-learn-rewarding = Je altaren leveren iets op: punten of steen, één keuze voor allemaal. Vijf steen is aan het einde een punt waard, maar je hebt ook steen nodig voor nieuwe altaren.
altar-learn-end = Dit is de trekstapel. Zodra de laatste kaart ervan wordt neergelegd, is het spel afgelopen: let dus op hoeveel er nog over zijn.
altar-learn-done = Dat is alles! Speel verder, en klik op iets wat niet oplicht om te zien waarom het niet kan. De kleine code naast elke opdracht brengt je naar de regel.

## dalang

dalang-learn-goal = Welkom op Bali! Dit is de Dalang, de meester van het schimmenspel. Hij reist tussen vier eilanden, en waar hij aankomt, geeft hij maskers aan wie daar de macht heeft. Maskers en zegels zijn je punten.
dalang-learn-islands = Er zijn vier eilanden, en bij elk eiland heb je kaarten. Er wordt alleen gespeeld waar de Dalang is: daar heb je je kaarten in je hand. Bij de andere eilanden liggen ze in stapels.
dalang-learn-hand = Dit is je hand bij dit eiland. Als de Dalang vertrekt, leg je die hier neer en neem je de stapel bij het volgende eiland op.
dalang-learn-chips = Eilanden hebben een priesterfiche en een vorstenfiche. Elk fiche ligt in het dorp van wie het op dat moment heeft. Komt de Dalang op een eiland waar de actieve speler een fiche heeft, dan worden er maskers gegeven.
dalang-learn-panels = Hier zie je alle spelers: maskers, zegels, fiches en hoeveel kaarten ze in hun hand hebben.
dalang-learn-playing = Jij bent aan de beurt: speel kaarten, één tegelijk en zo vaak als je wilt, of stop. Met priesters en vorsten begin je een strijd om een fiche, met geleerden en kunstenaars verplaats en ruil je kaarten, krijgers jagen anderen weg, en een Dalangkaart stuurt de Dalang naar een van de twee eilanden erop.
dalang-learn-showing = Je bent een strijd om een fiche begonnen. Toon nog een of meer van deze kaarten: wie de meeste toont, wint het fiche. De getoonde kaarten blijven in je hand.
dalang-learn-outdoing = Iemand is een strijd om een fiche begonnen. Toon meer kaarten van die soort dan er al zijn getoond, en als niemand er daarna nog meer toont, is het fiche voor jou. Of pas.
dalang-learn-joining = Een andere speler heeft een kaart gespeeld. Heb je er een van dezelfde soort, dan mag je die spelen en hetzelfde doen. Of pas. “Deze beurt blijven passen” scheelt je klikken en verklapt aan niemand wat je in je hand hebt.
dalang-learn-exchanging = De geleerde: leg maximaal drie kaarten op je stapels bij andere eilanden, of pak er maximaal drie van.
dalang-learn-swapping = De kunstenaar: leg maximaal drie kaarten af en trek er daarna evenveel.
dalang-learn-repelling = Een krijger! Weer hem af met een eigen krijger, of vlucht: dan red je drie kaarten op je andere stapels en raak je de rest van je hand kwijt.
dalang-learn-blocking = Iemand wil de Dalang naar een ander eiland sturen. Met een Dalangkaart waar dat eiland ook op staat, blokkeer je de reis. Of pas.
dalang-learn-laying = De Dalang vertrekt. Leg je handkaarten neer als stapel, de onderste kaart eerst. Na een waardering hier krijg je alleen de onderste vier terug, dus leg je beste kaarten onderop.
dalang-learn-masked = Er was een waardering: maskers zijn aan het einde punten waard. Als het laatste masker wordt weggegeven, is het spel afgelopen.
dalang-learn-done = Meer hoef je niet te weten. Speel verder! De kleine code naast elke opdracht brengt je naar de regel.
