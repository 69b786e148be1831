import type { CardContent } from '../card/card.ts';
import type { FrontPicture } from '../card/card-picture.ts';
import { tidyText } from '../card/card-text.ts';
import { splitFullName } from '../card/contact/full-name.ts';
import { onOneLine } from '../card/line-breaks.ts';
import { type TextField, textFields } from '../card/text-fields.ts';
import { nameKey } from '../plain-text.ts';
import { applyDesign, type CompanyDesign, type ExceptionFont, isSetByDesign } from './company-design.ts';
import { cellOf, type ListCells, listCellsOf, type Person } from './list-cells.ts';
import { contentWith } from './person-content.ts';

/** A card that was made from the design before, with the texts and the picture that it shows. */
export type ExistingCard = {
  id: string;
  version: number;
  texts: CardContent;
  branchId: string | undefined;
  picture?: FrontPicture | undefined;
  setIn?: ExceptionFont | undefined;
  /** What the last list said of the person; absent if no list was remembered. */
  last?: ListCells | null | undefined;
  /** The number by which the company knows the person. */
  number?: string | null | undefined;
  createdAt?: string | undefined;
};

/** The card of each person, and the cards of people who are not on the list. */
export type CardMatches = { matches: (ExistingCard | null)[]; removedPeople: ExistingCard[] };

/**
 * Finds the card of each person. A number decides, where both have one. The same list again finds the same cards, whatever
 * it holds and whatever the cards show by now: rows that are as in the last list come first, then cards that would not
 * change. Then a person is who has the same email and name, as the last list or the card has them; an email that only one
 * person has; or the same name, with or without titles. People who cannot be told apart are new.
 */
export function matchCards(
  design: CompanyDesign,
  people: readonly Person[],
  cards: readonly ExistingCard[],
): CardMatches {
  const rows = people.map((person): Row => ({ person, identities: identitiesOfPerson(design, person) }));
  const existing = cards.map((card): Card => ({ card, identities: identitiesOfCard(card) }));
  const left: Left = { rows: new Set(rows), cards: new Set(existing), areNumbersKnown: false };
  const matches = new Map<Row, ExistingCard>();
  const pair: Pair = (row, card) => {
    matches.set(row, card.card);
    left.rows.delete(row);
    left.cards.delete(card);
  };

  pairByNumber(left, pair);
  // A company that numbers everybody anew still has the same people.
  left.areNumbersKnown = matches.size > 0;
  pairAsBefore(design, left, pair);
  pairUnchanged(design, left, pair);
  pairBy(left, pair, ({ email, name }) => email && `${email}\n${name}`);
  pairBy(left, pair, ({ email, plainName }) => email && `${email}\n${plainName}`);
  pairByOwnEmail(rows, existing, left, pair);
  pairBy(left, pair, ({ name }) => name);
  pairBy(left, pair, ({ plainName }) => plainName);
  return {
    matches: rows.map((row) => matches.get(row) ?? null),
    removedPeople: Array.from(left.cards, ({ card }) => card),
  };
}

type Identity = { email: string; name: string; plainName: string };
/** As the last list and a row have a person, and as the card shows them and the row says after it was put right. */
type Identities = { listed: Identity; shown: Identity };
type Row = { person: Person; identities: Identities };
type Card = { card: ExistingCard; identities: Identities };
type Left = { rows: Set<Row>; cards: Set<Card>; areNumbersKnown: boolean };
type Pair = (row: Row, card: Card) => void;

/** An email that the list has no column for tells nobody apart, so it is empty. */
function identitiesOfPerson(design: CompanyDesign, person: Person): Identities {
  const { fullName, email } = applyDesign(design, contentWith(design, person, null)).content;
  const shown = identityOf({ fullName, email: person.texts.email === undefined ? '' : email });
  const hasOwnName = !isSetByDesign(design.rules.fullName) && person.texts.fullName !== undefined;
  const hasOwnEmail = !isSetByDesign(design.rules.email) && person.texts.email !== undefined;
  const listed = identityOf({
    fullName: (hasOwnName && cellOf(person, 'fullName')) || fullName,
    email: (hasOwnEmail && cellOf(person, 'email')) || (person.texts.email === undefined ? '' : email),
  });
  return { shown, listed };
}

