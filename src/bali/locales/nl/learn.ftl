### What the lessons explain, in Dutch.

## What happened, in a list

altar-fact-gain = { $who }: { $gain } voor { $cards }
altar-fact-majority = { $who }: { $gain } voor { $cards } (als enige de meeste)
altar-fact-nothing = { $who }: niets, want geen { $kind }
dalang-fact-mask = { $who }: een masker met waarde { $value }
dalang-fact-showed = { $who }: { $cards } getoond
dalang-fact-masks = { $count ->
    [0] geen maskers
    [one] masker { $values }
   *[other] maskers { $values }
}
dalang-fact-holdings = { $count ->
    [0] { $who }: { $points } punten ({ $masks }; geen zegel)
    [one] { $who }: { $points } punten ({ $masks }; 1 zegel)
   *[other] { $who }: { $points } punten ({ $masks }; { $count } zegels)
}
dalang-fact-saved = { $use ->
    [defend] { $island }: { $cards }, om je fiche te verdedigen
    [seal] { $island }: { $cards }, om het tweede fiche en daarmee het zegel te winnen
    [win] { $island }: { $cards }, om een fiche te winnen
   *[later] { $island }: { $cards }, geen hulp in de strijd om een fiche
}
dalang-fact-chip = { $won ->
    [0] Het priesterfiche van { $island } is niet van jou. Met twee priesters kun je het winnen: één spelen, één tonen.
   *[other] Het priesterfiche van { $island } is van jou
}
dalang-fact-lost = Afgelegd: { $cards }

## altar, lesson 1

