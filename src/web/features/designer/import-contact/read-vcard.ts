import type { CardContent } from '#domain/card/card.ts';
import { isMobileNumber } from './phone-number.ts';
import { sortAddresses } from './web-address.ts';

/** Whether a text is a vCard, of any version. */
export function isVcard(text: string): boolean {
  return /^\s*BEGIN:VCARD\s/i.test(text);
}

/** The vCard without pictures, sounds and keys. */
export function withoutMedia(text: string): string {
  return text.replace(/^(?:[\w-]+\.)?(?:PHOTO|LOGO|SOUND|KEY)[;:].*(?:\r?\n[ \t].*)*/gim, '');
}

interface Property {
  name: string;
  types: ReadonlySet<string>;
  /** 1 is the most preferred. */
  rank: number;
  /** The parts between semicolons, unescaped. */
  values: string[];
}

/** The texts of the first card in a vCard file of version 2.1, 3.0 or 4.0. */
export function readVcard(text: string): CardContent {
  const properties = propertiesOf(text);
  const all = (...names: string[]): Property[] =>
    properties.filter(({ name }) => names.includes(name)).toSorted((a, b) => a.rank - b.rank);
  const first = (name: string): string[] => all(name)[0]?.values ?? [];
  const whole = (name: string): string => first(name).join(';');

  const [companyName = '', ...units] = first('ORG').map(oneLine);
  const fullName = oneLine(whole('FN')) || nameOf(first('N'));
  const isPerson = first('N').some(Boolean) || fullName !== companyName;
  const phones = all('TEL').filter(({ types }) => !types.has('fax') && !types.has('pager'));
  const isMobile = ({ types, values }: Property): boolean =>
    types.has('cell') ||
    types.has('mobile') ||
    types.has('iphone') ||
    (types.size === 0 && isMobileNumber(number(values), ''));
  const texts = ({ values }: Property): string => values.join(';');
  return {
    companyName,
    fullName: isPerson ? fullName : '',
    department: units.filter(Boolean).join(', '),
    position: oneLine(whole('TITLE') || whole('ROLE')),
    mobile: number(phones.find(isMobile)?.values),
    phone: number(workFirst(phones.filter((phone) => !isMobile(phone)))[0]?.values),
    email: oneLine(workFirst(all('EMAIL')).map(texts)[0] ?? '').replace(/^mailto:/i, ''),
    ...sortAddresses(
      [...all('URL').map(texts), ...all('X-SOCIALPROFILE').map(texts)].map(oneLine).filter(Boolean),
    ),
    ...addressOf(workFirst(all('ADR'))[0]?.values ?? []),
  };
}

function workFirst(properties: Property[]): Property[] {
  return properties.toSorted((a, b) => Number(b.types.has('work')) - Number(a.types.has('work')));
}

function number(values: string[] = []): string {
  return oneLine(values.join(';')).replace(/^tel:/i, '').replace(/;ext=/i, ' ext. ');
}

/** The name from its parts: family, given, further, before and after. */
function nameOf([family = '', given = '', further = '', before = '', after = '']: string[]): string {
  const name = [before, given, further, family].filter(Boolean).join(' ');
  return oneLine(name && after ? `${name}, ${after}` : name);
}

function addressOf(values: string[]): { street: string; city: string } {
  const [box = '', further = '', street = '', city = '', region = '', zip = '', country = ''] =
    values.map(oneLine);
  const isState = /^[A-Z]{2,3}$/.test(region);
  const before = /^[A-Z-]*[\d ]+$/.test(zip) && !isState;
  const town = before ? [zip, city] : [isState ? [city, region].filter(Boolean).join(', ') : city, zip];
  return {
    street: [box, further, street].filter(Boolean).join(', '),
    city: [town.filter(Boolean).join(' '), country].filter(Boolean).join(', '),
  };
}

function oneLine(text: string): string {
  return text.trim().replace(/\s*\n\s*/g, ', ');
}

function propertiesOf(text: string): Property[] {
  const old = /^VERSION:2\.1/im.test(text);
  // Version 2.1 folds at a space and keeps it; later versions add the space. Quoted-printable ends a folded line with "=".
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/(?<!=)\n[ \t]/g, old ? ' ' : '')
    .split('\n');
  const properties: Property[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    let line = lines[at] ?? '';
    if (/^END:VCARD/i.test(line)) break;
    const quoted = /^[^:]*QUOTED-PRINTABLE/i.test(line);
    while (line.endsWith('=') && (quoted || /^[ \t]/.test(lines[at + 1] ?? ''))) {
      at += 1;
      line = quoted ? line.slice(0, -1) + (lines[at] ?? '') : line + (lines[at] ?? '').slice(1);
    }
    const property = propertyOf(line);
    if (property) properties.push(property);
  }
  return properties;
}

function propertyOf(line: string): Property | null {
  const parts = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:[^";:]|"[^"]*")*)*):(.*)$/s.exec(line);
  if (!parts) return null;
  const [, name = '', parameters = '', raw = ''] = parts;
  const types = new Set<string>();
  let charset = 'utf-8';
  let rank = 100;
  let quoted = false;
  for (const parameter of parameters.split(';').filter(Boolean)) {
    const [key = '', value = key] = parameter.toLowerCase().replaceAll('"', '').split('=');
    if (key === 'charset') charset = value;
    else if (key === 'pref' && value !== key) rank = Number(value) || rank;
    else if (value === 'quoted-printable') quoted = true;
    else if (key === 'type' || key === value) for (const type of value.split(',')) types.add(type);
  }
  if (types.delete('pref')) rank = 1;
  for (const type of ['voice', 'internet']) types.delete(type);
  const value = quoted ? fromQuotedPrintable(raw, charset) : raw;
  return { name: name.toUpperCase(), types, rank, values: splitValue(value) };
}

function fromQuotedPrintable(value: string, charset: string): string {
  const bytes = Uint8Array.from(
    value.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    (character) => character.charCodeAt(0),
  );
  return decode(bytes, charset).replace(/\r\n?/g, '\n');
}

function decode(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** The parts between semicolons that are not escaped. */
function splitValue(value: string): string[] {
  const parts = value.match(/(?:[^\\;]|\\[\s\S]|\\$)+|;/g) ?? [];
  const values = [''];
  for (const part of parts) {
    if (part === ';') values.push('');
    else
      values[values.length - 1] = part.replace(/\\([\s\S])/g, (_, character: string) => unescaped(character));
  }
  return values.map((text) => text.trim());
}

function unescaped(character: string): string {
  return character === 'n' || character === 'N' ? '\n' : character;
}
