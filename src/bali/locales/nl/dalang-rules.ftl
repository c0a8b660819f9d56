### dalang's rules in Dutch, for players.

dalang-rules-intro = Jullie willen met z'n drieën of vieren over een eilandenrijk heersen. Elk van de vier eilanden heeft een vorst en een priester, en ieder van hen woont in het dorp van een van jullie. De Dalang, de meester van het schimmenspel, reist van eiland naar eiland en geeft maskers aan wie de macht heeft op het eiland waar hij aankomt. Je speelt alleen daar waar de Dalang is, en bij elk eiland heb je een andere hand kaarten. Het is dus belangrijk welke kaarten je achterlaat, en wie de Dalang waarheen kan sturen. Het spel eindigt op het moment dat het laatste masker wordt uitgedeeld. Maskers en zegels zijn punten waard, en wie de meeste punten heeft, wint.

## Components

dalang-rules-D1 = Wat er in de doos zit
dalang-rule-D1-1 = Er zijn vier eilanden: Kukusch, Panschar, Tschakkalag en Wontong. Elk eiland heeft één dorp per spelerskleur. Geel zit op de eerste plaats; groen, rood en blauw volgen met de klok mee. Met drie spelers doet blauw niet mee. (Onze keuze: de laatste zin.)
dalang-rule-D1-2 = Er zijn 135 hofkaarten: 30 priesters, 30 krijgers, 30 vorsten, 30 geleerden en 15 kunstenaars. Met de 24 Dalangkaarten erbij zijn dat 159 kaarten. Op elke Dalangkaart staan twee verschillende eilanden, en elk van de 6 mogelijke paren eilanden komt vier keer voor. Welke van de twee namen voorop staat, maakt niet uit. (Onze keuze: de paren en de volgorde van de namen.)
dalang-rule-D1-3 = De machtssymbolen zijn fiches: 4 priesterfiches en 4 vorstenfiches, van elk één per eiland. Verder zijn er 4 zegels, één per eiland, die elk 3 punten waard zijn.
dalang-rule-D1-4 = Er zijn 16 demonenmaskers, kortweg maskers: vier van elk van de waarden 2, 3, 4 en 5. (Onze keuze: de waarden.)
dalang-rule-D1-5 = Er zijn 4 startkaarten, genummerd van 1 tot en met 4. Elke startkaart noemt een eiland voor je vorstenfiche, een ander eiland voor je priesterfiche en een eiland voor de Dalang. Kaart 1: vorstenfiche op Panschar, priesterfiche op Kukusch, Dalang op Tschakkalag. Kaart 2: vorstenfiche op Tschakkalag, priesterfiche op Panschar, Dalang op Wontong. Kaart 3: vorstenfiche op Wontong, priesterfiche op Tschakkalag, Dalang op Kukusch. Kaart 4: vorstenfiche op Kukusch, priesterfiche op Wontong, Dalang op Panschar. (Onze keuze: de eilanden, behalve die voor de twee fiches van kaart 1.)

## Setup

dalang-rules-D2 = Voorbereiding
dalang-rule-D2-1 = De 159 kaarten worden geschud. Bij elk eiland krijgt iedereen een stapel van 3 kaarten, gedekt voor het eigen dorp. Niemand mag nu al een stapel bekijken. De eilanden komen aan de beurt in de volgorde van D1.1; bij elk eiland wordt in drie rondes steeds één kaart per speler gedeeld, te beginnen bij geel. De eerste kaart van een stapel is de onderste.
dalang-rule-D2-2 = De overige kaarten vormen de trekstapel. Gespeelde en verloren kaarten gaan open naar de aflegstapel. Moet er een kaart worden getrokken terwijl de trekstapel leeg is, dan wordt de aflegstapel geschud en is dat de nieuwe trekstapel: precies op dat moment en niet eerder. Zijn beide stapels leeg, dan vervalt het trekken. Iedereen ziet elke kaart die op de aflegstapel terechtkomt, ook kaarten die je verliest door te vluchten, bij een ruil of bij een waardering. (Onze keuze: de laatste twee zinnen.)
dalang-rule-D2-3 = De startkaarten worden geschud en iedereen krijgt er één. Wie kaart 1 heeft, is de startspeler. Met drie spelers kan kaart 1 overblijven: dan begint wie kaart 2 heeft.
dalang-rule-D2-4 = Leg je vorstenfiche en je priesterfiche in je eigen dorpen, op de eilanden die je startkaart noemt. Met drie spelers hebben twee eilanden daarna elk maar één fiche. De twee ontbrekende fiches worden voorlopig apart gelegd (D7.4).
dalang-rule-D2-5 = De Dalang begint op het eiland dat voor hem genoemd wordt op de startkaart van de rechterbuur van de startspeler. Het actieve eiland is altijd het eiland waar de Dalang is.
dalang-rule-D2-6 = Iedereen neemt de eigen stapel bij het actieve eiland op als hand.