altar-1-goal = Welkom op Bali! Wie de meeste punten heeft, wint. De meeste punten krijg je met altaren en met offerkaarten, zoals bananen. Dit is de offerplaats: die bepaalt wat de kaarten waard zijn. Van de soort die hier aan het einde het vaakst ligt, is elke kaart 3 punten waard, van de andere 2, 1 en 0.
altar-1-play = Elke beurt speel je eerst kaarten uit je hand en daarna pak je nieuwe. Je hebt drie landbouwers. Eén landbouwer is gratis, dus speel er een. Hij blijft het hele spel voor je liggen.
altar-1-take = Pak nu de onderste kaart van een rij. Kijk eerst naar de kaart erboven: die komt vrij en wordt dan gewaardeerd, voor iedereen die zo'n kaart heeft gespeeld. Hier is het een steenhouwer, en jullie hebben er allebei een. Het pakken bevestig je, want het beëindigt je beurt. Wat je ongedaan kunt maken, hoef je niet te bevestigen.
altar-1-scored = De kaart die je hebt vrijgemaakt, is gewaardeerd. Zo leveren je gespeelde kaarten je steen, punten en nieuwe kaarten op. Elke 5 steen telt ook als 1 punt.
altar-1-theirs = Ook als anderen aan de beurt zijn, krijg je iets. Voor landbouwers krijg je één offerkaart van hun soort, hoeveel je er ook hebt. { $touch ->
    [1] Wil je zien wat een kaart doet? Houd hem ingedrukt.
   *[0] Wil je zien wat een kaart doet? Wijs hem aan.
}
altar-1-panel = Hier zie je wat { $dewi } heeft: steen, punten en het aantal offerkaarten, en dan de gespeelde kaarten per soort. De laatste regel noemt de kaarten die iedereen heeft gezien: eerst die in de hand, elk in een kader, dan de offerkaarten per soort. { $touch ->
    [1] Tik
   *[0] Klik
} erop om alles in woorden te lezen.
altar-1-mason = Speel de steenhouwer: die is gratis. Dan heb jij er twee en { $dewi } één. Jij hebt dan als enige de meeste: minstens twee, en meer dan ieder ander. Dat levert je bij elke waardering van steenhouwers 1 extra op.
altar-1-majority = Je kreeg 1 extra omdat je als enige de meeste hebt (groen gemarkeerd). Dit is de kern van het spel: steenhouwers leveren steen op, met steen betaal je altaren, en altaren leveren punten op. Met maar één kaart krijg je nooit 1 extra, ook niet als niemand anders er een heeft.
altar-1-bought = { $who } kocht { $cards } voor { $cost } steen. Aan het begin van een beurt mag je een offerkaart kopen: voor 5 steen, en 1 minder voor elke landbouwer van die soort die je hebt gespeeld.
altar-1-nobody = Deze keer kreeg niemand iets. Kun je niets vrijmaken waar je zelf iets aan hebt, maak dan iets vrij waar de anderen niets aan hebben.
altar-1-two = Je hebt twee pindaplukkers. Speel ze samen: één is gratis, twee kosten 1 steen, drie kosten 2. Daarna pak je twee nieuwe kaarten.
altar-1-takes = Alleen de kaart die je het laatst pakt, maakt vrij wat wordt gewaardeerd. Pak dus eerst het altaar uit rij 4 en dan een steenhouwer uit rij 1: daarboven ligt er nog een.
altar-1-tie = Jij en { $dewi } hebben er evenveel. Dan krijgt niemand 1 extra.
altar-1-shrine = Je hebt { $count } steen. Een altaar kost 7 en is aan het einde 4 punten waard. Bovendien moet iedereen een kaart op de offerplaats leggen. Zo bepaal je mee wat de kaarten waard zijn.
altar-1-cover = { $dewi } moest een kaart open op de offerplaats leggen. Nu leg jij er een eigen kaart gedekt bovenop: alleen jij weet welke. Onthoud je kaart: op de offerplaats zie je er alleen “?” voor. Kies een soort die je verzamelt. Je geeft een kaart weg, maar je andere kaarten van die soort worden meer waard.
altar-1-crown = Leg nu een kaart uit de voorraad op de offerplaats. Dat kost je niets. Kies de soort die je verzamelt.
altar-1-least = Naast je naam staan je punten: zoveel als je zou hebben als het spel nu eindigde. Het kunnen er dus ook minder worden als de offerplaats verandert. “+” betekent “minstens”: alleen wat iedereen weet telt mee. Zelfs je eigen gedekte kaarten op de offerplaats gelden als onbekend.
altar-1-steer = Met een altaar bepaal je dus twee kaarten op de offerplaats, en de anderen elk één. Kies je twee keer dezelfde soort, dan is die al snel de meest geofferde. Soorten waarvan er evenveel liggen, zijn evenveel waard. Pak nu zoals altijd een kaart.
altar-1-reward = Er kwam een altaar vrij. Wie altaren heeft, kiest daarvoor punten of steen. Aan het einde is 5 steen maar 1 punt waard. Neem dus punten, tenzij je het steen gauw nodig hebt.
altar-1-sacrifice = { $dewi } heeft een altaar gebouwd, dus je moet een kaart open op de offerplaats leggen. Geef een soort weg die je niet verzamelt. Maar bedenk dat die daardoor voor anderen meer waard wordt.
altar-1-emptied = Een rij raakte leeg, dus werden er meteen vier nieuwe kaarten neergelegd. De onderste werd gewaardeerd. Onthoud wat elke kaartsoort oplevert: steenhouwers steen, landbouwers offerkaarten, priesters punten, en altaren punten of steen.
altar-1-buy = Je hebt { $count } steen. Een bananenkaart kost jou maar 4: 5 min 1 voor je bananenplukker. Zijn bananen aan het einde de meest geofferde soort, dan is dat 3 punten voor 4 steen.
altar-1-compare = Vergelijk wat elke rij jou en { $dewi } oplevert. Rij 2 maakt een bananenplukker vrij: 2 kaarten voor jou (als enige de meeste) en 1 voor { $dewi }. Rij 3 en 4 helpen alleen { $dewi }. En uit rij 2 krijg je een altaar.
altar-1-jump = Dat is een hele beurt: kopen, spelen, pakken, waarderen. Zo gaat het spel verder. Spring naar de laatste beurten, of speel zelf verder.
altar-1-ending = Er zitten nog 2 kaarten in de trekstapel. Zodra de laatste kaart wordt neergelegd, is het spel afgelopen. Je hebt { $count } bananenkaarten, dus zorg dat bananen de meest geofferde soort zijn. Met drie bananenplukkers kost nog een kaart maar 2 steen.
altar-1-ending-shrine = Bouw een laatste altaar: 4 punten, en jij kiest nog twee kaarten voor de offerplaats.
altar-1-ending-cover = Vanaf hier beslis je zelf, zonder suggesties. Je hebt { $count } bananenkaarten. Welke kaart leg je op de offerplaats, en welke uit de voorraad erbovenop? Bedenk: van de soort die daar het vaakst ligt, is elke kaart 3 punten waard.
altar-1-ending-take = In rij 1 ligt nog één kaart. Pak je die, dan worden de laatste twee kaarten neergelegd en is het spel meteen afgelopen. Pak je uit een andere rij, dan krijgt { $dewi } nog een beurt en kan die de offerplaats veranderen. Wat heb je liever?
altar-1-result = { $worth ->
    [3] Bananen liggen het vaakst op de offerplaats, dus elke bananenkaart van jou is 3 punten waard. Samen zijn dat { $points } punten. Je hebt goed gekozen wat je op de offerplaats legde.
   *[other] Bananen liggen niet het vaakst op de offerplaats, dus elke bananenkaart van jou is maar { $worth } waard. Samen zijn dat { $points } punten. Leg de volgende keer zo vaak mogelijk de soort die je verzamelt op de offerplaats.
}
altar-1-done = De tabel laat zien waar de punten vandaan komen. Soorten met evenveel kaarten op de offerplaats zijn evenveel waard, een soort zonder kaart daar 0. Onthoud: zorg vroeg voor steenhouwers, offer wat je verzamelt, en vergelijk voor het pakken wat iedereen krijgt.

