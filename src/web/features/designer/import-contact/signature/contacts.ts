import { isMobileNumber } from '../phone-number.ts';
import { sortAddresses } from '../web-address.ts';
import { type Label, labelOf } from './signature-lines.ts';

const email = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/u;

const endings =
  'sk|cz|de|at|ch|eu|com|net|org|info|biz|io|co|uk|ie|pl|hu|us|ca|fr|it|es|nl|be|lu|li|si|hr|ro|bg|dk|se|no|fi|me|tv|app|dev|ai|studio|card|agency|shop|store|online|digital|media|tech|cloud|group|global|company|consulting|photo|art|law|legal|health|care|wien|berlin|bayern|hamburg|koeln|london|example';
const webAddress = new RegExp(
  `(?:https?://|www\\.)[^\\s<>|,;]+|(?<![\\p{L}\\d@._-])(?:[\\p{L}\\d][\\p{L}\\d-]{0,62}\\.){1,4}(?:${endings})(?![\\p{L}\\d.@-]*[\\p{L}\\d@])(?:/[^\\s<>|,;]*)?`,
  'iu',
);

const number =
  /(?<![\p{L}\d])(?:\+|\(\+)?\(?\d[\d().\-–/]*(?:(?: | \/ (?!0))[\d(][\d().\-–/]*)*(?: [-–] ?\d{1,4}(?![\d ]))?(?:,? ?(?:ext\.?|kl\.?|klapka|dw) ?\d{1,5})?/u;

/** A line from which the contacts are taken, and the rest of its words. */
export interface Contacts {
  emails: string[];
  addresses: string[];
  numbers: { value: string; label: Label | null }[];
}

/** Takes emails, web addresses and numbers out of a line, each with its label. Returns what is left. */
export function takeContacts(line: string, contacts: Contacts): string {
  let rest = line;
  rest = takeAll(rest, email, (value) => {
    contacts.emails.push(value);
    return true;
  });
  rest = takeAll(rest, webAddress, (value) => {
    contacts.addresses.push(value.replace(/[.)]+$/, ''));
    return true;
  });
  return takeAll(rest, number, (value, label) => {
    const isKnown = label === 'phone' || label === 'mobile' || label === 'fax';
    if (!isNumber(value, isKnown)) return false;
    contacts.numbers.push({ value: value.replace(/[\s./(–-]+$/, ''), label });
    return true;
  });
}

/** Mobile, phone, email and addresses as a card has them. */
export function contactTexts({
  emails,
  addresses,
  numbers,
}: Contacts): Record<'mobile' | 'phone' | 'email' | 'website' | 'url', string> {
  const [address = ''] = emails;
  const domain = address.split('@')[1] ?? '';
  const { website, url } = sortAddresses(addresses);
  const country = /\.\w+$/.exec(website.split('/')[0] ?? '')?.[0] ?? '';
  const isMobile = ({ value, label }: (typeof numbers)[number]): boolean =>
    label === 'mobile' ||
    (label === null && (isMobileNumber(value, domain) || isMobileNumber(value, country)));
  const callable = numbers.filter(({ label }) => label !== 'fax');
  return {
    mobile: callable.find(isMobile)?.value ?? '',
    phone: callable.find((entry) => !isMobile(entry))?.value ?? '',
    email: address,
    website,
    url,
  };
}

/** Replaces each match that is taken, and the label before it, by a separator. */
function takeAll(
  line: string,
  pattern: RegExp,
  take: (value: string, label: Label | null) => boolean,
): string {
  let rest = '';
  let ahead = line;
  for (let match = pattern.exec(ahead); match; match = pattern.exec(ahead)) {
    const before = ahead.slice(0, match.index);
    const word = /(?:direct line|\p{L}[\p{L}./-]{0,20})[.:]*[.: ]*$/iu.exec(before.slice(-40))?.[0] ?? '';
    const label = word ? labelOf(word) : null;
    const kept = before.slice(0, before.length - word.length);
    const taken = take(match[0], label);
    rest += taken ? `${label ? kept : before}|` : before + match[0];
    ahead = ahead.slice(match.index + match[0].length);
  }
  return rest + ahead;
}

function isNumber(value: string, isLabelled: boolean): boolean {
  const digits = value.replace(/(?:ext|kl|dw)\D*\d+$/i, '').replace(/\D/g, '');
  if (digits.length < (isLabelled ? 5 : 7) || digits.length > 15) return false;
  return isLabelled || /^(?:\+|\(\+|0|\(0)/.test(value) || /^\(?\d{3}\)?[ .-]\d{3}[ .-]?\d{3,4}$/.test(value);
}
