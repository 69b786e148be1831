import { type CountryCode, getCountries } from 'libphonenumber-js/min';
import type { Branch } from '#domain/design/company-design.ts';
import { nameKey } from '#domain/plain-text.ts';
import { countryOf } from './clean-values.ts';
import { cityNames, postcodePrefixes } from './place-words.ts';

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
  if (postcodePrefixes[letters]) return postcodePrefixes[letters];
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
    ...Object.entries(cityNames).flatMap(([country, names]) =>
      names.split(', ').map((city) => [placeKey(city), country as CountryCode] as const),
    ),
    ...['en', 'sk', 'cs', 'de'].flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: 'region' });
      return getCountries().map((country) => [placeKey(names.of(country) ?? country), country] as const);
    }),
  ]);
  return places;
}