## altar, a turn without suggestions in lessons 2 and 3

altar-own = Nu een beurt helemaal zonder suggesties. Koop als je wilt, speel, en pak dan. Vergelijk voordat je pakt: welke kaart zou in elke rij vrijkomen, en wat zouden jij en { $dewi } ervoor krijgen?
altar-own-result = { $outcome ->
    [more] Je kreeg meer dan { $dewi }. Zo moet het.
    [same] Jij en { $dewi } kregen evenveel. Dat is prima, maar met een soort kaart waarvan jij er meer hebt, neem je een voorsprong.
    [less] { $dewi } kreeg meer dan jij. Bekijk alle rijen voordat je pakt: welke kaart helpt jou het meest en de anderen het minst?
   *[none] Niemand kreeg iets. Dat is prima als de andere rijen { $dewi } meer hadden geholpen dan jou.
}

## altar, lesson 2

altar-2-start = Deze keer speel je de orakelvariant. Vier offerkaarten, één van elke soort, liggen al gedekt op de offerplaats. Niemand weet in welke volgorde. En in de trekstapel zitten acht orakels.
altar-2-plan = Orakels komen als er een nieuwe rij wordt neergelegd, en helpen wie de oude heeft leeggepakt. Rij 1 is daar geschikt voor: speel een bananenplukker en pak dan de pindaplukker uit die rij.
altar-2-empty = In rij 1 liggen nog twee kaarten. Speel beide pindaplukkers voor 1 steen. Dan pak je twee kaarten en is de rij leeg.
altar-2-look = Er zaten orakels bij de nieuwe kaarten. Ze gaan uit het spel, en je mag de bovenste kaarten van de offerplaats bekijken, maximaal vier. Dat kost niets.
altar-2-keep = Houd een van deze kaarten. Deze keer beslis jij, zonder suggestie. De kaart telt aan het einde voor jou, maar ligt niet meer op de offerplaats, en een soort zonder kaart daar is 0 punten waard. Jij verzamelt bananen, { $dewi } verzamelt rijst. De andere kaarten gaan in dezelfde volgorde terug.
altar-2-kept = { $good ->
    [banana] Je hebt de banaan gehouden. Nu ligt er geen banaan meer op de offerplaats, dus jouw bananen zijn 0 punten waard, tenzij iemand er weer een neerlegt.
    [rice] Je hebt de rijst gehouden, en dat is slim: nu ligt er geen rijst meer op de offerplaats. De rijst die { $dewi } verzamelt, is 0 punten waard, tenzij iemand er weer rijst neerlegt.
   *[other] Je hebt een kaart gehouden die jullie geen van beiden verzamelen. Die is 0 punten waard, tenzij iemand er nog een van die soort op de offerplaats legt.
} Niemand heeft gezien welke kaart je hebt gehouden, en niemand anders heeft de andere kaarten gezien.
altar-2-done = Dat is het orakel: pak op het juiste moment een rij leeg, en je weet wat er op de offerplaats ligt. Gebruik dat bij het kopen en offeren. Speel tot het einde verder als je wilt.

