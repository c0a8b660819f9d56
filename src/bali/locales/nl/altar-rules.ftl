### altar's rules in Dutch, for players.

altar-rules-intro = Jullie verbouwen gewassen op het eiland, bouwen altaren en brengen offers op een gezamenlijke offerplaats. Goederen die vaak worden geofferd, zijn aan het einde meer waard. Je wilt dus dat de offerplaats zich vult met precies de goederen die je zelf houdt, maar zolang het spel duurt, mag niemand nakijken wat er allemaal ligt. Steenhouwers leveren steen op, met steen betaal je altaren, en priesters leveren punten op. Zodra de trekstapel leeg is, is het spel afgelopen. Wie dan de meeste punten heeft, wint. Voor 2 tot en met 4 spelers.

## Components

altar-rules-A1 = Wat er in de doos zit
altar-rule-A1-1 = Er zijn vier soorten goederen: rijst, pinda's, bananen en pepers.
altar-rule-A1-2 = Er zijn 58 speelkaarten: 20 landbouwers (5 voor elke soort goederen), 12 steenhouwers, 9 priesters, 9 altaren en 8 orakels. De orakels horen alleen bij de orakelvariant. Zonder orakels speel je met 50 kaarten.
altar-rule-A1-3 = Er zijn 100 offerkaarten, 25 van elke soort. Per soort gesorteerd vormen ze vier open stapels. Dat is de voorraad: de offerkaarten die nog van niemand zijn.
altar-rule-A1-4 = Er zijn vier sets startkaarten, één in elke kleur: rood, blauw, geel en groen. Een set bestaat uit 1 steenhouwer en 3 landbouwers. Deze 16 kaarten tellen niet mee bij de 58 speelkaarten.
altar-rule-A1-5 = De drie landbouwers van een set zijn van drie verschillende soorten, en in elke kleur ontbreekt een andere soort: rood heeft geen rijstplukker, blauw geen pindaplukker, geel geen bananenplukker en groen geen peperplukker. (Onze keuze.)
altar-rule-A1-6 = Steen en punten raken nooit op. De 46 steenfiches en 30 puntenfiches zijn er in verschillende waarden. Ze zijn wisselgeld, geen limiet. (Onze keuze.)

## Setup

altar-rules-A2 = Voorbereiding
altar-rule-A2-1 = Pak de set startkaarten van je kleur. Leg de steenhouwer open voor je neer: daar komen ook alle kaarten te liggen die je speelt. De drie landbouwers neem je in je hand. Laat ze niet aan de anderen zien. Sets van kleuren waarmee niemand speelt, gaan terug in de doos.
altar-rule-A2-2 = Pak één offerkaart van elke soort en bewaar deze vier gedekt. Je eigen offerkaarten mag je bekijken wanneer je maar wilt.
altar-rule-A2-3 = Schud de 50 speelkaarten. 16 daarvan vormen het aanbod: 4 rijen van 4 kaarten, allemaal open. De kaarten van een rij liggen onder elkaar. De andere 34 vormen de trekstapel, gedekt. De rijen worden na elkaar neergelegd, te beginnen links, en elke rij van boven naar beneden. De laatst neergelegde kaart van een rij is dus de onderste, de kaart die je kunt pakken. Nieuwe rijen worden op dezelfde manier neergelegd.
altar-rule-A2-4 = Wie op de eerste plaats zit, is de startspeler en krijgt 2 steen. Met de klok mee krijgt elke volgende speler 1 steen meer: 2, 3, 4, 5.
altar-rule-A2-5 = De beurten gaan rond met de klok mee. Elke beurt heeft deze fasen: 1 kopen, 2a spelen, 2b offeren, 3 pakken, 4 waarderen.

## Phase 1: buy

altar-rules-A3 = Fase 1: kopen (als je wilt)
altar-rule-A3-1 = In je beurt mag je één offerkaart pakken van een soort naar keuze die nog in de voorraad ligt, en die gedekt bij je eigen offerkaarten leggen. De prijs is 5 steen, min 1 voor elke landbouwer van die soort die voor je ligt, en nooit minder dan 0.
altar-rule-A3-2 = Een soort die op is, kun je niet kiezen. Je moet de volle prijs betalen: op krediet kopen kan niet.

