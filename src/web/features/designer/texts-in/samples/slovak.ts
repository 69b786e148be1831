import type { Sample } from './sample.ts';

export const slovak: Sample[] = [
  {
    text: `S pozdravom

Ing. Peter Hruška, PhD.
obchodný riaditeľ
Svetlomat s.r.o.
Hlavná 12, 811 01 Bratislava
Mobil: +421 905 111 222
Tel.: +421 2 5441 1234
peter.hruska@svetlomat.sk
www.svetlomat.sk`,
    texts: {
      fullName: 'Ing. Peter Hruška, PhD.',
      position: 'obchodný riaditeľ',
      companyName: 'Svetlomat s.r.o.',
      street: 'Hlavná 12',
      city: '811 01 Bratislava',
      mobile: '+421 905 111 222',
      phone: '+421 2 5441 1234',
      email: 'peter.hruska@svetlomat.sk',
      website: 'www.svetlomat.sk',
    },
  },
  {
    text: `Mgr. Zuzana Bielická | HR manažérka | Drevona, a.s. | 0905/123 456 | zuzana.bielicka@drevona.sk`,
    texts: {
      fullName: 'Mgr. Zuzana Bielická',
      position: 'HR manažérka',
      companyName: 'Drevona, a.s.',
      mobile: '0905/123 456',
      email: 'zuzana.bielicka@drevona.sk',
    },
  },
  {
    text: `S úctou

MUDr. Katarína Vrbová
vedúca lekárka
Poliklinika Pod lipou
Oddelenie kardiológie
Lipová 3
080 01 Prešov
tel. 051/770 12 34
e-mail: vrbova@podlipou.sk`,
    texts: {
      fullName: 'MUDr. Katarína Vrbová',
      position: 'vedúca lekárka',
      companyName: 'Poliklinika Pod lipou',
      department: 'Oddelenie kardiológie',
      street: 'Lipová 3',
      city: '080 01 Prešov',
      phone: '051/770 12 34',
      email: 'vrbova@podlipou.sk',
    },
  },
  {
    text: `Ďakujem a prajem pekný deň.

Martin Kováč
projektový manažér

STAVPROJEKT Nitra, spol. s r. o.
Štúrova 22
949 01 Nitra
IČO: 31 456 789, DIČ: 2020456789

m: +421 911 222 333
e: kovac@stavprojekt-nitra.sk
w: stavprojekt-nitra.sk`,
    texts: {
      fullName: 'Martin Kováč',
      position: 'projektový manažér',
      companyName: 'STAVPROJEKT Nitra, spol. s r. o.',
      street: 'Štúrova 22',
      city: '949 01 Nitra',
      mobile: '+421 911 222 333',
      email: 'kovac@stavprojekt-nitra.sk',
      website: 'stavprojekt-nitra.sk',
    },
  },
  {
    text: `JUDr. Tomáš Orava, LL.M.
advokát

Advokátska kancelária Orava & partneri
Námestie SNP 8 · 974 01 Banská Bystrica
+421 48 415 00 11
orava@akorava.sk · www.akorava.sk

Táto správa a jej prílohy sú dôverné a určené len adresátovi. Ak ste správu dostali omylom, prosíme, vymažte ju a informujte odosielateľa.`,
    texts: {
      fullName: 'JUDr. Tomáš Orava, LL.M.',
      position: 'advokát',
      companyName: 'Advokátska kancelária Orava & partneri',
      street: 'Námestie SNP 8',
      city: '974 01 Banská Bystrica',
      phone: '+421 48 415 00 11',
      email: 'orava@akorava.sk',
      website: 'www.akorava.sk',
    },
  },
  {
    text: `Pekný deň,
Lucia

Lucia Malinová
grafička na voľnej nohe
0948 555 666
ahoj@luciamalinova.sk
luciamalinova.sk
instagram.com/luciamalinova`,
    texts: {
      fullName: 'Lucia Malinová',
      position: 'grafička na voľnej nohe',
      mobile: '0948 555 666',
      email: 'ahoj@luciamalinova.sk',
      website: 'luciamalinova.sk',
      url: 'instagram.com/luciamalinova',
    },
  },
  {
    text: `Bc. Jozef Sokol
Technik servisu
Oddelenie zákazníckej podpory

Klimatik SK, s. r. o.
Priemyselná 5, 010 01 Žilina, Slovensko
Mob.: 0917 444 555
Infolinka: 0800 123 321
servis@klimatik.sk
http://www.klimatik.sk/`,
    texts: {
      fullName: 'Bc. Jozef Sokol',
      position: 'Technik servisu',
      department: 'Oddelenie zákazníckej podpory',
      companyName: 'Klimatik SK, s. r. o.',
      street: 'Priemyselná 5',
      city: '010 01 Žilina, Slovensko',
      mobile: '0917 444 555',
      phone: '0800 123 321',
      email: 'servis@klimatik.sk',
      website: 'www.klimatik.sk',
    },
  },
  {
    text: `doc. Ing. arch. Eva Lacková, CSc. – vedúca katedry
Fakulta architektúry, Technická univerzita Podtatranská
Park mládeže 7, 040 01 Košice
tel.: +421 55 602 41 00
eva.lackova@tupt.sk`,
    texts: {
      fullName: 'doc. Ing. arch. Eva Lacková, CSc.',
      position: 'vedúca katedry',
      department: 'Fakulta architektúry',
      companyName: 'Technická univerzita Podtatranská',
      street: 'Park mládeže 7',
      city: '040 01 Košice',
      phone: '+421 55 602 41 00',
      email: 'eva.lackova@tupt.sk',
    },
  },
  {
    text: `Meno: Roman Čierny
Funkcia: konateľ
Spoločnosť: Čierny a syn, v.o.s.
Telefón: +421 32 744 11 22
Mobil: +421 903 777 888
E-mail: roman@ciernyasyn.sk
Web: www.ciernyasyn.sk
Adresa: Mierové námestie 19, 911 01 Trenčín`,
    texts: {
      fullName: 'Roman Čierny',
      position: 'konateľ',
      companyName: 'Čierny a syn, v.o.s.',
      phone: '+421 32 744 11 22',
      mobile: '+421 903 777 888',
      email: 'roman@ciernyasyn.sk',
      website: 'www.ciernyasyn.sk',
      street: 'Mierové námestie 19',
      city: '911 01 Trenčín',
    },
  },
  {
    text: `--
Andrea Kmeťová
Marketing & PR

NOVA PEKÁREŇ a.s.
Mlynská 40 | 917 01 Trnava
T +421 33 590 00 10
M +421 907 100 200
andrea.kmetova@novapekaren.sk

Myslite na životné prostredie, netlačte tento e-mail zbytočne.`,
    texts: {
      fullName: 'Andrea Kmeťová',
      position: 'Marketing & PR',
      companyName: 'NOVA PEKÁREŇ a.s.',
      street: 'Mlynská 40',
      city: '917 01 Trnava',
      phone: '+421 33 590 00 10',
      mobile: '+421 907 100 200',
      email: 'andrea.kmetova@novapekaren.sk',
    },
  },
  {
    text: `Dobrý deň,

v prílohe posielam cenovú ponuku podľa našej dohody. Platí do konca mesiaca.

S pozdravom

Ľubomír Ďurček
nákupca | Kovotrans s.r.o.
lubomir.durcek@kovotrans.eu | +421 918 333 444 | www.kovotrans.eu`,
    texts: {
      fullName: 'Ľubomír Ďurček',
      position: 'nákupca',
      companyName: 'Kovotrans s.r.o.',
      email: 'lubomir.durcek@kovotrans.eu',
      mobile: '+421 918 333 444',
      website: 'www.kovotrans.eu',
    },
  },
  {
    text: `PhDr. Helena Šimková, MBA
riaditeľka

Základná škola Javorová 16
Javorová 16, 052 01 Spišská Nová Ves
053/441 22 33, 0902 300 400
riaditelka@zsjavorova.sk
https://zsjavorova.edupage.org`,
    texts: {
      fullName: 'PhDr. Helena Šimková, MBA',
      position: 'riaditeľka',
      companyName: 'Základná škola Javorová 16',
      street: 'Javorová 16',
      city: '052 01 Spišská Nová Ves',
      phone: '053/441 22 33',
      mobile: '0902 300 400',
      email: 'riaditelka@zsjavorova.sk',
      website: 'zsjavorova.edupage.org',
    },
  },
];