## A turn

dalang-rules-D3 = Een beurt
dalang-rule-D3-1 = Wie aan de beurt is, is de actieve speler; alle anderen zijn passief. Eerst trekt de actieve speler 2 kaarten. Daarna trekt iedere andere speler, met de klok mee, 1 kaart.
dalang-rule-D3-2 = Daarna speelt de actieve speler kaarten uit de hand, één tegelijk en zo vaak als gewenst, of helemaal geen. De passieve spelers reageren alleen, met de klok mee en elk met dezelfde soort kaart. Een kaart en waar die op gericht is, kies je in één keer: een krijger met de speler die je spaart, een Dalangkaart met het doel, een kaart die je op een stapel legt met die stapel.
dalang-rule-D3-3 = Je beurt eindigt als je stopt, als een passieve speler het einde afdwingt (D4.5, D5.4, D6.3) of met een waardering (D9.7). Dan wordt je linkerbuur de actieve speler. Stoppen doe je altijd zelf: ook met een lege hand eindigt je beurt niet vanzelf. (Onze keuze: de laatste zin.)
dalang-rule-D3-4 = Een afgedwongen einde gaat in zodra iedereen die nog op dezelfde kaart mag reageren, dat heeft gedaan. Na een afgedwongen einde mag niemand meer een tweede kaart spelen. De kaart die je voor je tweede kaart trekt, krijg je meteen, en je kunt die niet weigeren. (Onze keuze: de laatste twee zinnen.)
dalang-rule-D3-5 = Zijn er na afloop van de 400e beurt nog maskers over, dan eindigt het spel en worden de punten geteld zoals het er dan voor staat. Niemand geldt dan als degene die het spel heeft beëindigd (D10.2). (Onze keuze.)
dalang-rule-D3-6 = Wie mag kiezen, en hoe vaak, hangt alleen af van wat iedereen weet. Zo verraadt dat nooit wat iemand in de hand heeft. Je bent aanwezig zolang je niet gevlucht bent. Elke passieve speler die aanwezig is en minstens één kaart heeft, mag kiezen, ook als passen of vluchten het enige is wat kan. Wie geen kaarten heeft, hoeft niet te kiezen. Een hand van n kaarten wordt neergelegd in n − 1 keuzes, wat er ook in zit: de laatste kaart volgt vanzelf. (Onze keuze.)

## Warrior

dalang-rules-D4 = Krijger
dalang-rule-D4-1 = Speel een krijger. Daarbij moet je één passieve speler noemen die je spaart en die niet mag reageren. Je mag ook iemand sparen die gevlucht is, en je mag een krijger ook spelen als die niemand uitdaagt. (Onze keuze: de laatste zin.)
dalang-rule-D4-2 = Elke andere passieve speler die aanwezig is, wordt uitgedaagd. Met de klok mee kiest ieder van hen: afweren of vluchten. Wie wordt uitgedaagd en geen kaarten heeft, hoeft niet te kiezen en blijft.
dalang-rule-D4-3 = Om af te weren speel je een krijger. Je blijft dan.
dalang-rule-D4-4 = Om te vluchten kies je 3 handkaarten en leg je elk daarvan boven op een van je eigen stapels bij de andere eilanden, welke je maar wilt. De rest van je hand leg je af. Met minder dan 3 kaarten leg je ze allemaal op je stapels. Als je gevlucht bent, heb je geen hand en doe je niet mee tot iemand anders aan de beurt is of de Dalang verderreist. (Onze keuze: boven op de stapels.)
dalang-rule-D4-5 = Heb je afgeweerd, dan mag je een tweede krijger spelen. Daarmee dwing je het einde van de beurt af (D3.4), en je trekt 1 kaart.

## Scholar