## Phase 2a: play

altar-rules-A4 = Fase 2a: kaarten spelen
altar-rule-A4-1 = Je moet iets spelen, en wel precies één van deze mogelijkheden: 1 steenhouwer, gratis; 1 priester, gratis; 1 altaar, voor 7 steen; of 1, 2 of 3 landbouwers van één en dezelfde soort, voor 0, 1 of 2 steen.
altar-rule-A4-2 = De kaarten die je speelt, liggen open voor je. Iedereen kan zien hoeveel kaarten je daar van elke kaartsoort hebt.
altar-rule-A4-3 = Heb je drie altaren in je hand en minder dan 7 steen, dan leg je één altaar terug in de doos in plaats van een kaart te spelen. Er is dan geen offerfase, en je beurt gaat verder met fase 3. (Met elke andere hand kun je iets gratis spelen, dus je zit nooit vast.)

## Phase 2b: sacrifice

altar-rules-A5 = Fase 2b: offeren (alleen na een altaar)
altar-rule-A5-1 = Is er een altaar gespeeld, dan offeren eerst de andere spelers, met de klok mee, te beginnen links van de speler die aan de beurt is. Ieder moet 1 eigen offerkaart open boven op de offerplaats leggen.
altar-rule-A5-2 = Daarna moet de speler die aan de beurt is 1 eigen offerkaart gedekt bovenop leggen.
altar-rule-A5-3 = Als laatste pakt de speler die aan de beurt is 1 offerkaart van een soort naar keuze uit de voorraad en legt die open bovenop.
altar-rule-A5-4 = Wie geen offerkaart heeft, legt er geen neer, en er komt ook geen kaart uit de voorraad voor in de plaats. Wie aan de beurt is en geen offerkaarten heeft, voert A5.3 toch uit.
altar-rule-A5-5 = Is de voorraad helemaal leeg, dan vervalt A5.3. (Onze keuze.)
altar-rule-A5-6 = Van de offerplaats is alleen de bovenste kaart te zien, en alleen als die open is neergelegd. Zolang het spel duurt, mag niemand nakijken wat eronder ligt.

## Phase 3: take

altar-rules-A6 = Fase 3: kaarten pakken
altar-rule-A6-1 = Nu vul je je hand uit het aanbod aan tot 3 kaarten; dat is verplicht. Kies telkens een rij en pak de onderste kaart daarvan.
altar-rule-A6-2 = Pak je meer dan één kaart, dan mogen ze uit één rij of uit verschillende rijen komen.
altar-rule-A6-3 = Pak je de laatste kaart van een rij, dan wordt onmiddellijk, nog voordat er iets anders gebeurt, een nieuwe rij van 4 kaarten van de trekstapel neergelegd. Uit de nieuwe rij mag je meteen weer pakken.
altar-rule-A6-4 = Wie heeft opgelet, weet welke kaarten je uit het aanbod hebt gepakt. Toch houd je je hand verborgen.

## Phase 4: score

