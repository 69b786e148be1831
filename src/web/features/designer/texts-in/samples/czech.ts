import type { Sample } from './sample.ts';

export const czech: Sample[] = [
  {
    text: `S pozdravem

Ing. Jiří Dvořáček
jednatel společnosti
Lesní stavby s.r.o.
Nádražní 45, 702 00 Ostrava
mobil: +420 603 111 222
jiri.dvoracek@lesnistavby.cz
www.lesnistavby.cz`,
    texts: {
      fullName: 'Ing. Jiří Dvořáček',
      position: 'jednatel společnosti',
      companyName: 'Lesní stavby s.r.o.',
      street: 'Nádražní 45',
      city: '702 00 Ostrava',
      mobile: '+420 603 111 222',
      email: 'jiri.dvoracek@lesnistavby.cz',
      website: 'www.lesnistavby.cz',
    },
  },
  {
    text: `Bc. Tereza Říhová, DiS.
účetní

Účto Brno, spol. s r.o. | Kobližná 7 | 602 00 Brno
tel. 542 210 333 | mob. 777 123 456
rihova@uctobrno.cz`,
    texts: {
      fullName: 'Bc. Tereza Říhová, DiS.',
      position: 'účetní',
      companyName: 'Účto Brno, spol. s r.o.',
      street: 'Kobližná 7',
      city: '602 00 Brno',
      phone: '542 210 333',
      mobile: '777 123 456',
      email: 'rihova@uctobrno.cz',
    },
  },
  {
    text: `Hezký den přeje

Kateřina Zemanová
vedoucí oddělení nákupu
Strojírny Vltava a.s.
Oddělení nákupu
U Nádraží 1020/3
370 01 České Budějovice
Tel: +420 387 700 111
E-mail: zemanova@strojirnyvltava.cz
Web: http://strojirnyvltava.cz`,
    texts: {
      fullName: 'Kateřina Zemanová',
      position: 'vedoucí oddělení nákupu',
      companyName: 'Strojírny Vltava a.s.',
      department: 'Oddělení nákupu',
      street: 'U Nádraží 1020/3',
      city: '370 01 České Budějovice',
      phone: '+420 387 700 111',
      email: 'zemanova@strojirnyvltava.cz',
      website: 'strojirnyvltava.cz',
    },
  },
  {
    text: `Mgr. Ondřej Kubát – advokát
Kubát & Veselá, advokátní kancelář
Vodičkova 30, 110 00 Praha 1
+420 224 111 555
kubat@kubatvesela.cz
kubatvesela.cz
Tento e-mail může obsahovat důvěrné informace. Pokud nejste jeho adresátem, smažte jej prosím a informujte odesílatele.`,
    texts: {
      fullName: 'Mgr. Ondřej Kubát',
      position: 'advokát',
      companyName: 'Kubát & Veselá, advokátní kancelář',
      street: 'Vodičkova 30',
      city: '110 00 Praha 1',
      phone: '+420 224 111 555',
      email: 'kubat@kubatvesela.cz',
      website: 'kubatvesela.cz',
    },
  },
  {
    text: `Děkuji, s přáním hezkého dne
Petr Vaněk
obchodní zástupce pro Moravu
+420 605 999 888
petr.vanek@agrostroj-hana.cz
Agrostroj Haná, a. s.
Olomoucká 88, Prostějov 796 01
IČ 25812345 DIČ CZ25812345`,
    texts: {
      fullName: 'Petr Vaněk',
      position: 'obchodní zástupce pro Moravu',
      mobile: '+420 605 999 888',
      email: 'petr.vanek@agrostroj-hana.cz',
      companyName: 'Agrostroj Haná, a. s.',
      street: 'Olomoucká 88',
      city: 'Prostějov 796 01',
    },
  },
  {
    text: `MVDr. Alena Sýkorová
Veterinární ordinace Sýkorka
Lipová 9, 301 00 Plzeň
tel.: 377 222 100
ordinace@sykorka-vet.cz
www.sykorka-vet.cz | facebook.com/sykorkavet`,
    texts: {
      fullName: 'MVDr. Alena Sýkorová',
      companyName: 'Veterinární ordinace Sýkorka',
      street: 'Lipová 9',
      city: '301 00 Plzeň',
      phone: '377 222 100',
      email: 'ordinace@sykorka-vet.cz',
      website: 'www.sykorka-vet.cz',
      url: 'facebook.com/sykorkavet',
    },
  },
  {
    text: `prof. RNDr. Václav Hora, DrSc.
ředitel ústavu
Ústav geologie Podbrdské akademie, v. v. i.
Rozvojová 269
165 00 Praha 6 – Lysolaje
Tel.: +420 233 087 111
hora@geolustav.cz`,
    texts: {
      fullName: 'prof. RNDr. Václav Hora, DrSc.',
      position: 'ředitel ústavu',
      companyName: 'Ústav geologie Podbrdské akademie, v. v. i.',
      street: 'Rozvojová 269',
      city: '165 00 Praha 6 – Lysolaje',
      phone: '+420 233 087 111',
      email: 'hora@geolustav.cz',
    },
  },
  {
    text: `Jméno: Lenka Procházková
Pozice: specialistka zákaznické péče
Firma: Energie Polabí s.r.o.
Telefon: 800 100 200
Mobil: 731 555 444
E-mail: lenka.prochazkova@energiepolabi.cz
Web: energiepolabi.cz`,
    texts: {
      fullName: 'Lenka Procházková',
      position: 'specialistka zákaznické péče',
      companyName: 'Energie Polabí s.r.o.',
      phone: '800 100 200',
      mobile: '731 555 444',
      email: 'lenka.prochazkova@energiepolabi.cz',
      website: 'energiepolabi.cz',
    },
  },
  {
    text: `Filip Urban
UX designer
studio Mezera
M 774 300 200
filip@studiomezera.cz
dribbble.com/filipurban
Odesláno z iPhonu`,
    texts: {
      fullName: 'Filip Urban',
      position: 'UX designer',
      companyName: 'studio Mezera',
      mobile: '774 300 200',
      email: 'filip@studiomezera.cz',
      url: 'dribbble.com/filipurban',
    },
  },
];
