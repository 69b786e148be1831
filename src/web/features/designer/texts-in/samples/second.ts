import type { Sample } from './sample.ts';

/** Written after the first version of the reader, which was then changed for them. */
export const second: Sample[] = [
  {
    text: `Warm regards,

Charlotte Meyer-Diaz
Social Media & Content Lead
Pinecrest Outdoor Co.

c: 720-555-0174
charlotte@pinecrestoutdoor.com
pinecrestoutdoor.com`,
    texts: {
      fullName: 'Charlotte Meyer-Diaz',
      position: 'Social Media & Content Lead',
      companyName: 'Pinecrest Outdoor Co.',
      mobile: '720-555-0174',
      email: 'charlotte@pinecrestoutdoor.com',
      website: 'pinecrestoutdoor.com',
    },
  },
  {
    text: `Daniel Frost BSc (Hons) MRICS
Associate Director – Building Surveying
Tel 01632 960 541 / Mobile 07700 900 312
daniel.frost@ashdownpark.co.uk
Ashdown Park Limited, 9 Canal Wharf, Manchester M1 5WW
www.ashdownpark.co.uk`,
    texts: {
      fullName: 'Daniel Frost BSc (Hons) MRICS',
      position: 'Associate Director – Building Surveying',
      phone: '01632 960 541',
      mobile: '07700 900 312',
      email: 'daniel.frost@ashdownpark.co.uk',
      companyName: 'Ashdown Park Limited',
      street: '9 Canal Wharf',
      city: 'Manchester M1 5WW',
      website: 'www.ashdownpark.co.uk',
    },
  },
  {
    text: `Grace Okafor
she/her
Customer Success
Lumatic
+1 646 555 0121
grace@lumatic.io
https://www.linkedin.com/in/graceokafor/`,
    texts: {
      fullName: 'Grace Okafor',
      position: 'Customer Success',
      companyName: 'Lumatic',
      phone: '+1 646 555 0121',
      email: 'grace@lumatic.io',
      url: 'www.linkedin.com/in/graceokafor',
    },
  },
  {
    text: `Henry Wood
Wood & Daughters Joinery
"Made to last"
Unit 3, Old Dairy, Mill Road, Frome BA11 1AA
01632 960 777
hello@woodanddaughters.co.uk`,
    texts: {
      fullName: 'Henry Wood',
      companyName: 'Wood & Daughters Joinery',
      street: 'Unit 3, Old Dairy, Mill Road',
      city: 'Frome BA11 1AA',
      phone: '01632 960 777',
      email: 'hello@woodanddaughters.co.uk',
    },
  },
  {
    text: `Many thanks

Isabel Turner
Events Coordinator	Greenfield Conference Centre
Phone	0113 496 0333
Email	isabel.turner@greenfieldcc.com
Web	greenfieldcc.com`,
    texts: {
      fullName: 'Isabel Turner',
      position: 'Events Coordinator',
      companyName: 'Greenfield Conference Centre',
      phone: '0113 496 0333',
      email: 'isabel.turner@greenfieldcc.com',
      website: 'greenfieldcc.com',
    },
  },
  {
    text: `S priateľským pozdravom

Ing. Branislav Mokrý
špecialista IT bezpečnosti
Úsek informačných technológií

Tatranská poisťovňa, a. s.
Dunajská 44
811 08 Bratislava 1
tel.: +421 (0)2 5929 1111
mobil: +421 (0)910 555 123
branislav.mokry@tatranskapoistovna.sk
www.tatranskapoistovna.sk`,
    texts: {
      fullName: 'Ing. Branislav Mokrý',
      position: 'špecialista IT bezpečnosti',
      department: 'Úsek informačných technológií',
      companyName: 'Tatranská poisťovňa, a. s.',
      street: 'Dunajská 44',
      city: '811 08 Bratislava 1',
      phone: '+421 (0)2 5929 1111',
      mobile: '+421 (0)910 555 123',
      email: 'branislav.mokry@tatranskapoistovna.sk',
      website: 'www.tatranskapoistovna.sk',
    },
  },
  {
    text: `Monika Gregušová
Realitná maklérka
0944 101 202
monika@domovreality.sk
DOMOV REALITY
Kúpeľná 6, Piešťany`,
    texts: {
      fullName: 'Monika Gregušová',
      position: 'Realitná maklérka',
      mobile: '0944 101 202',
      email: 'monika@domovreality.sk',
      companyName: 'DOMOV REALITY',
      street: 'Kúpeľná 6',
      city: 'Piešťany',
    },
  },
  {
    text: `Stolárstvo Hudák
Pavol Hudák – majiteľ
Krátka 2, 066 01 Humenné
+421 915 808 707
hudak.stolarstvo@gmail.com
www.stolarstvohudak.sk`,
    texts: {
      companyName: 'Stolárstvo Hudák',
      fullName: 'Pavol Hudák',
      position: 'majiteľ',
      street: 'Krátka 2',
      city: '066 01 Humenné',
      mobile: '+421 915 808 707',
      email: 'hudak.stolarstvo@gmail.com',
      website: 'www.stolarstvohudak.sk',
    },
  },
  {
    text: `Srdečne pozdravujem

Mgr. art. Silvia Dobrá, ArtD.
dramaturgička
Divadlo Na kopci
T: 045/532 10 10 | M: 0908 606 505 | dobra@divadlonakopci.sk | divadlonakopci.sk`,
    texts: {
      fullName: 'Mgr. art. Silvia Dobrá, ArtD.',
      position: 'dramaturgička',
      companyName: 'Divadlo Na kopci',
      phone: '045/532 10 10',
      mobile: '0908 606 505',
      email: 'dobra@divadlonakopci.sk',
      website: 'divadlonakopci.sk',
    },
  },
  {
    text: `Zdenka Petrášová
mzdová účtovníčka, Agrofarma Ipeľ s.r.o.
kontakt: 0911 909 808, petrasova@agrofarmaipel.sk`,
    texts: {
      fullName: 'Zdenka Petrášová',
      position: 'mzdová účtovníčka',
      companyName: 'Agrofarma Ipeľ s.r.o.',
      mobile: '0911 909 808',
      email: 'petrasova@agrofarmaipel.sk',
    },
  },
  {
    text: `S přátelským pozdravem

Ing. Radek Bouška, MBA
regionální manažer
divize Elektro

Elektromont Podještědí a.s.
Tř. 1. máje 97
460 07 Liberec
GSM: +420 724 800 900
e-mail: radek.bouska@elektromont.cz
http://www.elektromont.cz`,
    texts: {
      fullName: 'Ing. Radek Bouška, MBA',
      position: 'regionální manažer',
      department: 'divize Elektro',
      companyName: 'Elektromont Podještědí a.s.',
      street: 'Tř. 1. máje 97',
      city: '460 07 Liberec',
      mobile: '+420 724 800 900',
      email: 'radek.bouska@elektromont.cz',
      website: 'www.elektromont.cz',
    },
  },
  {
    text: `Adéla Krátká
copywriterka
tel 608 333 222
adela@piseme.cz
piseme.cz`,
    texts: {
      fullName: 'Adéla Krátká',
      position: 'copywriterka',
      phone: '608 333 222',
      email: 'adela@piseme.cz',
      website: 'piseme.cz',
    },
  },
  {
    text: `MUDr. Pavel Tichý, Ph.D. | primář | Ortopedické oddělení
Nemocnice Vysočina Sever, příspěvková organizace
Vrchlického 59, 586 33 Jihlava
telefon: 567 157 111
tichy@nemvs.cz`,
    texts: {
      fullName: 'MUDr. Pavel Tichý, Ph.D.',
      position: 'primář',
      department: 'Ortopedické oddělení',
      companyName: 'Nemocnice Vysočina Sever, příspěvková organizace',
      street: 'Vrchlického 59',
      city: '586 33 Jihlava',
      phone: '567 157 111',
      email: 'tichy@nemvs.cz',
    },
  },
  {
    text: `Díky, Honza

Jan Blažek
CTO & spoluzakladatel, Datarium
+420 777 888 111
jan@datarium.cz
github.com/janblazek`,
    texts: {
      fullName: 'Jan Blažek',
      position: 'CTO & spoluzakladatel',
      companyName: 'Datarium',
      mobile: '+420 777 888 111',
      email: 'jan@datarium.cz',
      url: 'github.com/janblazek',
    },
  },
  {
    text: `Mit besten Grüßen

Claudia Reimann
Personalreferentin
Bereich Human Resources

Hansa Verpackungen GmbH
Speicherweg 11 · 28195 Bremen
Telefon +49 421 2312-340 · Telefax +49 421 2312-341
claudia.reimann@hansa-verpackungen.de · www.hansa-verpackungen.de
Geschäftsführer: Dr. Holger Timm · Amtsgericht Bremen HRB 4711`,
    texts: {
      fullName: 'Claudia Reimann',
      position: 'Personalreferentin',
      department: 'Bereich Human Resources',
      companyName: 'Hansa Verpackungen GmbH',
      street: 'Speicherweg 11',
      city: '28195 Bremen',
      phone: '+49 421 2312-340',
      email: 'claudia.reimann@hansa-verpackungen.de',
      website: 'www.hansa-verpackungen.de',
    },
  },
  {
    text: `Lukas Ziegler
Bäckermeister
Bäckerei Ziegler
Hauptstr. 5
D-79098 Freiburg
Tel. 0761/2312 50
info@baeckerei-ziegler.de`,
    texts: {
      fullName: 'Lukas Ziegler',
      position: 'Bäckermeister',
      companyName: 'Bäckerei Ziegler',
      street: 'Hauptstr. 5',
      city: 'D-79098 Freiburg',
      phone: '0761/2312 50',
      email: 'info@baeckerei-ziegler.de',
    },
  },
  {
    text: `Herzliche Grüße

DI (FH) Maria Wallner
Landschaftsplanung
Büro Grünraum ZT GmbH
Mariahilfer Straße 77, 1060 Wien, Österreich
Mob: 0664 231 25 00
wallner@gruenraum.at
gruenraum.at`,
    texts: {
      fullName: 'DI (FH) Maria Wallner',
      position: 'Landschaftsplanung',
      companyName: 'Büro Grünraum ZT GmbH',
      street: 'Mariahilfer Straße 77',
      city: '1060 Wien, Österreich',
      mobile: '0664 231 25 00',
      email: 'wallner@gruenraum.at',
      website: 'gruenraum.at',
    },
  },
  {
    text: `Tobias Ernst | Filmemacher & Fotograf
+49 176 2312 5000
mail@tobiasernst.com
www.tobiasernst.com
vimeo.com/tobiasernst`,
    texts: {
      fullName: 'Tobias Ernst',
      position: 'Filmemacher & Fotograf',
      mobile: '+49 176 2312 5000',
      email: 'mail@tobiasernst.com',
      website: 'www.tobiasernst.com',
      url: 'vimeo.com/tobiasernst',
    },
  },
  {
    text: `BEGIN:VCARD
VERSION:3.0
N;CHARSET=windows-1250:Žáková;Irena;;;
FN:Irena Žáková
ORG:Knihkupectví Maják;
TITLE:vedoucí prodejny
TEL;TYPE="work,voice":+420 466 500 600
TEL;TYPE=mobile:+420 602 500 600
EMAIL;TYPE=pref:zakova@majak-knihy.cz
X-SOCIALPROFILE;TYPE=instagram:https://www.instagram.com/majakknihy/
ADR;TYPE=dom:;;třída Míru 60;Pardubice;Pardubický kraj;530 02;Česká republika
URL:https://www.majak-knihy.cz/
REV:2026-01-01T00:00:00Z
END:VCARD`,
    texts: {
      fullName: 'Irena Žáková',
      companyName: 'Knihkupectví Maják',
      position: 'vedoucí prodejny',
      phone: '+420 466 500 600',
      mobile: '+420 602 500 600',
      email: 'zakova@majak-knihy.cz',
      website: 'www.majak-knihy.cz',
      url: 'www.instagram.com/majakknihy',
      street: 'třída Míru 60',
      city: '530 02 Pardubice, Česká republika',
    },
  },
  {
    text: `BEGIN:VCARD
VERSION:2.1
N;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:M=FCller;J=F6rg;;Dr.
FN;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:Dr. J=F6rg M=FCller
ORG:Sportklinik Rhein
TITLE;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:Leitender Oberarzt f=FCr =
Orthop=E4die
TEL;WORK;VOICE:0221 2312 5070
TEL;WORK;FAX:0221 2312 5071
EMAIL;INTERNET:mueller@sportklinik-rhein.de
END:VCARD`,
    texts: {
      fullName: 'Dr. Jörg Müller',
      companyName: 'Sportklinik Rhein',
      position: 'Leitender Oberarzt für Orthopädie',
      phone: '0221 2312 5070',
      email: 'mueller@sportklinik-rhein.de',
    },
  },
];