altar-rules-A7 = Fase 4: waardering
altar-rule-A7-1 = Aan het einde van elke beurt bepaalt één kaart welke kaartsoort wordt gewaardeerd, en dat geldt voor alle spelers. Het is de kaart die bij het laatste pakken vrijkwam: de onderste kaart van de rij waaruit het laatst is gepakt. Werd die rij daardoor leeg, dan is het de onderste kaart van de nieuwe rij.
altar-rule-A7-2 = Steenhouwer: elke steenhouwer die voor je ligt, levert je 1 steen op. Dat geldt voor alle spelers.
altar-rule-A7-3 = Priester: elke priester die voor je ligt, levert je 1 punt op. Dat geldt voor alle spelers.
altar-rule-A7-4 = Altaar: elk altaar dat voor je ligt, levert je 1 punt of 1 steen op. Dat geldt voor alle spelers. Je kiest maar één keer: voor al je altaren, en voor de bonus van A7.6, krijg je hetzelfde. Er wordt in beurtvolgorde gekozen, te beginnen met de speler die aan de beurt is. Heb je geen altaar, dan hoef je niet te kiezen. (Onze keuze: de laatste twee zinnen.)
altar-rule-A7-5 = Landbouwer: iedereen bij wie minstens één landbouwer van die soort ligt, krijgt precies 1 offerkaart van diezelfde soort. Meer landbouwers leveren niet meer op. De speler die aan de beurt is, pakt als eerste, daarna de anderen met de klok mee.
altar-rule-A7-6 = Als enige de meeste: heb je van de gewaardeerde kaartsoort meer kaarten dan elke andere speler, en minstens 2, dan krijg je 1 extra van dezelfde beloning: 1 steen, 1 punt of 1 offerkaart. Heeft iemand anders er evenveel, dan is er geen bonus. Bij landbouwers pak je de extra kaart pas nadat alle anderen hun kaart hebben gepakt.
altar-rule-A7-7 = Is de gewaardeerde soort op in de voorraad terwijl je er een kaart van hoort te krijgen, dan pak je in plaats daarvan een kaart van een soort naar keuze. Ook de bonuskaart wordt zo vervangen. Je kunt de vervangende kaart niet weigeren. Is de hele voorraad leeg, dan krijg je niets. (Onze keuze: alles behalve de eerste zin.)

## End and final score

altar-rules-A8 = Einde van het spel en puntentelling
altar-rule-A8-1 = Het spel eindigt meteen als de laatste kaart van de trekstapel wordt getrokken. Fase 4 van die beurt vervalt. Wie minder beurten heeft gehad, krijgt geen extra beurt.
altar-rule-A8-2 = De trekstapel van 34 kaarten is genoeg voor 8 nieuwe rijen van 4, en voor de negende blijven maar 2 kaarten over. Die worden neergelegd, de trekstapel is leeg, en het spel is afgelopen. Moest je nog kaarten pakken, dan vervalt dat. (Onze keuze.)
altar-rule-A8-3 = Tel de kaarten op de offerplaats per soort. Een kaart van de meest geofferde soort is 3 punten waard, van de tweede 2, van de derde 1 en van de minst geofferde 0. Soorten met evenveel kaarten hebben dezelfde waarde, en de soort met het eerstvolgende lagere aantal krijgt de volgende waarde: er wordt geen waarde overgeslagen. Zijn alle vier dus gelijk, dan zijn ze elk 3 waard; bij twee paren zijn het 3 en 2; zijn er drie gelijk, dan 3 en 2; zijn er twee gelijk, dan 3, 2 en 1.
altar-rule-A8-4 = Een soort waarvan geen kaart op de offerplaats ligt, is 0 waard, ongeacht de rangorde. Met 5, 4, 0 en 0 kaarten zijn de waarden 3, 2, 0 en 0.
altar-rule-A8-5 = Je punten zijn je puntenfiches, plus 4 voor elk altaar dat voor je ligt, plus 1 voor elke volle 5 steen, plus de waarde van elke offerkaart die je nog hebt. Kaarten die je nog in je hand hebt, tellen niet mee. (Onze keuze: 5 steen, niet 1 zoals in de Japanse spelregels.)
altar-rule-A8-6 = Wie de meeste punten heeft, wint. Bij gelijke stand beslissen de meeste altaren, daarna het meeste steen. Is ook dat gelijk, dan wordt de overwinning gedeeld.

## Variants