dalang-rules-D5 = Geleerde
dalang-rule-D5-1 = Speel een geleerde. Daarna doe je een van twee dingen, niet allebei. Ofwel je legt maximaal 3 handkaarten een voor een boven op je eigen stapels bij de eilanden die niet actief zijn. Ofwel je pakt maximaal 3 kaarten een voor een van de bovenkant van die stapels in je hand, en je bekijkt elke kaart voordat je de volgende kiest. Je mag ook helemaal geen kaart verplaatsen. De ruil eindigt vanzelf na drie kaarten, of als er niets meer te verplaatsen is.
dalang-rule-D5-2 = Daarna mag, met de klok mee, elke passieve speler die aanwezig is een geleerde spelen en hetzelfde doen.
dalang-rule-D5-3 = Doe je niet mee, dan sla je gewoon een keer over.
dalang-rule-D5-4 = Heb je meegedaan, dan mag je na je eigen ruil een tweede geleerde spelen, ook een die je net hebt gepakt. Daarmee dwing je het einde van de beurt af (D3.4), en je trekt 1 kaart. (Onze keuze: na je eigen ruil, ook een die je net hebt gepakt.)

## Artist

dalang-rules-D6 = Kunstenaar
dalang-rule-D6-1 = Speel een kunstenaar. Daarna leg je maximaal 3 handkaarten af, allemaal voordat je de eerste nieuwe trekt, en trek je er evenveel. De kunstenaar zelf telt niet mee. Je mag ook helemaal geen kaart afleggen. Net als bij de geleerde eindigt de ruil vanzelf na drie kaarten, of als je hand leeg is.
dalang-rule-D6-2 = Daarna mag, met de klok mee, elke passieve speler die aanwezig is een kunstenaar spelen en hetzelfde doen.
dalang-rule-D6-3 = Heb je meegedaan, dan mag je na je eigen ruil een tweede kunstenaar spelen. Daarmee dwing je het einde van de beurt af (D3.4), en je trekt 1 kaart. (Onze keuze: na je eigen ruil.)

## Priest and prince

dalang-rules-D7 = Priester en vorst
dalang-rule-D7-1 = Speel een priester om de strijd om het priesterfiche van het eiland te beginnen. Daarna moet je minstens 1 andere priester uit je hand tonen, en je mag er zoveel tonen als je wilt. Je kunt een priester dus alleen spelen als je er nog een tweede hebt.
dalang-rule-D7-2 = Met de klok mee mag elke passieve speler die aanwezig is priesters tonen, maar wel meer dan het hoogste aantal dat tot dan toe is getoond. Je hoeft niet alles te tonen wat je hebt. (Onze keuze: dat het er meer moeten zijn.)
dalang-rule-D7-3 = Wie de meeste heeft getoond, neemt het priesterfiche van het eiland naar het eigen dorp of houdt het daar. Iedereen neemt de getoonde kaarten weer in de hand.
dalang-rule-D7-4 = Met drie spelers komt een apart gelegd fiche bij de eerste strijd erom op zijn eiland.
dalang-rule-D7-5 = Na de strijd gaat de actieve speler verder.
dalang-rule-D7-6 = De vorst werkt op dezelfde manier, met vorsten en het vorstenfiche.

## Seal

dalang-rules-D8 = Zegel
dalang-rule-D8-1 = Liggen na een strijd beide fiches van een eiland in één dorp, dan krijgt de eigenaar van dat dorp het zegel van het eiland, uit de voorraad of van de speler die het heeft.
dalang-rule-D8-2 = Alleen zo raak je een zegel kwijt. Verlies je de fiches, dan houd je het zegel toch.

## Dalang card

