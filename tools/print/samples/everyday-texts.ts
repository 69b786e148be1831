import type { CardContent } from '#domain/card/card.ts';

/** Texts of ordinary cards in Slovak, Czech, German and English. The same numbers give the same card. */

/** A number below a limit. */
export type NextNumber = (below: number) => number;

/** A seeded generator: a failing card fails again. */
export function numbersFrom(seed: number): NextNumber {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Country = {
  domain: string;
  first: readonly string[];
  last: readonly string[];
  before: readonly string[];
  after: readonly string[];
  firms: readonly string[];
  forms: readonly string[];
  slogans: readonly string[];
  positions: readonly string[];
  departments: readonly string[];
  mobile: (digits: (count: number) => string) => string;
  phone: (digits: (count: number) => string) => string;
  streets: readonly string[];
  cities: readonly string[];
  lines: readonly string[];
  mailboxes: readonly string[];
};

const slovak: Country = {
  domain: 'sk',
  first: [
    'Ján',
    'Martina',
    'Ľubomíra',
    'Žofia',
    'Peter',
    'Katarína',
    'Ondrej',
    'Bartolomej',
    'Eva',
    'Mária Terézia',
  ],
  last: [
    'Kováčová',
    'Ďuricová',
    'Šťastná',
    'Baláž',
    'Mikulášová',
    'Horváth',
    'Čierna',
    'Országhová',
    'Li',
    'Hudák',
  ],
  before: ['', '', '', 'Ing. ', 'Mgr. ', 'JUDr. ', 'Ing. arch. ', 'MUDr. ', 'doc. Ing. ', 'Bc. '],
  after: ['', '', '', '', ', PhD.', ', MBA', ', CSc.', ', PhD., MBA', ', LL.M.'],
  firms: [
    'TatraTech',
    'Atelier Lumen',
    'Pekáreň u Babičky',
    'Stavby Kriváň',
    'Kvety Margaréta',
    'Slovenské doly a závody',
    'Účtovníctvo Presné',
  ],
  forms: ['', ', s. r. o.', ', a. s.', ', spol. s r. o.', ' s.r.o.'],
  slogans: ['Svetlo pre rodinné domy', 'Chlieb z dreva od 1994', 'Dane bez starostí', ''],
  positions: [
    'konateľ',
    'riaditeľka marketingu',
    'obchodný zástupca',
    'vedúca oddelenia ľudských zdrojov',
    'projektová manažérka',
    'účtovníčka',
  ],
  departments: ['Obchod', 'Oddelenie výskumu a vývoja', 'Zákaznícka podpora'],
  mobile: (digits) => `+421 9${digits(2)} ${digits(3)} ${digits(3)}`,
  phone: (digits) => `0${digits(2)}/${digits(3)} ${digits(2)} ${digits(2)}`,
  streets: ['Hlavná 1', 'Štefánikova 15', 'Námestie slobody 4', 'Ulica Jána Kollára 12/A'],
  cities: ['040 01 Košice', '811 05 Bratislava', '010 01 Žilina', '974 01 Banská Bystrica'],
  lines: ['IČO 45 118 220', 'Po – Pi 8.00 – 16.30', 'zapísaná v SAK pod č. 4521', 'DIČ SK2023456789'],
  mailboxes: ['info', 'obchod', 'objednavky', 'zakaznicka.podpora'],
};

const czech: Country = {
  ...slovak,
  domain: 'cz',
  first: ['Jiří', 'Kateřina', 'Tomáš', 'Zdeňka', 'Řehoř', 'Alena', 'Vítězslav'],
  last: ['Dvořáková', 'Novák', 'Přemyslovská', 'Svoboda', 'Černá', 'Křižíková'],
  after: ['', '', '', ', Ph.D.', ', DiS.', ', MBA'],
  firms: ['Papírna Vltava', 'Strojírny Kuřim', 'Kavárna Anežka', 'Lékárna U Zlatého lva'],
  forms: ['', ' s.r.o.', ', a.s.', ', spol. s r. o.'],
  slogans: ['Papír a tisk pod jednou střechou', 'Káva z vlastní pražírny', ''],
  positions: ['jednatel', 'vedoucí provozu', 'manažerka rozvoje obchodu', 'lékárnice'],
  departments: ['Obchod', 'Oddělení vývoje a zkušebnictví'],
  mobile: (digits) => `+420 6${digits(2)} ${digits(3)} ${digits(3)}`,
  phone: (digits) => `+420 5${digits(2)} ${digits(3)} ${digits(3)}`,
  streets: ['Dlouhá 12', 'Náměstí Míru 820/9', 'Žižkova třída 4'],
  cities: ['110 00 Praha 1', '602 00 Brno', '370 01 České Budějovice'],
  lines: ['IČ 27 118 220', 'Po–Pá 9–17 h', 'člen ČKA, č. 01 234'],
  mailboxes: ['info', 'obchod', 'recepce', 'objednavky'],
};

const german: Country = {
  ...slovak,
  domain: 'de',
  first: ['Jörg', 'Annegret', 'Friedrich-Wilhelm', 'Sabine', 'Ute', 'Maximilian'],
  last: ['Müller', 'Kleinschmidt', 'von Schwarzenberg', 'Groß', 'Oberhuber', 'Weiß'],
  before: ['', '', 'Dr. ', 'Dipl.-Ing. ', 'Prof. Dr. ', 'Dr. med. '],
  after: ['', '', '', ', LL.M.', ', MBA'],
  firms: ['Blumen Weiß', 'Müller Maschinenbau', 'Kanzlei Groß & Partner', 'Süddeutsche Wohnbau'],
  forms: ['', ' GmbH', ' AG', ' GmbH & Co. KG', ' e. K.'],
  slogans: ['Präzision seit 1887', 'Gärten zum Leben', ''],
  positions: [
    'Geschäftsführerin',
    'Abteilungsleiter Einkauf',
    'Rechtsanwältin',
    'Sachbearbeiter Buchhaltung',
  ],
  departments: ['Einkauf', 'Qualitätsmanagement'],
  mobile: (digits) => `+49 171 ${digits(7)}`,
  phone: (digits) => `+49 (0)89 ${digits(4)}-${digits(2)}`,
  streets: ['Hauptstraße 7', 'Karl-Liebknecht-Straße 120', 'Am Markt 3'],
  cities: ['80331 München', '10178 Berlin', '73728 Esslingen am Neckar'],
  lines: ['USt-IdNr. DE123456789', 'Mo–Fr 8–17 Uhr', 'HRB 12345, Amtsgericht München'],
  mailboxes: ['info', 'kontakt', 'bestellung', 'buchhaltung'],
};

const english: Country = {
  ...slovak,
  domain: 'co.uk',
  first: ['Amy', 'Bartholomew', 'Elena', 'John', 'Charlotte', 'Oliver James'],
  last: ['Lee', 'Featherstone', 'Worthington', 'O’Neill', 'Montgomery-Smith', 'Park'],
  before: ['', '', '', 'Dr ', 'Dr. ', 'Prof. '],
  after: ['', '', '', ', PhD', ', MBA', ' Jr.'],
  firms: ['Northlight', 'Oak & Iron', 'Harbour Surveyors', 'The Bread Works'],
  forms: ['', ' Ltd', ' Ltd.', ' LLP', ', Inc.'],
  slogans: ['Light for rooms', 'Chartered surveyors since 1949', ''],
  positions: ['Founder', 'Head of Partnerships', 'Senior Lighting Architect', 'Managing Director'],
  departments: ['Sales', 'Research and Development'],
  mobile: (digits) => `+44 7700 ${digits(6)}`,
  phone: (digits) => `+44 20 7946 ${digits(4)}`,
  streets: ['4 Mill Lane', '221B Baker Street', 'Unit 7, The Old Maltings'],
  cities: ['London NW1 6XE', 'Bristol BS1 4ST', 'Stoke-on-Trent ST4 2QT'],
  lines: ['Company no. 0123 4567', 'Mon–Fri 9–5', 'Member of RICS'],
  mailboxes: ['hello', 'info', 'studio', 'customer.services'],
};

const countries = [slovak, slovak, slovak, czech, german, english];

/** The texts of one card: five lines at least, thirteen at most. Some addresses are shared mailboxes. */
export function everydayTexts(next: NextNumber): CardContent {
  const of = <Item>(items: readonly Item[]): Item => {
    const item = items[next(items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from');
    return item;
  };
  const inOneOf = (count: number, text: string) => (next(count) === 0 ? text : '');
  const digits = (count: number) => Array.from({ length: count }, () => next(10)).join('');
  const country = of(countries);
  const [first, last, firm] = [of(country.first), of(country.last), of(country.firms)];
  const host = `${plain(firm)}.${country.domain}`;
  const box = next(4) === 0 ? of(country.mailboxes) : `${plain(first)}.${plain(last)}`;
  const person = next(3) === 0 ? `${plain(first).charAt(0)}.${plain(last)}` : box;
  return {
    companyName: `${firm}${of(country.forms)}`,
    website: of([`www.${host}`, host, of(country.slogans), '']),
    fullName: `${of(country.before)}${first} ${last}${of(country.after)}`,
    position: of([...country.positions, '']),
    phone: country.phone(digits),
    email: `${person}@${host}`,
    url: of([
      `www.${host}`,
      `https://${host}/${plain(last)}`,
      `linkedin.com/in/${plain(first)}-${plain(last)}`,
      '',
    ]),
    department: inOneOf(4, of(country.departments)),
    mobile: inOneOf(2, country.mobile(digits)),
    street: inOneOf(2, of(country.streets)),
    city: inOneOf(2, of(country.cities)),
    free1: inOneOf(6, of(country.lines)),
    free2: inOneOf(9, of(country.lines)),
  };
}

/** Without accents and spaces, as in an address. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}|[’&.]/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .trim()
    .replace(/ +/g, '-');
}