## altar, lesson 3

altar-3-start = Deze keer speel je de demonvariant. De demon staat op rij 1: daar mag niemand een kaart pakken.
altar-3-plan = Telkens als er een priester wordt gespeeld, gaat de demon een rij naar rechts. Je hebt nog geen priester. Speel een landbouwer en pak dan de priester uit rij 2.
altar-3-priest = Speel de priester. De demon gaat van rij 1 naar rij 2. Zo is rij 1 vrij voor jou, en kan { $dewi } niet bij de steenhouwer in rij 2.
altar-3-take = Pak de steenhouwer uit rij 1. Die maakt een bananenplukker vrij, en alleen jij hebt er een gespeeld.
altar-3-moved = { $who } speelde ook een priester. Nu blokkeert de demon rij { $row }. Na de laatste rij komt weer de eerste.
altar-3-done = Dat is de demon: een priester maakt een rij vrij voor jou en blokkeert er een voor de anderen. Bewaar dus een priester tot je hem nodig hebt. Speel tot het einde verder als je wilt.

## dalang, lesson 1

dalang-1-goal = Welkom op Bali! Wie de meeste punten heeft, wint. Maskers zijn 2 tot en met 5 punten waard, zegels 3. Het spel eindigt als het laatste van de 16 maskers wordt uitgedeeld.
dalang-1-chips = Je krijgt ze met fiches. Elk eiland heeft een priesterfiche en een vorstenfiche. Die liggen in de dorpen van de spelers die ze hebben. Win je beide fiches van een eiland, dan krijg je het zegel.
dalang-1-here = De Dalang is op Kukusch, dus hier wordt gespeeld. Het priesterfiche is van jou. Het vorstenfiche heeft nog niemand: met drie spelers wordt het eerst apart gelegd.
dalang-1-prince = Speel een vorst: zo begin je de strijd om het vorstenfiche. Je hebt minstens nog één vorst nodig om te tonen. { $touch ->
    [1] Houd een kaart ingedrukt om te lezen wat die doet.
   *[other] Wijs een kaart aan om te lezen wat die doet.
}
dalang-1-journey = Een Dalangkaart stuurt de Dalang naar een van de twee eilanden die erop staan. Heb je daar een fiche, dan is er een waardering: er worden maskers uitgedeeld, en je beurt eindigt.
dalang-1-show = Toon vorsten uit je hand. De anderen moeten er meer tonen dan jij, en wie de meeste toont, wint het fiche. Je kaarten blijven in je hand. Toon ze allebei.
dalang-1-sealed = Je hebt het fiche gewonnen. Nu liggen beide fiches van { $island } in jouw dorp: daarvoor krijg je het zegel, 3 punten. Je verliest het alleen als een andere speler beide fiches krijgt.
dalang-1-travel = Op Panschar heb jij het vorstenfiche en { $dewi } het priesterfiche, dus krijgen jullie allebei een masker. Stuur de Dalang daarheen.
dalang-1-stack = Niemand heeft de reis geblokkeerd. Nu legt iedereen de handkaarten als stapel neer bij het eiland dat de Dalang verlaat. Daar blijven ze tot hij terugkomt.
dalang-1-lay = Is er een waardering als hij terugkomt, dan neem je alleen de onderste vier kaarten op. Hoogstens vier kaarten neem je allemaal weer op. Heb je er meer, leg dan de beste onderop.
dalang-1-shared = Er zijn maskers uitgedeeld. Wie het andere fiche heeft, krijgt het laagste dat er nog is, en de actieve speler een masker met de eerstvolgende hogere waarde.
dalang-1-alone = Niemand anders heeft een fiche op dit eiland, dus kreeg alleen de actieve speler een masker: het laagste dat er nog was.
dalang-1-draws = Elke beurt begint met trekken: 2 kaarten voor de actieve speler, 1 voor alle anderen. Je hand is nu de stapel die je bij dit eiland had. Je andere kaarten liggen gedekt tot de Dalang daar komt.
dalang-1-repel = { $who } speelde een krijger en moest één speler sparen: { $other }. Jij moet reageren. Weer de krijger af met een eigen krijger, of vlucht en verlies al je kaarten op drie na.
dalang-1-force = Je hebt { $cards } gespeeld. Speel je een tweede kaart van die soort, dan eindigt de beurt van { $who } en trek jij een kaart.
dalang-1-block = { $who } wil de Dalang naar { $island } sturen en daar een masker krijgen. Een Dalangkaart waar { $island } op staat, blokkeert de reis. Je hebt er een.
dalang-1-warrior = Jij bent aan de beurt. { $dewi } heeft het priesterfiche van Panschar. Jaag { $dewi } weg voordat je erom strijdt: speel een krijger en spaar { $gede }. Ieder ander moet afweren of vluchten.
dalang-1-seal = Het fiche is van jou, en daarmee het zegel van Panschar: 3 punten.
dalang-1-kinds = Twee soorten kaarten kwamen nog niet voor. Een geleerde verplaatst maximaal drie kaarten tussen je hand en je stapels bij andere eilanden. Een kunstenaar vervangt maximaal drie handkaarten door nieuwe.
dalang-1-fled = { $who } vlucht: drie kaarten gaan naar andere stapels, de rest wordt afgelegd. Tot de beurt eindigt of de Dalang verderreist, kan { $who } nergens meer op reageren.
dalang-1-priest = Speel een priester. { $dewi } is er niet om het fiche te verdedigen, en je hebt een tweede priester om te tonen.
dalang-1-own = Vanaf hier beslis je zelf, zonder suggesties. Met je geleerde kun je kaarten pakken van Tschakkalag, waar je je stapel nog nooit hebt gezien. Je Dalangkaart leidt terug naar Kukusch, waar beide fiches van jou zijn. Of je stopt.
dalang-1-result = { $masks ->
    [0] Je beurt is voorbij, en je kreeg geen masker. Op Kukusch zijn beide fiches van jou: een reis daarheen levert jou een masker op, en niemand anders.
   *[other] Goed gedaan: je kreeg een masker. Met beide fiches van een eiland krijg alleen jij er een: het laagste. Daar staat tegenover dat het zegel 3 punten telt.
}
dalang-1-done = Probeer dus beide fiches van een eiland te krijgen, reis er vaak heen, en bewaar een Dalangkaart om anderen te blokkeren. Wie gevlucht is, kan niet blokkeren en geen fiche winnen. Na het laatste masker worden maskers en zegels opgeteld.

