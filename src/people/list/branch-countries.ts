import { type CountryCode, getCountries } from 'libphonenumber-js/min';
import type { Branch } from '#domain/design/company-design.ts';
import { nameKey } from '#domain/plain-text.ts';
import { countryOf } from './clean-values.ts';

/** Cities whose name is enough to know the country, as they are called in English, Slovak, Czech and German, and at home. */
const cities: Partial<Record<CountryCode, string>> = {
  AT: 'Wien, Vienna, Viedeň, Vídeň, Graz, Linz, Salzburg, Innsbruck, Klagenfurt',
  CZ: 'Praha, Prague, Prag, Brno, Brünn, Ostrava, Plzeň, Pilsen, Olomouc, Liberec',
  DE: 'Berlin, München, Munich, Mníchov, Mnichov, Hamburg, Köln, Frankfurt am Main, Stuttgart, Leipzig, Dresden, Drážďany, Nürnberg',
  SK: 'Bratislava, Pressburg, Košice, Kaschau, Žilina, Nitra, Prešov, Trnava, Banská Bystrica, Trenčín, Poprad',
  HU: 'Budapest, Budapešť, Győr, Debrecen, Szeged, Miskolc',
  PL: 'Warszawa, Warsaw, Varšava, Warschau, Kraków, Krakow, Krakov, Krakau, Katowice, Wrocław',
  CH: 'Zürich, Zurich, Curych, Genève, Geneva, Basel, Bern',
  GB: 'London, Londýn, Manchester, Birmingham, Edinburgh',
  SI: 'Ljubljana, Ľubľana, Lublaň, Laibach',
  HR: 'Zagreb, Záhreb',
};

/** The letters of a country before a postcode: A-1010 Wien. */
const prefixes: Readonly<Record<string, CountryCode>> = {
  A: 'AT',
  AT: 'AT',
  D: 'DE',
  DE: 'DE',
  CZ: 'CZ',
  SK: 'SK',
  H: 'HU',
  HU: 'HU',
  PL: 'PL',
  CH: 'CH',
};

/** The country of a branch: its phone, the name of a country or a city in its lines or its own name, else its addresses. */
export function countryOfBranch({ name, texts }: Pick<Branch, 'name' | 'texts'>): CountryCode | undefined {
  const { phone, mobile, city } = texts;
  const ofPhone = countryOf({ phone, mobile });
  if (ofPhone) return ofPhone;
  for (const line of [city, texts.free1, texts.free2, name]) {
    const found = countryInLine(line ?? '');
    if (found) return found;
  }
  return countryOf(texts);
}

function countryInLine(line: string): CountryCode | undefined {
  const [, letters = ''] = /^([A-Z]{1,2})[- ]\d{3,5}\b/.exec(line.trim()) ?? [];
  if (prefixes[letters]) return prefixes[letters];
  const words = ` ${placeKey(line)} `;
  return Array.from(knownPlaces()).find(([place]) => words.includes(` ${place} `))?.[1];
}

function placeKey(text: string): string {
  return nameKey(text.replace(/[^\p{L}\p{M}]+/gu, ' '));
}

let places: ReadonlyMap<string, CountryCode> | null = null;

/** Countries and cities, as `placeKey` writes them. */
function knownPlaces(): ReadonlyMap<string, CountryCode> {
  places ??= new Map([
    ...Object.entries(cities).flatMap(([country, names]) =>
      names.split(', ').map((city) => [placeKey(city), country as CountryCode] as const),
    ),
    ...['en', 'sk', 'cs', 'de'].flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: 'region' });
      return getCountries().map((country) => [placeKey(names.of(country) ?? country), country] as const);
    }),
  ]);
  return places;
}
