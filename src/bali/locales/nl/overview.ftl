### The overview of a turn, in Dutch.

web-overview-step = { $number } van { $count }:
web-overview-back = Vorige stap
web-overview-forward = Volgende stap
web-overview-pause = Pauze
web-overview-play = Afspelen
web-overview-try = Zelf proberen

# What lies where, in the picture.

web-overview-label-offer = Aanbod
web-overview-label-altar = Offerplaats
web-overview-label-supply = Voorraad
web-overview-label-played = Je gespeelde kaarten
web-overview-label-hand = Je hand
web-overview-label-village = Je dorp
web-overview-label-masks = Maskers
web-overview-label-pile = Trekstapel

## altar

web-overview-altar-1 = Je hebt drie kaarten in je hand. Daarnaast ligt wat je hebt gespeeld. Daarboven zie je het aanbod, in rijen, en de offerplaats.
web-overview-altar-2 = Koop, als je wilt, één offerkaart voor 5 steen of minder.
web-overview-altar-3 = Speel één kaart, of maximaal drie landbouwers van één soort. Ze blijven voor je liggen.
web-overview-altar-4 = Pak telkens de onderste kaart van een rij, tot je weer drie kaarten hebt.
web-overview-altar-5 = De kaart boven de laatste die je pakt, komt vrij en wordt gewaardeerd voor iedereen die zo'n kaart heeft gespeeld.
web-overview-altar-6 = Een steenhouwer levert steen op, een priester punten, een landbouwer een offerkaart.
web-overview-altar-7 = Met steen betaal je altaren. Bouw je er een, dan legt iedereen kaarten op de offerplaats.
web-overview-altar-8 = Aan het einde is de soort die het vaakst op de offerplaats ligt, het meest waard. Ook altaren, punten en steen tellen mee.

## dalang

web-overview-dalang-1 = De Dalang is op een van de vier eilanden. Je kaarten daar zijn je hand.
web-overview-dalang-2 = Je beurt begint: jij trekt twee kaarten, de anderen elk één.
web-overview-dalang-3 = Speel zoveel kaarten als je wilt. Met een vorst of priester strijd je om een fiche: wie de meeste toont, wint het.
web-overview-dalang-4 = Liggen beide fiches van een eiland in jouw dorp, dan krijg je het zegel: 3 punten.
web-overview-dalang-5 = Een krijger jaagt anderen weg. Met geleerden en kunstenaars ruil je kaarten.
web-overview-dalang-6 = Een Dalangkaart stuurt de Dalang naar een ander eiland, als niemand dat blokkeert.
web-overview-dalang-7 = Heb je daar een fiche, dan krijg je een masker. Wie het andere fiche heeft, krijgt een lager masker. Je beurt eindigt.
web-overview-dalang-8 = Is het laatste masker weg, dan worden maskers en zegels geteld. Wie de meeste punten heeft, wint.