## dalang, lesson 2

dalang-2-start = Als anderen aan de beurt zijn, moet je vaak reageren. Deze les laat alle antwoorden zien. Je krijgt de vraag ook als je geen passende kaart hebt: zo weet niemand wat je in je hand hebt.
dalang-2-join = { $who } speelde { $cards }. Heb jij ook zo'n kaart, dan mag je meedoen en hetzelfde doen. Je hebt er een: doe mee.
dalang-2-exchange = Pak maximaal drie kaarten van je stapels bij andere eilanden, of leg er maximaal drie op, maar niet allebei. De stapel bij Tschakkalag heb je nog niet gezien. Pak de bovenste kaart.
dalang-2-more = Je ziet elke kaart voordat je de volgende kiest. Verplaats er maximaal drie; wil je eerder stoppen, kies dan “Klaar”.
dalang-2-second = Je hebt { $cards } gespeeld. Met een tweede kaart van die soort zou de beurt van { $who } eindigen en zou jij een kaart trekken. Je hebt er geen, dus pas.
dalang-2-block = { $who } wil naar { $island }, en daar zouden maskers worden uitgedeeld. Blokkeer de reis met een Dalangkaart waar { $island } op staat. { $who } gaat daarna verder en kan het met een andere kaart opnieuw proberen.
dalang-2-repel = { $who } speelde een krijger en spaarde { $other }. Weer hem af met een krijger: dan houd je de rest van je hand.
dalang-2-force = Je hebt een tweede krijger. Speel hem om de beurt van { $who } te beëindigen. Je trekt dan ook een kaart.
dalang-2-flee = Nog een krijger, deze keer van { $who }, en jij hebt er geen meer. Je moet dus vluchten.
dalang-2-save = Red drie kaarten. Deze keer beslis jij, zonder suggestie. Leg elke kaart op een van je stapels. De rest van je hand wordt afgelegd. Waar kan een vorst of een priester een fiche winnen of verdedigen?
dalang-2-saved = Je hebt drie kaarten gered. Je hebt ze weer in je hand als de Dalang naar hun eilanden komt.
dalang-2-answers = Meestal kun je alleen passen. Hier beantwoord je zulke vragen vooraf, bijvoorbeeld: passen bij kunstenaars. Dat geldt tot nader order, of alleen tot je volgende beurt. Krijg je een vraag, dan kan het ook met de knop naast “Passen”. Niemand komt daardoor te weten wat je in je hand hebt.
dalang-2-done = Je bent terug: wie gevlucht is, komt bij de volgende beurt terug, of als de Dalang verderreist. Nu ken je alle antwoorden: meedoen, blokkeren, afweren of vluchten, en de tweede kaart die een beurt beëindigt.