altar-rules-A9 = Varianten: het orakel en de demon
altar-rule-A9-1 = Je kunt elke variant los spelen, of allebei samen. Orakel, voorbereiding: pak uit de voorraad één offerkaart van elke soort, schud deze 4 en leg ze als gedekte stapel op de offerplaats. Als het aanbod er ligt, schud je de 8 orakels door de trekstapel. Die heeft dan 42 kaarten: genoeg voor 10 rijen van 4, en er blijven er 2 over.
altar-rule-A9-2 = Orakel, in fase 3: orakels in een nieuwe rij gaan meteen uit het spel. Ze worden niet vervangen, tenzij alle vier de kaarten orakels waren: dan wordt een hele nieuwe rij neergelegd. Ben je aan de beurt, dan mag je daarna de bovenste 4 kaarten op de offerplaats bekijken, of alle kaarten als het er minder zijn. Eén daarvan leg je in het geheim bij je eigen offerkaarten, de rest leg je in dezelfde volgorde terug.
altar-rule-A9-3 = Orakel, de kijkbeurt: een rij met een of meer orakels geeft één kijkbeurt, hoeveel het er ook waren. Een vervangende rij met orakels geeft nog een kijkbeurt. Je kijkt zodra de rij klaarligt, en voordat er weer wordt gepakt of gewaardeerd. Je mag ervan afzien, maar heb je gekeken, dan moet je precies één kaart pakken. Kaarten die je teruglegt, blijven open of gedekt zoals ze waren. Niemand krijgt te horen welke kaart je hebt gepakt, maar als de bovenste kaart veranderd is, kan iedereen dat zien. De rij die het spel beëindigt, geeft geen kijkbeurt en de orakels blijven erin liggen; kijkbeurten die nog openstaan, vervallen. Een lege offerplaats geeft geen kijkbeurt. (Onze keuze.)
altar-rule-A9-4 = Demon, voorbereiding: de demon begint op de meest linkse rij.
altar-rule-A9-5 = Demon, verplaatsen: telkens als er een priester wordt gespeeld, gaat de demon één rij naar rechts, of van de laatste rij naar de eerste. Dat gebeurt vóór fase 3.
altar-rule-A9-6 = Demon, in fase 3: uit de rij waar de demon op staat, mag je niets pakken. In de drie andere rijen liggen altijd kaarten, dus je kunt er altijd een pakken. En de rij van de demon kan nooit leegraken zolang hij er staat.

## Who knows what

altar-rules-A10 = Wie wat weet
altar-rule-A10-1 = Niemand kent de volgorde van de trekstapel, en ook niet de volgorde van de vier kaarten die in de orakelvariant op de offerplaats worden gelegd.
altar-rule-A10-2 = Alleen jij weet welke soort je gedekt hebt geofferd, wat je in een kijkbeurt van het orakel hebt gezien en welke kaart je daarbij hebt gepakt.
altar-rule-A10-3 = Iedereen kan zien wat er open ligt, en hoeveel kaarten er zijn: in elke hand, in de trekstapel, op de offerplaats, bij de offerkaarten van elke speler en in elke stapel van de voorraad.
altar-rule-A10-4 = Wie een goed geheugen heeft, kan meer weten: de sets startkaarten (A1.5), en daarmee elke hand; ook elke offerkaart die is gekocht, bij een waardering is gekregen of open is geofferd. Bots mogen alles gebruiken wat een speler met een perfect geheugen op hun plaats zou weten. Als ze zich de verborgen kaarten voorstellen, houden ze zich aan dat alles: ze verzinnen nooit een hand die onmogelijk is, en nooit een offerkaart die de eigenaar niet gehad kan hebben.
altar-rule-A10-5 = De instelling “Geheugen” van de tafel bepaalt hoeveel daarvan de pagina voor je herhaalt, en wat er dus naar de pagina wordt gestuurd. Zonder notities vergeet de pagina wat er te zien was, zoals aan een echte tafel. Naast je eigen kaarten toont de pagina alleen wat er nu open ligt: geen handkaarten of offerkaarten van anderen, en van de offerplaats alleen de bovenste kaart en het aantal kaarten. Kaarten die intussen bedekt zijn, noemt het logboek niet meer. Met notities onthoudt de pagina alles wat ooit voor iedereen te zien was, en krijgt iedereen hetzelfde te zien. Wat alleen jij hebt gezien, moet je hoe dan ook zelf onthouden.
