import type { CardContent } from '#domain/card/card.ts';
import type { LookId } from '#domain/card/look/card-look.ts';
import { foldText } from '#domain/plain-text.ts';

/** The cards of the freelancer. Nobody on the cards of the demo exists. */
export const freelancerCards: readonly { name: string; look: LookId; content: CardContent }[] = [
  {
    name: 'Studio',
    look: 'bauhaus',
    content: {
      companyName: 'Hronec Studio',
      website: 'Graphic design',
      fullName: 'Lucia Hronecová',
      position: 'Graphic designer',
      phone: '+421 900 000 301',
      email: 'lucia@hronec.example',
      url: 'hronec.example',
      city: 'Banská Bystrica',
    },
  },
  {
    name: 'Weddings',
    look: 'olive-branch',
    content: {
      companyName: 'Lístok',
      website: 'Wedding stationery',
      fullName: 'Lucia Hronecová',
      position: 'Calligrapher',
      phone: '+421 900 000 301',
      email: 'listok@hronec.example',
      url: 'listok.example',
    },
  },
  {
    name: 'Music',
    look: 'waveform',
    content: {
      companyName: 'Nočný vlak',
      website: 'Records and posters',
      fullName: 'Lucia Hronecová',
      position: 'Art director',
      phone: '+421 900 000 302',
      email: 'lucia@nocnyvlak.example',
      url: 'nocnyvlak.example',
    },
  },
  {
    name: 'Teaching',
    look: 'red-dot',
    content: {
      companyName: 'Open School of Type',
      website: 'Evening courses',
      fullName: 'Lucia Hronecová',
      position: 'Lecturer',
      phone: '+421 900 000 303',
      email: 'lucia@openschool.example',
      street: '14 Dolná',
      city: '974 01 Banská Bystrica',
    },
  },
  {
    name: 'Ceramics',
    look: 'terrazzo',
    content: {
      companyName: 'Črep',
      website: 'Ceramics',
      fullName: 'Lucia Hronecová',
      position: 'Potter',
      phone: '+421 900 000 304',
      email: 'dielna@crep.example',
      url: 'crep.example',
    },
  },
  {
    name: 'English',
    look: 'tide',
    content: {
      companyName: 'Hronec Studio',
      website: 'Identity and print',
      fullName: 'Lucia Hronec',
      position: 'Graphic designer',
      mobile: '+421 900 000 301',
      email: 'hello@hronec.example',
      url: 'hronec.example',
    },
  },
];

/** A company with a design, branches and people. */
export type DemoCompany = {
  name: string;
  design: string;
  look: LookId;
  /** What all its cards say. */
  content: CardContent;
  address: string;
  branches: readonly { name: string; texts: CardContent }[];
  /** The texts of each person and the number of their branch. The first is the director. At least fourteen. */
  people: readonly { texts: CardContent; branch: number }[];
};

const names = [
  'Anna Kováčová',
  'Tomáš Bielik',
  'Zuzana Ďurišová',
  'Matej Hlaváč',
  'Eva Lindqvist',
  'Peter Oravec',
  'Katarína Šimková',
  'Jonas Berger',
  'Mária Kučerová',
  'Michal Straka',
  'Ingrid Nilsen',
  'Ľubica Gajdošová',
  'Rastislav Vrabec',
  'Sofia Moreau',
  'Daniel Fazekaš',
  'Barbora Tichá',
  'Oleksandr Melnyk',
  'Veronika Poláková',
  'Marek Jurčo',
  'Elena Rossi',
  'Filip Krajčí',
  'Natália Hudecová',
  'Lukas Weber',
  'Dominika Balážová',
  'Štefan Klimek',
  'Aino Virtanen',
  'Jakub Červenka',
  'Simona Vargová',
  'Pavol Machaj',
  'Helena Dvořáková',
  'Igor Babiak',
  'Chloé Laurent',
  'Andrej Slezák',
  'Monika Žilková',
  'Viktor Hrubý',
  'Tereza Novotná',
  'Adam Kubáň',
  'Nina Petrović',
  'Juraj Fedor',
  'Lenka Urbanová',
  'Samuel Gregor',
  'Hana Procházková',
  'Milan Sloboda',
  'Isabel Ferreira',
  'Roman Pavlík',
  'Kristína Ševčíková',
  'Ondrej Mihálik',
  'Alžbeta Rusnáková',
  'Martin Kollár',
  'Julia Nowak',
  'Erik Hornák',
  'Paulína Bednárová',
  'Vladimír Cibula',
  'Laura Schmidt',
  'Patrik Zeman',
  'Gabriela Molnárová',
  'Róbert Ivanič',
  'Emma O’Brien',
  'Ján Turek',
  'Miroslava Kráľová',
  'Dávid Bartoš',
  'Iveta Hanzelová',
  'Karol Weiss',
  'Sára Vlčková',
] as const;

const positions = [
  'Managing director',
  'Architect',
  'Structural engineer',
  'Site manager',
  'Interior architect',
  'Carpenter',
  'Project manager',
  'Draughtsman',
  'Sales',
  'Wood technologist',
  'Landscape architect',
  'Office manager',
  'Cost estimator',
  'Energy consultant',
  'Customer care',
  'Accountant',
] as const;

const people = names.map((fullName, place) => ({
  texts: {
    fullName,
    position: place === 0 ? positions[0] : (positions[1 + (place % (positions.length - 1))] ?? positions[1]),
    phone: `+421 900 000 ${String(400 + place)}`,
    email: `${foldText(fullName)
      .replaceAll(/[^a-z ]/g, '')
      .replaceAll(' ', '.')}@brezina.example`,
  },
  branch: place < 30 ? 0 : place < 50 ? 1 : 2,
}));

/** The company of the demo. */
export const demoCompany: DemoCompany = {
  name: 'Brezina',
  design: 'Brezina, all branches',
  look: 'quarter',
  content: { companyName: 'Brezina', website: 'Timber architecture', url: 'brezina.example' },
  address: 'Lamačská cesta 8, 841 04 Bratislava',
  branches: [
    { name: 'Bratislava', texts: { street: 'Lamačská cesta 8', city: '841 04 Bratislava' } },
    { name: 'Košice', texts: { street: 'Mlynská 27', city: '040 01 Košice' } },
    { name: 'Brno', texts: { street: 'Orlí 19', city: '602 00 Brno' } },
  ],
  people,
};