## dalang, lesson 3

dalang-3-prince = Deze les gaat over de strijd om fiches en over het neerleggen. Je hebt het priesterfiche van Kukusch. Met het vorstenfiche zou je het zegel krijgen, dus speel een vorst.
dalang-3-show = Je mag al je vorsten tonen of maar een paar. Hoe meer, hoe veiliger. Maar de anderen komen te weten wat je hebt. Toon er twee.
dalang-3-lost = { $who } toonde er meer dan jij en won het fiche. Iedereen neemt de kaarten weer in de hand, maar nu is bekend dat ze hier zijn. De pagina noteert dat naast de hand: “1+ Vo” betekent minstens één vorst.
dalang-3-chips = Het priesterfiche van Wontong heeft nog niemand: ook dat werd apart gelegd, en je hebt twee priesters. Op Kukusch heb jij het priesterfiche en { $dewi } het vorstenfiche: reis je daarheen, dan krijgen jullie allebei een masker, en dat van jou is hoger.
dalang-3-scholar = Je reist zo verder. Pak eerst maximaal drie kaarten van andere stapels: vorsten en priesters heb je hier later nodig.
dalang-3-travel = Op Wontong heb je geen fiche. Daarom krijgt daar niemand een masker, en gaat je beurt verder.
dalang-3-lay = Leg je handkaarten neer: de eerste kaart is de onderste. Na een waardering hier neem je alleen de onderste vier kaarten op. Leg de kaart die je het minst nodig hebt dus bovenop.
dalang-3-arrived = Op { $island } kreeg niemand een masker. Iedereen nam de hele eigen stapel op, niemand trok een kaart, en je beurt gaat verder.
dalang-3-own = Vanaf hier beslis je zelf, zonder suggesties. Wat doe je, en in welke volgorde?
dalang-3-result = { $masks ->
    [0] Je beurt is voorbij, en je kreeg geen masker. Met je Dalangkaart had je de Dalang naar Kukusch kunnen sturen, waar je fiche je er een oplevert.
   *[other] Goed gedaan: je kreeg een masker, en wel het hogere, omdat het jouw beurt was.
}
dalang-3-kept = Na de waardering nam je alleen de onderste vier kaarten van je stapel op. De rest werd afgelegd.
dalang-3-done = Dat was alles over de strijd om fiches en het neerleggen: verzamel vorsten en priesters waar je ze nodig hebt, en leg de beste kaarten onderop. Eén kaart ontbreekt nog: met een kunstenaar ruil je maximaal drie handkaarten in voor nieuwe. Nu ken je het hele spel. Speel verder, of begin een nieuw spel.
