import { isCompany } from './vocabulary.ts';

/** A town with its postcode: "811 01 Bratislava", "A-1010 Wien", "Praha 110 00", "Bristol BS1 4RN", "Austin, TX 78701". */
const town = [
  /(?<![\p{L}\d/])(?:[A-Z]{1,2}(?: ?- ?| ))?(?:\d{3} \d{2}|\d{5}|\d{4}) (?=\p{Lu}).*$/u,
  /(?<=^|, ?|\| ?)\p{Lu}[\p{L}.' -]*,? [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d]).*$/u,
  /(?<=^|, ?|\| ?)\p{Lu}[\p{L}.' -]*, [A-Z]{2} \d{5}(?:-\d{4})?(?!\d).*$/u,
  /(?<=^|, ?|\| ?)\p{Lu}[\p{L}.' -]* \d{3} \d{2}(?!\d).*$/u,
];

const streetWord =
  /(?:street|road|avenue|lane|drive|square|ulica|ul\.|námestie|náměstí|nám\.|třída|cesta|nábrežie|nábřeží|straße|strasse|str\.|weg|platz|gasse|allee|ring)(?!\p{L})/iu;
const endsWithNumber = /^\p{L}.* \d+[\p{L}]?(?:[/-]\d*\p{L}?)*$/u;
const beginsWithNumber = /^\d+[A-Za-z]?,? \p{L}/u;

const country =
  /^(?:slovakia|slovensko|slovak republic|slovenská republika|sr|czech republic|czechia|česko|česká republika|čr|germany|deutschland|austria|österreich|switzerland|schweiz|united kingdom|uk|england|usa|united states)$/iu;

export interface PostalPlace {
  street: string;
  city: string;
}

/** Takes the first address out of the segments. Returns it and the segments without it. */
export function takeAddress(segments: string[]): { place: PostalPlace; rest: string[] } {
  for (const [at, segment] of segments.entries()) {
    const match = town
      .map((pattern) => pattern.exec(segment))
      .find((found) => found && !isNumberedStreet(found[0]));
    if (!match) continue;
    const before = trimEnds(segment.slice(0, match.index));
    const previous = segments[at - 1] ?? '';
    const isOwn = before !== '';
    const street = isOwn ? before : isStreet(previous) ? previous : '';
    const after = segments[at + 1] ?? '';
    const land = country.test(after) ? after : '';
    const rest = segments.filter(
      (_, index) => index !== at && !(index === at - 1 && !isOwn && street) && !(index === at + 1 && land),
    );
    return {
      place: { ...splitCompany(street, rest), city: [trimEnds(match[0]), land].filter(Boolean).join(', ') },
      rest,
    };
  }
  const alone =
    segments.find((segment) => isStreetAndTown(segment) || (isStreet(segment) && streetWord.test(segment))) ??
    '';
  const [street = '', ...towns] = isStreetAndTown(alone) ? alone.split(', ') : [alone];
  return { place: { street, city: towns.join(', ') }, rest: segments.filter((segment) => segment !== alone) };
}

/** "Lipová 6, Piešťany": an address without a postcode. */
function isStreetAndTown(text: string): boolean {
  const [street = '', ...towns] = text.split(', ');
  return isStreet(street) && towns.length > 0 && towns.every((part) => /^\p{Lu}[\p{L} .-]+$/u.test(part));
}

/** "Acme Ltd, Mill Lane 4" has the company before the street: the company goes back to the rest. */
function splitCompany(text: string, rest: string[]): { street: string } {
  const parts = text.split(', ');
  const company = parts.slice(0, -1).findLastIndex((part) => isCompany(part) && !isStreet(part));
  if (company < 0) return { street: text };
  rest.push(parts.slice(0, company + 1).join(', '));
  return { street: parts.slice(company + 1).join(', ') };
}

function isStreet(text: string): boolean {
  return (
    text.length < 60 &&
    (endsWithNumber.test(text) || beginsWithNumber.test(text) || (streetWord.test(text) && /\d/.test(text)))
  );
}

/** "1180 Pier Avenue" begins like a postcode and a town. */
function isNumberedStreet(text: string): boolean {
  return beginsWithNumber.test(text) && streetWord.test(text.split(',')[0] ?? '');
}

function trimEnds(text: string): string {
  return text.replace(/^[\s,|·–-]+|[\s,|·–-]+$/g, '');
}
