import type { CardContent } from '#domain/card/card.ts';
import { isTitleAfter, isTitleBefore, splitFullName } from '#domain/card/contact/full-name.ts';
import { takeAddress } from './address.ts';
import { type Contacts, contactTexts, takeContacts } from './contacts.ts';
import { type Label, labelOf, signatureLines } from './signature-lines.ts';
import { fold, hasLegalForm, isCompany, isDepartment, isPosition } from './vocabulary.ts';

/** The texts of a card found in a signature. Texts that are not found are empty. */
export function readSignature(text: string): CardContent {
  const contacts: Contacts = { emails: [], addresses: [], numbers: [] };
  const labelled: Partial<Record<Label, string>> = {};
  const segments: string[] = [];
  for (const line of signatureLines(text)) {
    for (const segment of takeContacts(line, contacts).split(/ ?[|·•~] ?| \/\/ /)) {
      const [, word = '', value = ''] = /^([\p{L} -]{1,20}): *(.+)$/u.exec(segment.trim()) ?? [];
      const label = word ? labelOf(word) : null;
      if (label && label !== 'address') labelled[label] ??= value.trim();
      else segments.push(trimmed(label ? value : segment));
    }
  }
  const { place, rest } = takeAddress(
    segments.filter((segment) => segment.length > 1 && !labelOf(segment) && !isRemainder(segment)),
  );
  const reached = contactTexts(contacts);
  return { ...reached, ...place, ...personTexts(rest, labelled, reached.email) };
}

type Kind = 'fullName' | 'position' | 'department' | 'companyName';

function personTexts(
  segments: string[],
  labelled: Partial<Record<Label, string>>,
  email: string,
): Record<Kind, string> {
  const [user = '', host = ''] = fold(email).split('@');
  const pieces = segments.flatMap((segment) => splitSegment(segment, user, host));
  const name = labelled.name ?? bestName(pieces, user);
  const others = pieces.filter((piece) => piece !== name);
  const take = (test: (text: string) => boolean): string => {
    const at = others.findIndex(test);
    return at < 0 ? '' : (others.splice(at, 1)[0] ?? '');
  };
  const surname = fold(splitFullName(name).family).replace(/^.* /, '');
  const hasSurname = (text: string): boolean =>
    surname !== '' &&
    fold(text)
      .split(/[^a-z]+/)
      .includes(surname);
  const isOwnDomain = surname !== '' && host.includes(surname);
  const companyName =
    labelled.company ??
    (take(hasLegalForm) ||
      take(hasSurname) ||
      take((text) => !isOwnDomain && isNamedAfter(text, host) && !isPosition(text)) ||
      take((text) => isCompany(text) && !isDepartment(text) && !isPosition(text)));
  const department = labelled.department ?? take((text) => isDepartment(text));
  const position =
    labelled.position ?? (take((text) => isPosition(text)) || take((text) => /^\p{Ll}/u.test(text)));
  const left = others.filter((text) => /^\p{Lu}/u.test(text) && text.length < 60 && !/[.!?:]$/.test(text));
  // The line below the name is the position, even if no word of it is known, unless it is in capitals.
  const below = pieces[pieces.indexOf(name) + 1] ?? '';
  const guessed = !position && left.includes(below) && below !== below.toUpperCase() ? below : '';
  return {
    fullName: name,
    position: position || guessed,
    department,
    companyName: companyName || (left.find((text) => text !== guessed) ?? ''),
  };
}

/** "Jane Roe, Head of Sales", "Mgr. Kubát – advokát" and "Sales, Acme Ltd" become two pieces. */
function splitSegment(segment: string, user: string, host: string): string[] {
  for (const match of segment.matchAll(/,? (?:–|—|-|@|at|bei) |, /g)) {
    const [left, right] = [segment.slice(0, match.index), segment.slice(match.index + match[0].length)];
    const [first, second] = [kindOf(left, user, host), kindOf(right, user, host)];
    if (isLegalFormAlone(right) || isTitleAfter(right.split(/[\s,]/)[0] ?? '')) continue;
    if (match[0] === ', ') {
      const isNameAndPosition = !isCompany(left) && nameScore(left, user) > 1 && /^\p{Ll}/u.test(right);
      if (isNameAndPosition || (first && second && first !== second && first !== 'companyName'))
        return [left, ...splitSegment(right, user, host)];
    } else if (first === 'fullName' || hasLegalForm(right) || / (?:@|at|bei) /.test(match[0])) {
      return [left, ...splitSegment(right, user, host)];
    }
  }
  return [segment];
}

function isLegalFormAlone(text: string): boolean {
  return hasLegalForm(text) && text.replace(/[\s.]/g, '').length <= 9;
}

function kindOf(text: string, user: string, host: string): Kind | null {
  if (nameScore(text, user) >= 5) return 'fullName';
  if (hasLegalForm(text)) return 'companyName';
  if (isDepartment(text)) return 'department';
  if (isPosition(text)) return 'position';
  return isCompany(text) || isNamedAfter(text, host) ? 'companyName' : null;
}

/** The piece that looks most like a person's name; the first of equals. */
function bestName(pieces: string[], user: string): string {
  let best = { piece: '', score: 1 };
  for (const piece of pieces) {
    const score = nameScore(piece, user);
    if (score > best.score) best = { piece, score };
  }
  return best.piece.replace(/^(?:i\. ?[AV]\.|ppa\.) */, '');
}

const particle = /^(?:van|von|vom|zu|de|der|den|del|della|di|da|dos|du|la|le)$/;

/** 0 for a text that cannot be a name; degrees and the email's user add to it. */
function nameScore(text: string, user: string): number {
  const all = text
    .replace(/^(?:i\. ?[AV]\.|ppa\.) */, '')
    .split(/[\s,]+/)
    .filter(Boolean);
  const core = all.filter((word) => !isTitleBefore(word) && !isTitleAfter(word));
  if (core.length < 2 || core.length > 5 || text.length > 70) return 0;
  if (!core.every((word) => /^["“„(]?\p{Lu}[\p{L}'’.-]*["”“)]?$/u.test(word) || particle.test(word)))
    return 0;
  if (hasLegalForm(text) || isDepartment(text)) return 0;
  const matches = core.some((word) => word.length > 2 && user.includes(fold(word).replace(/[^a-z]/g, '')));
  const titles = all.length > core.length ? 4 : 0;
  if (titles === 0 && isCompany(core.join(' '))) return 0;
  const foreign = isPosition(core.join(' ')) ? -4 : 0;
  return 2 + titles + (matches ? 4 : 0) + foreign;
}

/** Whether the email's domain is made of the words of a text: "Harbor Coffee" and harborcoffee.com. */
function isNamedAfter(text: string, host: string): boolean {
  const domain = (host.split('.').at(-2) ?? '').replace(/[^a-z\d]/g, '');
  const word = fold(text)
    .split(/[^a-z\d]+/)
    .find((part) => part.length > 3 && domain.includes(part));
  return domain !== '' && word !== undefined;
}

function trimmed(text: string): string {
  return text.replace(/^[\s,;–-]+|[\s,;–-]+$/g, '');
}

/** What is left of a line of contacts: "kontakt:", "oder". */
function isRemainder(text: string): boolean {
  return /^[\p{L}. ]{1,20}:$|^(?:oder|or|alebo|nebo|und|and|a|i)$/iu.test(text);
}
