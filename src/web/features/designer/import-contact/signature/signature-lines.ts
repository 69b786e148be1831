import { fold, isClosing, isNoise } from './vocabulary.ts';

/** A label before a text, or the text's kind when it has no label. */
export type Label =
  | 'name'
  | 'position'
  | 'department'
  | 'company'
  | 'address'
  | 'mobile'
  | 'phone'
  | 'fax'
  | 'email'
  | 'web';

const labels: [Label, RegExp][] = [
  [
    'mobile',
    /^(?:m|c|mob|mobile|mobil|mobilny(?: telefon)?|mobilni(?: telefon)?|cell|cell ?phone|handy|natel|h|gsm)$/,
  ],
  ['fax', /^(?:f|fax|telefax)$/],
  [
    'phone',
    /^(?:t|p|d|o|tel|ph|phone|telephone|telefon|fon|office|direct|direct line|work|pevna linka|linka|infolinka|hotline|durchwahl|zentrale|festnetz|buro|kancelaria|kancelar|switchboard|call|volajte)$/,
  ],
  ['email', /^(?:e|email|e-mail|mail)$/],
  [
    'web',
    /^(?:w|web|website|webseite|webova stranka|internet|homepage|url|www|linkedin|github|portfolio|profil|profile)$/,
  ],
  ['address', /^(?:a|address|adresa|anschrift|adresse|sidlo|office address)$/],
  ['name', /^(?:name|meno|jmeno|full name|meno a priezvisko|jmeno a prijmeni)$/],
  ['position', /^(?:title|position|job title|role|funkcia|funkce|pozicia|pozice|funktion)$/],
  ['department', /^(?:department|dept|oddelenie|oddeleni|abteilung)$/],
  [
    'company',
    /^(?:company|organisation|organization|firma|spolocnost|spolecnost|unternehmen|zamestnavatel)$/,
  ],
];

/** The kind that a label such as "Mob." means, or null. */
export function labelOf(word: string): Label | null {
  // "tel./fax" is a phone.
  const name = (fold(word).split('/')[0] ?? '').replace(/[.:\s]+$/, '').trim();
  return labels.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}

const icons: [RegExp, string][] = [
  [/📱/gu, 'Mobile: '],
  [/[☎📞✆]\uFE0F?/gu, 'Tel: '],
  [/[✉📧📩🖂]\uFE0F?/gu, 'Email: '],
  [/[🌐🌍🔗💻]/gu, 'Web: '],
  [/[📍🏠🏢]/gu, 'Address: '],
];

/** Bounds of what is read: a signature has fewer and shorter lines. */
const mostLines = 80;
const longestLine = 500;

/** The lines of a signature: markup, greeting, quoted text and disclaimers removed. */
export function signatureLines(text: string): string[] {
  const lines = plainText(text)
    .split('\n')
    .map((line) => cleanLine(line.slice(0, longestLine)))
    .filter((line) => line !== '' && !line.startsWith('>'));
  const start = Math.max(
    lines.findLastIndex((line) => /^-{2,}$/.test(line)),
    lines.findIndex((line, at) => at < lines.length - 1 && isClosing(line)),
  );
  const below = lines.slice(start + 1).slice(0, mostLines);
  return below.filter(
    (line) => !isClosing(line) && !isNoise(line) && !isProse(line) && !isFirstName(line, below),
  );
}

function plainText(text: string): string {
  const marked = /<(?:br|div|p|td|table|span)\b[^<>]*>/i.test(text) ? withoutTags(text) : text;
  return marked.replace(/\r\n?/g, '\n').replace(/\[(?:image|cid|logo|obrázok)[^\]\n]{0,200}\]/gi, '');
}

function withoutTags(text: string): string {
  const entities: Record<string, string> = { amp: '&', nbsp: ' ', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return text
    .replace(/<(?:br|\/?(?:div|p|tr|td|table|h\d|li))\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|nbsp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? ' ');
}

function cleanLine(line: string): string {
  // Mail programs write the target of a link in angle brackets behind its text.
  const bare = line
    .replace(/(\S)\s*<(?:mailto:|https?:|tel:)[^<>\s]*>/gi, '$1')
    .replace(/[<>*_]+(?=\S)|(?<=\S)[<>*_]+/g, '');
  return icons
    .reduce((text, [icon, label]) => text.replace(icon, label), bare)
    .replace(/[\p{Cf}]/gu, '')
    .replace(/[\u00A0\u2000-\u200A\u202F]/g, ' ')
    .replace(/\t| {3,}/g, ' | ')
    .replace(/ +/g, ' ')
    .replace(/^[\s|•·]+|[\s|]+$/g, '');
}

/** Whether a line is a sentence rather than a text of a card. */
function isProse(line: string): boolean {
  const words = line.split(' ').length;
  return (
    (words > 9 && !/[@|·•]|\d{3}/.test(line)) ||
    (words > 25 && !/[|·•]/.test(line)) ||
    (words > 3 && /[!?]$/.test(line))
  );
}

/** Whether a line is the first name alone that somebody signed with, above the whole name. */
function isFirstName(line: string, all: string[]): boolean {
  return (
    /^[\p{L}-]+$/u.test(line) && all.some((other) => other !== line && other.split(/[\s,|]+/).includes(line))
  );
}
