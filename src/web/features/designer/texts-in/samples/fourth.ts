import type { Sample } from './sample.ts';

/** Written after the third version of the reader, which was then changed for them. */
export const fourth: Sample[] = [
  {
    text: `Kindest regards,

Fiona Mackenzie
Practice Manager

Lochside Dental Care
17 Shore Street
Inverness IV1 1NF

t: 01632 960 388
e: fiona@lochsidedental.co.uk
w: lochsidedental.co.uk`,
    texts: {
      fullName: 'Fiona Mackenzie',
      position: 'Practice Manager',
      companyName: 'Lochside Dental Care',
      street: '17 Shore Street',
      city: 'Inverness IV1 1NF',
      phone: '01632 960 388',
      email: 'fiona@lochsidedental.co.uk',
      website: 'lochsidedental.co.uk',
    },
  },
  {
    text: `Robert "Bob" Keane
Territory Sales Rep, Midwest
HARLAN TOOL & DIE CORP.
Direct: 312.555.0143 | Fax: 312.555.0144
bkeane@harlantool.com
www.harlantool.com`,
    texts: {
      fullName: 'Robert "Bob" Keane',
      position: 'Territory Sales Rep, Midwest',
      companyName: 'HARLAN TOOL & DIE CORP.',
      phone: '312.555.0143',
      email: 'bkeane@harlantool.com',
      website: 'www.harlantool.com',
    },
  },
  {
    text: `Thanks and best,

Aisha Khan – Data Scientist, Riverbank Analytics
aisha.khan@riverbank.ai | linkedin.com/in/aishakhan-data`,
    texts: {
      fullName: 'Aisha Khan',
      position: 'Data Scientist',
      companyName: 'Riverbank Analytics',
      email: 'aisha.khan@riverbank.ai',
      url: 'linkedin.com/in/aishakhan-data',
    },
  },
  {
    text: `Lily Chen
Pastry Chef & Owner
Sugar & Salt Bakery
Order line: 02 5550 0134
orders@sugarandsalt.com.au
www.sugarandsalt.com.au`,
    texts: {
      fullName: 'Lily Chen',
      position: 'Pastry Chef & Owner',
      companyName: 'Sugar & Salt Bakery',
      phone: '02 5550 0134',
      email: 'orders@sugarandsalt.com.au',
      website: 'www.sugarandsalt.com.au',
    },
  },
  {
    text: `Rev. Peter Ashworth
Vicar
St Mary's Church, Kendal
vicar@stmaryskendal.org
Parish office: 01632 960 654
This message was sent outside of working hours. Please do not feel obliged to reply.`,
    texts: {
      fullName: 'Rev. Peter Ashworth',
      position: 'Vicar',
      companyName: "St Mary's Church, Kendal",
      email: 'vicar@stmaryskendal.org',
      phone: '01632 960 654',
    },
  },
  {
    text: `S pozdravom,

Ing. Dušan Hlinka
riaditeľ závodu

Cementáreň Horná Lehota a.s.
Cementárska 15
976 81 Horná Lehota

tel.: 048/67 11 111
mobil: 0905 600 700
e-mail: hlinka@cementaren.sk`,
    texts: {
      fullName: 'Ing. Dušan Hlinka',
      position: 'riaditeľ závodu',
      companyName: 'Cementáreň Horná Lehota a.s.',
      street: 'Cementárska 15',
      city: '976 81 Horná Lehota',
      phone: '048/67 11 111',
      mobile: '0905 600 700',
      email: 'hlinka@cementaren.sk',
    },
  },
  {
    text: `Natália Ráczová
Account manager
+421 917 220 330
natalia.raczova@pixelhaus.sk

Pixelhaus s.r.o.
Mlynské nivy 5
821 09 Bratislava
www.pixelhaus.sk`,
    texts: {
      fullName: 'Natália Ráczová',
      position: 'Account manager',
      mobile: '+421 917 220 330',
      email: 'natalia.raczova@pixelhaus.sk',
      companyName: 'Pixelhaus s.r.o.',
      street: 'Mlynské nivy 5',
      city: '821 09 Bratislava',
      website: 'www.pixelhaus.sk',
    },
  },
  {
    text: `Mgr. Juraj Fabian, psychológ
Ambulancia klinickej psychológie
Kollárova 20, 036 01 Martin
Objednávanie: 0940 515 616
ambulancia@psychologfabian.sk`,
    texts: {
      fullName: 'Mgr. Juraj Fabian',
      position: 'psychológ',
      companyName: 'Ambulancia klinickej psychológie',
      street: 'Kollárova 20',
      city: '036 01 Martin',
      mobile: '0940 515 616',
      email: 'ambulancia@psychologfabian.sk',
    },
  },
  {
    text: `Ďakujeme za spoluprácu

Viera Sabolová
predajňa kvetov KVETINKA
Štefánikova 8, Bardejov
tel.č. 0918/707 808`,
    texts: {
      fullName: 'Viera Sabolová',
      companyName: 'predajňa kvetov KVETINKA',
      street: 'Štefánikova 8',
      city: 'Bardejov',
      mobile: '0918/707 808',
    },
  },
  {
    text: `Ing. Rastislav Ondrejka
Senior Java Developer
Softelia | Digital Banking Team
rastislav.ondrejka@softelia.com | +421 903 040 050 | https://softelia.com`,
    texts: {
      fullName: 'Ing. Rastislav Ondrejka',
      position: 'Senior Java Developer',
      companyName: 'Softelia',
      department: 'Digital Banking Team',
      email: 'rastislav.ondrejka@softelia.com',
      mobile: '+421 903 040 050',
      website: 'softelia.com',
    },
  },
  {
    text: `S pozdravem a přáním příjemného dne

Bc. Jitka Horáčková
asistentka ředitele
Domov seniorů Slunečnice, p. o.
Zahradní 730
547 01 Náchod
tel.: 491 400 500
mobil: 736 111 000
www.domovslunecnice.cz`,
    texts: {
      fullName: 'Bc. Jitka Horáčková',
      position: 'asistentka ředitele',
      companyName: 'Domov seniorů Slunečnice, p. o.',
      street: 'Zahradní 730',
      city: '547 01 Náchod',
      phone: '491 400 500',
      mobile: '736 111 000',
      website: 'www.domovslunecnice.cz',
    },
  },
  {
    text: `David Král // majitel
Pivovar Tři lvi
+420 601 202 303
david@trilvi.cz
www.trilvi.cz
IG: instagram.com/pivovartrilvi`,
    texts: {
      fullName: 'David Král',
      position: 'majitel',
      companyName: 'Pivovar Tři lvi',
      mobile: '+420 601 202 303',
      email: 'david@trilvi.cz',
      website: 'www.trilvi.cz',
      url: 'instagram.com/pivovartrilvi',
    },
  },
  {
    text: `JUDr. Simona Kadlecová, Ph.D., LL.M.
soudní exekutorka
Exekutorský úřad Kladno
náměstí Svobody 1998, 272 01 Kladno
T: +420 312 666 777
podatelna@eukladno.cz
Tato zpráva je určena výhradně adresátovi.`,
    texts: {
      fullName: 'JUDr. Simona Kadlecová, Ph.D., LL.M.',
      position: 'soudní exekutorka',
      companyName: 'Exekutorský úřad Kladno',
      street: 'náměstí Svobody 1998',
      city: '272 01 Kladno',
      phone: '+420 312 666 777',
      email: 'podatelna@eukladno.cz',
    },
  },
  {
    text: `Zdeněk Malý
vedoucí skladu
TRANSLOG Morava, s.r.o., Tovární 3, 779 00 Olomouc
zdenek.maly@translogmorava.cz, tel. +420 585 222 111`,
    texts: {
      fullName: 'Zdeněk Malý',
      position: 'vedoucí skladu',
      companyName: 'TRANSLOG Morava, s.r.o.',
      street: 'Tovární 3',
      city: '779 00 Olomouc',
      email: 'zdenek.maly@translogmorava.cz',
      phone: '+420 585 222 111',
    },
  },
  {
    text: `Mit freundlichen Grüßen
Ihre

Anna-Lena Vogt
Immobilienmaklerin (IHK)
Vogt Immobilien
Schlossallee 2
14467 Potsdam
Tel: 0331 / 23 12 50
Mobil: 0152 / 23 12 50 00
anna-lena@vogt-immobilien.de
www.vogt-immobilien.de`,
    texts: {
      fullName: 'Anna-Lena Vogt',
      position: 'Immobilienmaklerin (IHK)',
      companyName: 'Vogt Immobilien',
      street: 'Schlossallee 2',
      city: '14467 Potsdam',
      phone: '0331 / 23 12 50',
      mobile: '0152 / 23 12 50 00',
      email: 'anna-lena@vogt-immobilien.de',
      website: 'www.vogt-immobilien.de',
    },
  },
  {
    text: `Dr. rer. nat. Birgit Hansen
Laborleitung
Analytik Nord GmbH | Werftstr. 20 | 24143 Kiel
+49 431 2312 0 | b.hansen@analytik-nord.de | analytik-nord.de
Geschäftsführung: Sven Petersen`,
    texts: {
      fullName: 'Dr. rer. nat. Birgit Hansen',
      position: 'Laborleitung',
      companyName: 'Analytik Nord GmbH',
      street: 'Werftstr. 20',
      city: '24143 Kiel',
      phone: '+49 431 2312 0',
      email: 'b.hansen@analytik-nord.de',
      website: 'analytik-nord.de',
    },
  },
  {
    text: `Schöne Grüße aus Graz

Franz Leitner
Weinbau Leitner
Kellerstraße 8, 8461 Ehrenhausen
+43 664 2312 888
wein@weinbau-leitner.at`,
    texts: {
      fullName: 'Franz Leitner',
      companyName: 'Weinbau Leitner',
      street: 'Kellerstraße 8',
      city: '8461 Ehrenhausen',
      mobile: '+43 664 2312 888',
      email: 'wein@weinbau-leitner.at',
    },
  },
  {
    text: `Melanie Krause
Teamassistenz
Stiftung Kulturgut
Unter den Eichen 5
12203 Berlin
T. 030 23125 700
melanie.krause@stiftung-kulturgut.de`,
    texts: {
      fullName: 'Melanie Krause',
      position: 'Teamassistenz',
      companyName: 'Stiftung Kulturgut',
      street: 'Unter den Eichen 5',
      city: '12203 Berlin',
      phone: '030 23125 700',
      email: 'melanie.krause@stiftung-kulturgut.de',
    },
  },
  {
    text: `BEGIN:VCARD
VERSION:3.0
PRODID:ez
FN:Ján Krstiteľ Balog
N:Balog;Ján;Krstiteľ;;
NICKNAME:Janči
ORG:Hudobný dom
TITLE:predajca
TEL;TYPE=VOICE,CELL:0907 606 060
TEL;TYPE=VOICE,WORK:056/6880 111
EMAIL;TYPE=WORK,INTERNET:balog@hudobnydom.sk
URL;TYPE=WORK:www.hudobnydom.sk
LABEL;TYPE=WORK:Štefánikova 3\\nMichalovce
ADR;TYPE=WORK:;2. poschodie;Štefánikova 3;Michalovce;;071 01;SR
END:VCARD`,
    texts: {
      fullName: 'Ján Krstiteľ Balog',
      companyName: 'Hudobný dom',
      position: 'predajca',
      mobile: '0907 606 060',
      phone: '056/6880 111',
      email: 'balog@hudobnydom.sk',
      website: 'www.hudobnydom.sk',
      street: '2. poschodie, Štefánikova 3',
      city: '071 01 Michalovce, SR',
    },
  },
  {
    text: `BEGIN:VCARD
VERSION:2.1
N;LANGUAGE=en-us:Walsh;Kevin
FN:Kevin Walsh
ORG:Walsh Roofing
TITLE:Owner
TEL;WORK;VOICE:(781) 555-0102
TEL;CELL;VOICE:(781) 555-0103
ADR;WORK;PREF:;;12 Elm Street;Quincy;MA;02169;United States of America
LABEL;WORK;PREF;ENCODING=QUOTED-PRINTABLE:12 Elm Street=0D=0A=
Quincy, MA 02169
URL;WORK:http://walshroofing.com/
EMAIL;PREF;INTERNET:kevin@walshroofing.com
REV:20260101T000000Z
END:VCARD`,
    texts: {
      fullName: 'Kevin Walsh',
      companyName: 'Walsh Roofing',
      position: 'Owner',
      phone: '(781) 555-0102',
      mobile: '(781) 555-0103',
      street: '12 Elm Street',
      city: 'Quincy, MA 02169, United States of America',
      website: 'walshroofing.com',
      email: 'kevin@walshroofing.com',
    },
  },
];