function identitiesOfCard({ texts, last }: ExistingCard): Identities {
  const shown = identityOf(texts);
  const { fullName, email } = last?.texts ?? {};
  const listed = identityOf({ fullName: fullName || texts.fullName, email: email || texts.email });
  return { shown, listed };
}

/** What people are told apart by. */
export function identityOf({ fullName = '', email = '' }: CardContent): Identity {
  const { given, family, suffix } = splitFullName(onOneLine(fullName));
  const generation = suffix.split(' ').filter((word) => /^(?:ml|st|jr|sr|i[iv]|iii)\.?$/i.test(word));
  return {
    email: tidyText(email).toLowerCase(),
    name: nameKey(fullName),
    plainName: nameKey([given, family, ...generation].join(' ')),
  };
}

/** Pairs those with the same number, if one row and one card have it. */
function pairByNumber({ rows, cards }: Left, pair: Pair): void {
  const cardsOf = grouped(cards, ({ card }) => card.number ?? '');
  for (const [number, [row, ...others]] of grouped(rows, ({ person }) => person.number ?? '')) {
    const [card] = number === '' ? [] : (cardsOf.get(number) ?? []);
    if (row && card && others.length === 0) pair(row, card);
  }
}

/** People with two numbers are two people. */
function areTwoPeople({ areNumbersKnown }: Left, { person }: Row, { card }: Card): boolean {
  return areNumbersKnown && !!person.number && !!card.number && person.number !== card.number;
}

/** Pairs rows that are as in the last list, whatever was changed on the cards since. */
function pairAsBefore(design: CompanyDesign, left: Left, pair: Pair): void {
  const found = new Map<string, Map<string, Card[]>>();
  const key = (fields: readonly TextField[], { texts, branch }: ListCells, hasBranch: boolean) =>
    JSON.stringify([hasBranch && nameKey(branch ?? ''), ...fields.map((field) => texts[field] ?? null)]);
  const remembered = Array.from(left.cards).filter(({ card }) => card.last);
  if (remembered.length === 0) return;
  for (const row of left.rows) {
    const cells = listCellsOf(design, row.person);
    const fields = textFields.filter((field) => cells.texts[field] !== undefined);
    const hasBranch = cells.branch !== undefined;
    const columns = `${fields.join()} ${hasBranch}`;
    const byCells =
      found.get(columns) ??
      grouped(remembered, ({ card }) => key(fields, card.last ?? { texts: {} }, hasBranch));
    found.set(columns, byCells);
    const card = byCells
      .get(key(fields, cells, hasBranch))
      ?.find((one) => left.cards.has(one) && !areTwoPeople(left, row, one));
    if (card) pair(row, card);
  }
}

/** Pairs rows with the cards that they would not change. Of those that a list is remembered of, the list tells whose they are. */
function pairUnchanged(design: CompanyDesign, left: Left, pair: Pair): void {
  const unlisted = Array.from(left.cards).filter(({ card }) => !card.last);
  const branches = [...new Set(unlisted.map(({ card }) => card.branchId))];
  const found = new Map<string, Map<string, Card[]>>();
  for (const row of left.rows) {
    const fields = textFields.filter((field) => row.person.texts[field] !== undefined);
    const bySignature = found.get(fields.join()) ?? signed(unlisted, fields);
    found.set(fields.join(), bySignature);
    for (const branchId of row.person.branch ? [undefined] : branches) {
      const content = contentWith(design, row.person, { texts: {}, branchId });
      const card = bySignature
        .get(signature(fields, applyDesign(design, content).content, content.branchId))
        ?.find((one) => left.cards.has(one) && !areTwoPeople(left, row, one));
      if (!card) continue;
      pair(row, card);
      break;
    }
  }
}

function signed(cards: Iterable<Card>, fields: readonly TextField[]): Map<string, Card[]> {
  return grouped(cards, ({ card: { texts, branchId } }) => signature(fields, texts, branchId));
}

function signature(fields: readonly TextField[], texts: CardContent, branchId: string | undefined): string {
  return JSON.stringify([branchId, ...fields.map((field) => tidyText(texts[field]))]);
}

const sides = ['listed', 'shown'] as const;