dalang-rules-D9 = Dalangkaart en waardering
dalang-rule-D9-1 = Speel een Dalangkaart en noem een van de twee eilanden erop als doel. Het actieve eiland kan niet het doel zijn. (Onze keuze: de laatste zin.)
dalang-rule-D9-2 = Met de klok mee mag elke passieve speler die aanwezig is de reis blokkeren door een Dalangkaart te spelen waar het doel ook op staat. Na een blokkade hoeven de anderen niet meer te kiezen.
dalang-rule-D9-3 = Wordt de reis geblokkeerd, dan gaat de actieve speler verder en mag het nog eens proberen.
dalang-rule-D9-4 = Blokkeert niemand, dan reist de Dalang naar het doel. Iedereen legt de eigen handkaarten gedekt neer bij het eiland dat de Dalang verlaat, als stapel in een volgorde naar keuze, van de onderste kaart tot de bovenste. Wie gevlucht was, doet weer mee. Het neerleggen gaat met de klok mee, te beginnen bij de actieve speler. Pas daarna kijken jullie of er een waardering is; dat geldt ook bij de laatste waardering. (Onze keuze: de laatste twee zinnen.)
dalang-rule-D9-5 = Er is geen waardering als de actieve speler op het nieuwe eiland geen fiche in het eigen dorp heeft. Iedereen neemt daar de hele eigen stapel op, niemand trekt, en de beurt gaat verder.
dalang-rule-D9-6 = Er is een waardering als de actieve speler daar minstens één fiche heeft. Heeft de actieve speler beide fiches, of heeft het eiland er maar één, dan krijgt die het laagste masker dat nog over is. Heeft een andere speler het andere fiche, dan krijgt die andere speler het laagste masker dat nog over is, ook als die speler gevlucht was. De actieve speler krijgt dan een masker met de eerstvolgende hogere waarde die nog over is, of een met dezelfde waarde als er geen hogere is. Is er nog maar één masker over, dan is dat voor de actieve speler en krijgt de andere speler niets. (Onze keuze: dezelfde waarde als er geen hogere is.)
dalang-rule-D9-7 = Na een waardering neemt iedereen alleen de onderste 4 kaarten van de eigen stapel bij het nieuwe eiland op. De kaarten daarboven worden afgelegd. De beurt eindigt.

## End and final score

dalang-rules-D10 = Einde en puntentelling
dalang-rule-D10-1 = Het spel eindigt meteen met de waardering waarin het laatste masker wordt uitgedeeld. Er wordt geen stapel meer opgenomen. Handen en stapels tellen niet mee; de pagina toont ze als het spel is afgelopen. (Onze keuze: de tweede zin.)
dalang-rule-D10-2 = Je punten zijn de waarden van je maskers, plus 3 voor elk zegel dat je hebt. Wie de meeste punten heeft, wint. Bij een gelijke stand wint van de koplopers degene die het spel heeft beëindigd. Heeft geen van hen dat gedaan, dan delen ze de overwinning.

## Who knows what

dalang-rules-D11 = Wie wat weet
dalang-rule-D11-1 = Niemand kent de volgorde van de trekstapel. Ook een stapel uit de voorbereiding kent niemand, tot de eigenaar hem voor het eerst opneemt of er kaarten van pakt.
dalang-rule-D11-2 = Alleen jij kent je hand, en wat je op je stapels hebt gelegd of ervan hebt gezien. Je mag je stapels onthouden, maar er niet in kijken. Hoeveel kaarten elke hand en elke stapel telt, weet iedereen.
dalang-rule-D11-3 = Iedereen ziet de aflegstapel, de fiches, de zegels, de maskers, en kaarten zolang ze worden getoond.
dalang-rule-D11-4 = Je kennis is alles wat je met een perfect geheugen zou weten. Dat zijn je eigen stapels, op volgorde, voor zover je ze hebt gelegd of gezien; wat op de aflegstapel is gekomen, ook nadat het tot een nieuwe trekstapel is geschud, voor zover je het niet zelf weer hebt getrokken; en de kaarten die een andere speler heeft getoond en nog moet hebben. Wie een strijd begint, heeft zeker een tweede kaart van die soort (D7.1). Wat er is getoond, wordt voor elke speler en elk eiland onthouden in drie getallen: minstens zoveel priesters, minstens zoveel vorsten en minstens zoveel van beide samen zitten er bij de kaarten die deze speler daar heeft, in de hand of in de stapel. Elk getal gaat met 1 omlaag, telkens als er een kaart ongezien weggaat. Was het zeker dat alle kaarten daar zulke kaarten waren, dan wordt de kaart die wegging onthouden op de plek waar die terechtkwam. De getallen worden per eiland bijgehouden; wat uit meerdere eilanden samen zou volgen, wordt niet genoteerd.
dalang-rule-D11-5 = De instelling “Geheugen” van de tafel bepaalt hoeveel van je kennis de pagina je opnieuw laat zien. Zonder notities is het zoals aan een echte tafel: de pagina toont je hand en alleen wat er nu open ligt. Van je eigen stapels zie je alleen hoe groot ze zijn, en ook het logboek vergeet hoeveel kaarten er zijn getoond en welke kaarten je hebt getrokken, op je stapels hebt gelegd of hebt opgenomen. Wat je later wilt weten, moet je zelf onthouden. Met notities onthoudt de pagina voor je alles wat ooit te zien was: al je eigen kennis (D11.4), met je stapels kaart voor kaart, en de openbare notities over de priesters en vorsten die iemand zeker heeft.
