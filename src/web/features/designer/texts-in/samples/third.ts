import type { Sample } from './sample.ts';

/** Written after the second version of the reader, which was then changed for them. */
export const third: Sample[] = [
  {
    text: `Regards

Nathan Brooks | Key Account Manager UK & Ireland
Silverline Packaging Ltd
D +44 1632 960 010 | M +44 7700 900 210
nathan.brooks@silverlinepackaging.com | silverlinepackaging.com
Silverline House, 14 Foundry Lane, Sheffield S3 8AB`,
    texts: {
      fullName: 'Nathan Brooks',
      position: 'Key Account Manager UK & Ireland',
      companyName: 'Silverline Packaging Ltd',
      phone: '+44 1632 960 010',
      mobile: '+44 7700 900 210',
      email: 'nathan.brooks@silverlinepackaging.com',
      website: 'silverlinepackaging.com',
      street: 'Silverline House, 14 Foundry Lane',
      city: 'Sheffield S3 8AB',
    },
  },
  {
    text: `Maya Patel, M.Eng.
Structural Engineer
Arcwell Structures

maya.patel@arcwell.com
+1 416 555 0155
200 King Street West, Toronto`,
    texts: {
      fullName: 'Maya Patel, M.Eng.',
      position: 'Structural Engineer',
      companyName: 'Arcwell Structures',
      email: 'maya.patel@arcwell.com',
      phone: '+1 416 555 0155',
      street: '200 King Street West',
      city: 'Toronto',
    },
  },
  {
    text: `Best,
Sam

--
Sam Delaney
Freelance illustrator
samdelaney.art
hello@samdelaney.art
instagram.com/samdraws`,
    texts: {
      fullName: 'Sam Delaney',
      position: 'Freelance illustrator',
      website: 'samdelaney.art',
      email: 'hello@samdelaney.art',
      url: 'instagram.com/samdraws',
    },
  },
  {
    text: `Eleanor Price
Head Teacher
Oakfield Primary School
Tel: 01632 960 199
head@oakfield-primary.org.uk
www.oakfield-primary.org.uk
School Lane, Thornbury BS35 1AA
Ofsted: Outstanding 2025`,
    texts: {
      fullName: 'Eleanor Price',
      position: 'Head Teacher',
      companyName: 'Oakfield Primary School',
      phone: '01632 960 199',
      email: 'head@oakfield-primary.org.uk',
      website: 'www.oakfield-primary.org.uk',
      street: 'School Lane',
      city: 'Thornbury BS35 1AA',
    },
  },
  {
    text: `Victor Almeida
VP of Engineering at Cloudpeak, Inc.
victor@cloudpeak.dev · (650) 555-0106 · cloudpeak.dev · github.com/valmeida`,
    texts: {
      fullName: 'Victor Almeida',
      position: 'VP of Engineering',
      companyName: 'Cloudpeak, Inc.',
      email: 'victor@cloudpeak.dev',
      phone: '(650) 555-0106',
      website: 'cloudpeak.dev',
      url: 'github.com/valmeida',
    },
  },
  {
    text: `S pozdravom a prianím pekného dňa

Ing. Miroslava Tóthová
vedúca ekonomického oddelenia

Mestský úrad Levice
Námestie hrdinov 1
934 31 Levice
Tel.: 036/635 02 11
E-mail: miroslava.tothova@mestolevice.sk
Internet: www.mestolevice.sk`,
    texts: {
      fullName: 'Ing. Miroslava Tóthová',
      position: 'vedúca ekonomického oddelenia',
      companyName: 'Mestský úrad Levice',
      street: 'Námestie hrdinov 1',
      city: '934 31 Levice',
      phone: '036/635 02 11',
      email: 'miroslava.tothova@mestolevice.sk',
      website: 'www.mestolevice.sk',
    },
  },
  {
    text: `Erik Balog
obchodno-technický poradca

AQUATERM SLOVAKIA spol. s r.o.
Továrenská 14, 040 01 Košice
m +421 908 121 314
t +421 55 799 88 77
f +421 55 799 88 78
balog@aquaterm.sk`,
    texts: {
      fullName: 'Erik Balog',
      position: 'obchodno-technický poradca',
      companyName: 'AQUATERM SLOVAKIA spol. s r.o.',
      street: 'Továrenská 14',
      city: '040 01 Košice',
      mobile: '+421 908 121 314',
      phone: '+421 55 799 88 77',
      email: 'balog@aquaterm.sk',
    },
  },
  {
    text: `Soňa Vargová ~ svadobná fotografka
www.sonavargova.sk
sona@sonavargova.sk
+421 949 020 304`,
    texts: {
      fullName: 'Soňa Vargová',
      position: 'svadobná fotografka',
      website: 'www.sonavargova.sk',
      email: 'sona@sonavargova.sk',
      mobile: '+421 949 020 304',
    },
  },
  {
    text: `Za tím Zelený dvor

Ing. Matúš Kollár
agronóm
Zelený dvor, družstvo
930 11 Topoľníky 215
0903/454 647
kollar@zelenydvor.sk
FB: facebook.com/zelenydvor`,
    texts: {
      fullName: 'Ing. Matúš Kollár',
      position: 'agronóm',
      companyName: 'Zelený dvor, družstvo',
      city: '930 11 Topoľníky 215',
      mobile: '0903/454 647',
      email: 'kollar@zelenydvor.sk',
      url: 'facebook.com/zelenydvor',
    },
  },
  {
    text: `JUDr. Iveta Bartošová, PhD.
notárka so sídlom v Martine
Notársky úrad
Divadelné námestie 2, 036 01 Martin
tel./fax: 043/422 33 44
bartosova@notar-martin.sk`,
    texts: {
      fullName: 'JUDr. Iveta Bartošová, PhD.',
      position: 'notárka so sídlom v Martine',
      companyName: 'Notársky úrad',
      street: 'Divadelné námestie 2',
      city: '036 01 Martin',
      phone: '043/422 33 44',
      email: 'bartosova@notar-martin.sk',
    },
  },
  {
    text: `S pozdravem / Best regards

Martin Šebesta
Sales Manager CZ/SK
Plastoform Zlín s.r.o.
tř. Tomáše Bati 500, 760 01 Zlín, Czech Republic
M: +420 602 707 808
E: sebesta@plastoform.cz
W: www.plastoform.cz`,
    texts: {
      fullName: 'Martin Šebesta',
      position: 'Sales Manager CZ/SK',
      companyName: 'Plastoform Zlín s.r.o.',
      street: 'tř. Tomáše Bati 500',
      city: '760 01 Zlín, Czech Republic',
      mobile: '+420 602 707 808',
      email: 'sebesta@plastoform.cz',
      website: 'www.plastoform.cz',
    },
  },
  {
    text: `Hana Novotná
Fyzioterapie Novotná
Husova 12
500 02 Hradec Králové
+420 739 404 505
hana@fyzionovotna.cz`,
    texts: {
      fullName: 'Hana Novotná',
      companyName: 'Fyzioterapie Novotná',
      street: 'Husova 12',
      city: '500 02 Hradec Králové',
      mobile: '+420 739 404 505',
      email: 'hana@fyzionovotna.cz',
    },
  },
  {
    text: `Doc. PhDr. Luboš Marek, CSc.
Katedra historie
Filozofická fakulta, Univerzita Jana Žižky
Na Baště 4, 390 01 Tábor
tel. 381 200 300, kl. 15
marek@ujz.cz
https://historie.ujz.cz`,
    texts: {
      fullName: 'Doc. PhDr. Luboš Marek, CSc.',
      department: 'Katedra historie',
      companyName: 'Univerzita Jana Žižky',
      street: 'Na Baště 4',
      city: '390 01 Tábor',
      phone: '381 200 300, kl. 15',
      email: 'marek@ujz.cz',
      website: 'historie.ujz.cz',
    },
  },
  {
    text: `Ivana Krejčí, provozní
Kavárna U Mlýna
kavarna@umlyna.cz, 775 606 707`,
    texts: {
      fullName: 'Ivana Krejčí',
      position: 'provozní',
      companyName: 'Kavárna U Mlýna',
      email: 'kavarna@umlyna.cz',
      mobile: '775 606 707',
    },
  },
  {
    text: `Mit freundlichem Gruß

ppa. Dr. Matthias Engel
Bereichsleiter Finanzen
Rheinstahl Handel AG
Königsallee 200
D - 40212 Düsseldorf
Tel: +49 (0) 211 2312 - 600
Mobil: +49 (0) 170 2312 600
mailto:matthias.engel@rheinstahl-handel.de
http://www.rheinstahl-handel.de`,
    texts: {
      fullName: 'Dr. Matthias Engel',
      position: 'Bereichsleiter Finanzen',
      companyName: 'Rheinstahl Handel AG',
      street: 'Königsallee 200',
      city: 'D - 40212 Düsseldorf',
      phone: '+49 (0) 211 2312 - 600',
      mobile: '+49 (0) 170 2312 600',
      email: 'matthias.engel@rheinstahl-handel.de',
      website: 'www.rheinstahl-handel.de',
    },
  },
  {
    text: `Katrin Wolff
Hebamme
Lindenweg 4, 04229 Leipzig
0341 231 25 60 oder 0177 231 25 60
katrin@hebamme-wolff.de`,
    texts: {
      fullName: 'Katrin Wolff',
      position: 'Hebamme',
      street: 'Lindenweg 4',
      city: '04229 Leipzig',
      phone: '0341 231 25 60',
      mobile: '0177 231 25 60',
      email: 'katrin@hebamme-wolff.de',
    },
  },
  {
    text: `Beste Grüsse

Reto Bühler
Leiter Verkauf
Holzbau Emmental GmbH
Dorfstrasse 9
CH-3550 Langnau
Tel. 034 231 25 00
Natel 079 231 25 00
reto.buehler@holzbau-emmental.ch`,
    texts: {
      fullName: 'Reto Bühler',
      position: 'Leiter Verkauf',
      companyName: 'Holzbau Emmental GmbH',
      street: 'Dorfstrasse 9',
      city: 'CH-3550 Langnau',
      phone: '034 231 25 00',
      mobile: '079 231 25 00',
      email: 'reto.buehler@holzbau-emmental.ch',
    },
  },
  {
    text: `Andreas Pichler
Tischlermeister
Tischlerei Pichler e.U.
Dorfplatz 3, A-6020 Innsbruck
+43 512 2312 50
office@tischlerei-pichler.at
www.tischlerei-pichler.at
UID: ATU12345678`,
    texts: {
      fullName: 'Andreas Pichler',
      position: 'Tischlermeister',
      companyName: 'Tischlerei Pichler e.U.',
      street: 'Dorfplatz 3',
      city: 'A-6020 Innsbruck',
      phone: '+43 512 2312 50',
      email: 'office@tischlerei-pichler.at',
      website: 'www.tischlerei-pichler.at',
    },
  },
  {
    text: `BEGIN:VCARD
VERSION:4.0
PRODID:-//Some Program//EN
UID:urn:uuid:4fbe8971-0bc3-424c-9c26-36c3e1eff6b1
FN:Karin Steiner
N:Steiner;Karin;;;
ORG:Steiner Grafik
TITLE:Inhaberin
ROLE:Gestaltung
TEL;TYPE="cell,voice";VALUE=uri:tel:+436642312511
EMAIL;PREF=1:karin@steinergrafik.at
EMAIL:privat@steinergrafik.at
URL;TYPE=work:steinergrafik.at
URL;TYPE=home:https://www.behance.net/karinsteiner
ADR:;;Hafengasse 4;Linz;;4020;Austria
BDAY:19800101
END:VCARD`,
    texts: {
      fullName: 'Karin Steiner',
      companyName: 'Steiner Grafik',
      position: 'Inhaberin',
      mobile: '+436642312511',
      email: 'karin@steinergrafik.at',
      website: 'steinergrafik.at',
      url: 'www.behance.net/karinsteiner',
      street: 'Hafengasse 4',
      city: '4020 Linz, Austria',
    },
  },
  {
    text: `BEGIN:VCARD
VERSION:3.0
N:Baláž;Oskar;;Ing.;
FN:Ing. Oskar Baláž
ORG:Lodenica Dunaj\\, s.r.o.;Servis lodí
TITLE:vedúci servisu
item1.TEL:+421 907 313 414
item1.X-ABLabel:mobil
TEL;TYPE=work,voice:+421 2 6241 0000
item2.EMAIL;TYPE=INTERNET:balaz@lodenicadunaj.sk
item2.X-ABLabel:práca
item3.URL:lodenicadunaj.sk
item3.X-ABLabel:web
END:VCARD`,
    texts: {
      fullName: 'Ing. Oskar Baláž',
      companyName: 'Lodenica Dunaj, s.r.o.',
      department: 'Servis lodí',
      position: 'vedúci servisu',
      mobile: '+421 907 313 414',
      phone: '+421 2 6241 0000',
      email: 'balaz@lodenicadunaj.sk',
      website: 'lodenicadunaj.sk',
    },
  },
];