/** Pairs by an email that one person of the list and one card have, unless the name says that it is another's card. */
function pairByOwnEmail(rows: readonly Row[], cards: readonly Card[], left: Left, pair: Pair): void {
  for (const side of sides) {
    const [rowsOf, cardsOf] = [
      grouped(rows, ({ identities }) => identities[side].email),
      grouped(cards, ({ identities }) => identities[side].email),
    ];
    const named = grouped(cards, ({ identities }) => identities[side].name);
    for (const row of left.rows) {
      const { email, name } = row.identities[side];
      const [card, ...others] = cardsOf.get(email) ?? [];
      const isOwn = email !== '' && others.length === 0 && rowsOf.get(email)?.length === 1;
      if (!card || !isOwn || !left.cards.has(card) || areTwoPeople(left, row, card)) continue;
      const isAnothers = (named.get(name) ?? []).filter((one) => left.cards.has(one)).length === 1;
      if (!isAnothers) pair(row, card);
    }
  }
}

/** Pairs rows and cards with the same key, in the last list or on the card; where several have it, those that are most alike. */
function pairBy(left: Left, pair: Pair, keyOf: (identity: Identity) => string): void {
  const { rows, cards } = left;
  for (const side of sides) {
    const cardsOf = grouped(cards, ({ identities }) => keyOf(identities[side]));
    for (const [key, sameRows] of grouped(rows, ({ identities }) => keyOf(identities[side]))) {
      if (key === '') continue;
      const sameCards = cardsOf.get(key) ?? [];
      if (sameRows.length * sameCards.length <= maxCompared) pairAlike(left, sameRows, sameCards, pair);
      const [[row, ...otherRows], [card, ...otherCards]] = [
        sameRows.filter((one) => rows.has(one)),
        sameCards.filter((one) => cards.has(one)),
      ];
      const areAlone = otherRows.length === 0 && otherCards.length === 0;
      if (row && card && areAlone && !areTwoPeople(left, row, card)) pair(row, card);
    }
  }
}

/** Comparing each with each takes the product of their numbers. */
const maxCompared = 400;

/** Pairs those that have more texts in common than either has with any other. */
function pairAlike(left: Left, rows: readonly Row[], cards: readonly Card[], pair: Pair): void {
  const textsOfRows = rows.map(({ person }) => ({
    shown: comparedTexts(person.texts),
    listed: comparedFields.map((field) => cellOf(person, field)),
  }));
  const textsOfCards = cards.map(({ card }) => ({
    shown: comparedTexts(card.texts),
    listed: card.last ? comparedTexts(card.last.texts) : null,
  }));
  const alike = textsOfRows.map((ofRow, row) =>
    textsOfCards.map((ofCard, card) => {
      const [oneRow, oneCard] = [rows[row], cards[card]];
      const areTwo = !oneRow || !oneCard || areTwoPeople(left, oneRow, oneCard);
      return areTwo ? -1 : textsInCommon(ofRow, ofCard);
    }),
  );
  const bestOfRows = alike.map(onlyBest);
  const bestOfCards = cards.map((_, at) => onlyBest(alike.map((ofRow) => ofRow[at] ?? 0)));
  rows.forEach((row, at) => {
    const best = bestOfRows[at] ?? -1;
    const card = cards[best];
    if (card && bestOfCards[best] === at && (alike[at]?.[best] ?? -1) >= 0) pair(row, card);
  });
}

/** The texts that are compared, each as it is stored. */
function comparedTexts(texts: CardContent): string[] {
  return comparedFields.map((field) => tidyText(texts[field]));
}

const comparedFields = textFields.filter((field) => field !== 'fullName');

/** A text is the same as on the card, or its cell as in the last list. */
function textsInCommon(
  row: { shown: readonly string[]; listed: readonly string[] },
  card: { shown: readonly string[]; listed: readonly string[] | null },
): number {
  return row.shown.reduce((sum, text, at) => {
    const isSame = text === card.shown[at] || (card.listed !== null && row.listed[at] === card.listed[at]);
    return sum + Number(text !== '' && isSame);
  }, 0);
}

/** The place of the largest number; -1 if several are as large. */
function onlyBest(numbers: readonly number[]): number {
  const largest = numbers.reduce((most, number) => Math.max(most, number), -1);
  const at = numbers.indexOf(largest);
  return numbers.lastIndexOf(largest) === at ? at : -1;
}

function grouped<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
