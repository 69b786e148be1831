import type { FlatCard } from '#domain/card/flat-card.ts';
import { standardFonts } from '#domain/card/fonts.ts';
import type { RequiredField } from '#domain/card/text-fields.ts';

/** Typical Slovak cards of invented people and firms, deterministic by number. */

const men = ['Ján', 'Peter', 'Marek', 'Ľuboš', 'Tomáš', 'Šimon', 'Richard', 'Vladimír', 'Dušan', 'Ondrej'];
const women = [
  'Zuzana',
  'Katarína',
  'Ľudmila',
  'Veronika',
  'Žofia',
  'Barbora',
  'Adriána',
  'Mária',
  'Júlia',
  'Eva',
];
const surnames: [man: string, woman: string][] = [
  ['Kováč', 'Kováčová'],
  ['Horváth', 'Horváthová'],
  ['Ďurica', 'Ďuricová'],
  ['Hudák', 'Hudáková'],
  ['Šťastný', 'Šťastná'],
  ['Mlynár', 'Mlynárová'],
  ['Čierny', 'Čierna'],
  ['Országh', 'Országhová'],
  ['Vrábeľ', 'Vrábeľová'],
  ['Benko', 'Benková'],
  ['Lipták', 'Liptáková'],
];
const firms = [
  'Stavby Kriváň',
  'Pekáreň u Babičky',
  'Ateliér Rozhľad',
  'Účtovníctvo Presné',
  'Kvety Margaréta',
  'Zubná ambulancia Úsmev',
  'Autoservis Váh',
];
const forms = ['s. r. o.', 'a. s.', 'spol. s r. o.'];
const positions = [
  'konateľ',
  'obchodná zástupkyňa',
  'vedúci výroby',
  'hlavný architekt',
  'účtovníčka',
  'projektový manažér',
  'riaditeľka marketingu',
  'technik',
];
const papers = ['#ffffff', '#f8fafc', '#fef3c7', '#ecfdf5', '#0f172a'];
const inks = ['#000000', '#1e293b', '#0f766e', '#7c2d12', '#1d4ed8'];
const quietInks = ['#666666', '#64748b', '#78716c'];

export function sampleFlatCard(number: number): FlatCard & Record<RequiredField, string> {
  const [man, woman] = pick(surnames, number);
  const isWoman = number % 2 === 1;
  const first = pick(isWoman ? women : men, number >> 1);
  const surname = isWoman ? woman : man;
  const firm = pick(firms, number >> 2);
  const host = `${plain(firm)}.example`;
  const [strong, quiet] = [pick(inks, number >> 1), pick(quietInks, number)];
  const [display, body] = [pick(standardFonts, number >> 1), pick(standardFonts, number)];
  return {
    companyName: `${firm}, ${pick(forms, number >> 3)}`,
    website: `www.${host}`,
    fullName: `${number % 5 === 0 ? 'Ing. ' : ''}${first} ${surname}`,
    position: pick(positions, number),
    phone: `+421 9${String(number % 90).padStart(2, '0')} ${String((number * 7) % 1000).padStart(3, '0')} 123`,
    email: `${plain(first)}.${plain(surname)}@${host}`,
    url: `https://${host}/ludia/${plain(surname)}`,
    backgroundColor: pick(papers, number),
    orientation: number % 4 === 0 ? 'portrait' : 'landscape',
    companyFont: display,
    dataFont: body,
    nameFont: display,
    companyNameFont: display,
    websiteFont: body,
    positionFont: body,
    phoneFont: body,
    emailFont: body,
    urlFont: body,
    companyNameColor: strong,
    websiteColor: quiet,
    fullNameColor: strong,
    positionColor: quiet,
    phoneColor: quiet,
    emailColor: quiet,
    urlColor: quiet,
    logoSize: 20 + (number % 20),
    logoX: (number % 21) - 10,
    logoY: (number % 11) - 5,
  };
}

function pick<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
}

const plainForms = new Map<string, string>();

/** Without accents and spaces, as in a URL. Cached, because millions of cards use the same few words. */
function plain(text: string): string {
  const known = plainForms.get(text);
  if (known !== undefined) return known;
  const made = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');
  plainForms.set(text, made);
  return made;
}
