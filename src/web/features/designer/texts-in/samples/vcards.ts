import type { Sample } from './sample.ts';

export const vcards: Sample[] = [
  {
    text: `BEGIN:VCARD
VERSION:2.1
N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Kov=C3=A1=C4=8D;J=C3=A1n;;Ing.;
FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Ing. J=C3=A1n Kov=C3=A1=C4=8D
ORG;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Vodostav =C5=BDilina=2C s.r.o.;Projek=
cia
TITLE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:hlavn=C3=BD projektant
TEL;CELL;VOICE:+421 905 200 300
TEL;WORK;VOICE:+421 41 562 00 11
TEL;WORK;FAX:+421 41 562 00 12
EMAIL;PREF;INTERNET:jan.kovac@vodostav.sk
URL;WORK:http://www.vodostav.sk
ADR;WORK;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;;Kysuck=C3=A1 cesta 4;=C5=BDilina;;010 01;Slovensko
END:VCARD`,
    texts: {
      fullName: 'Ing. Ján Kováč',
      companyName: 'Vodostav Žilina, s.r.o.',
      department: 'Projekcia',
      position: 'hlavný projektant',
      mobile: '+421 905 200 300',
      phone: '+421 41 562 00 11',
      email: 'jan.kovac@vodostav.sk',
      website: 'www.vodostav.sk',
      street: 'Kysucká cesta 4',
      city: '010 01 Žilina, Slovensko',
    },
  },
  {
    text: `BEGIN:VCARD
VERSION:3.0
PRODID:-//Phone Maker//Phone 17//EN
N:Whitaker;Emma;;;
FN:Emma Whitaker
ORG:Lakeside Interiors\\, Inc.;
TITLE:Interior Designer
EMAIL;type=INTERNET;type=WORK;type=pref:emma@lakesideinteriors.com
TEL;type=CELL;type=VOICE;type=pref:(415) 555-0148
item1.URL;type=pref:https://lakesideinteriors.com
item1.X-ABLabel:_$!<HomePage>!$_
item2.ADR;type=WORK;type=pref:;;88 Shoreline Drive\\nFloor 2;San Mateo;CA;94401;United States
item2.X-ABADR:us
NOTE:Met at the fair
PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQAAAQABAAD
 2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQ
END:VCARD`,
    texts: {
      fullName: 'Emma Whitaker',
      companyName: 'Lakeside Interiors, Inc.',
      position: 'Interior Designer',
      email: 'emma@lakesideinteriors.com',
      mobile: '(415) 555-0148',
      website: 'lakesideinteriors.com',
      street: '88 Shoreline Drive, Floor 2',
      city: 'San Mateo, CA 94401, United States',
    },
  },
  {
    text: `BEGIN:VCARD
VERSION:4.0
FN:Dr. Anke Schröder
N:Schröder;Anke;;Dr.;
ORG:Küstenforschung Nord e.V.;Abteilung Strömung
TITLE:Wissenschaftliche Leiterin
TEL;VALUE=uri;TYPE="voice,work":tel:+49-431-23125-10
TEL;VALUE=uri;TYPE=cell:tel:+49-171-2312510
EMAIL;TYPE=work:anke.schroeder@kuestenforschung.de
URL:https://www.kuestenforschung.de/
ADR;TYPE=work;LABEL="Fördestraße 5\\n24103 Kiel":;;Fördestraße 5;Kiel;;24103;
END:VCARD`,
    texts: {
      fullName: 'Dr. Anke Schröder',
      companyName: 'Küstenforschung Nord e.V.',
      department: 'Abteilung Strömung',
      position: 'Wissenschaftliche Leiterin',
      phone: '+49-431-23125-10',
      mobile: '+49-171-2312510',
      email: 'anke.schroeder@kuestenforschung.de',
      website: 'www.kuestenforschung.de',
      street: 'Fördestraße 5',
      city: '24103 Kiel',
    },
  },
  {
    text: `begin:vcard
version:3.0
n:Pospíšilová;Markéta;;Mgr.;Ph.D.
org:Nakladatelství Lípa
role:šéfredaktorka
tel;type=work:+420 221 000 333
email:pospisilova@nakladatelstvilipa.cz
url:nakladatelstvilipa.cz
adr;type=work:;;Dlouhá 18;Praha 1;;110 00;
end:vcard`,
    texts: {
      fullName: 'Mgr. Markéta Pospíšilová, Ph.D.',
      companyName: 'Nakladatelství Lípa',
      position: 'šéfredaktorka',
      phone: '+420 221 000 333',
      email: 'pospisilova@nakladatelstvilipa.cz',
      website: 'nakladatelstvilipa.cz',
      street: 'Dlouhá 18',
      city: '110 00 Praha 1',
    },
  },
  {
    text: `BEGIN:VCARD
VERSION:3.0
FN:Tomáš Lehotský
N:Lehotský;Tomáš;;;
EMAIL;TYPE=HOME:tomas.lehotsky@posta.sk
EMAIL;TYPE=WORK:lehotsky@fotolehotsky.sk
TEL;TYPE=HOME,VOICE:02/4444 5555
TEL;TYPE=CELL:0903 222 111
TITLE:fotograf
URL:https://fotolehotsky.sk
URL:https://www.instagram.com/fotolehotsky
X-SOCIALPROFILE;type=facebook:https://facebook.com/fotolehotsky
END:VCARD`,
    texts: {
      fullName: 'Tomáš Lehotský',
      email: 'lehotsky@fotolehotsky.sk',
      phone: '02/4444 5555',
      mobile: '0903 222 111',
      position: 'fotograf',
      website: 'fotolehotsky.sk',
      url: 'www.instagram.com/fotolehotsky',
    },
  },
  {
    text: `BEGIN:VCARD
VERSION:2.1
N:Bauer;Erika
FN:Erika Bauer
ORG:Bauer & Söhne OHG
TITLE:Prokuristin
TEL;WORK:+49 89 2312 5011
TEL;WORK;CELL:+49 160 2312 5011
ADR;WORK;ENCODING=QUOTED-PRINTABLE:;;Marktplatz 2=0D=0AHinterhaus;Rosenheim;;83022;Deutschland
EMAIL;INTERNET:e.bauer@bauer-soehne.de
END:VCARD`,
    texts: {
      fullName: 'Erika Bauer',
      companyName: 'Bauer & Söhne OHG',
      position: 'Prokuristin',
      phone: '+49 89 2312 5011',
      mobile: '+49 160 2312 5011',
      street: 'Marktplatz 2, Hinterhaus',
      city: '83022 Rosenheim, Deutschland',
      email: 'e.bauer@bauer-soehne.de',
    },
  },
  {
    text: `BEGIN:VCARD
VERSION:4.0
KIND:individual
FN;PREF=2:G. Hargreaves
FN;PREF=1:Gareth Hargreaves
N:Hargreaves;Gareth;;;
ORG;SORT-AS="Peak":Peak & Dale Surveyors
TITLE:Chartered Surveyor with a very long explanation that the program
  folded over two lines
TEL;TYPE=work;PREF=1:01632 960 222
TEL;TYPE=fax:01632 960 223
EMAIL:gareth@peakdale.co.uk
URL:http://peakdale.co.uk
END:VCARD
BEGIN:VCARD
VERSION:4.0
FN:Somebody Else
END:VCARD`,
    texts: {
      fullName: 'Gareth Hargreaves',
      companyName: 'Peak & Dale Surveyors',
      position: 'Chartered Surveyor with a very long explanation that the program folded over two lines',
      phone: '01632 960 222',
      email: 'gareth@peakdale.co.uk',
      website: 'peakdale.co.uk',
    },
  },
  {
    text: `BEGIN:VCARD
VERSION:3.0
FN:Cukráreň U Anny
ORG:Cukráreň U Anny
N:;;;;
TEL;TYPE=WORK:+421 56 642 00 22
TEL;TYPE=WORK:+421 56 642 00 23
EMAIL:objednavky@uanny.sk
ADR;TYPE=WORK:;;Hlavná 88;Michalovce;;071 01;
END:VCARD`,
    texts: {
      companyName: 'Cukráreň U Anny',
      phone: '+421 56 642 00 22',
      email: 'objednavky@uanny.sk',
      street: 'Hlavná 88',
      city: '071 01 Michalovce',
    },
  },
];
