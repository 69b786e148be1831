import type { CardContent } from '../card/card.ts';
import type { FrontPicture } from '../card/card-picture.ts';
import { tidyText } from '../card/card-text.ts';
import { splitFullName } from '../card/contact/full-name.ts';
import { type TextField, textFields } from '../card/text-fields.ts';
import { nameKey } from '../plain-text.ts';
import { applyDesign, type CompanyDesign } from './company-design.ts';
import { contentWith, type Person } from './person-content.ts';

/** A card that was made from the design before, with the texts and the picture that it shows. */
export type ExistingCard = {
  id: string;
  version: number;
  texts: CardContent;
  branchId: string | undefined;
  picture?: FrontPicture | undefined;
};

/** The card of each person, and the cards of people who are not on the list. */
export type CardMatches = { matches: (ExistingCard | null)[]; removedPeople: ExistingCard[] };

/**
 * Finds the card of each person. The same list again finds the same cards, whatever it holds: cards that would not change
 * come first. Then a person is who has the same email and name; an email that only one person has; or the same name,
 * with or without titles. People who cannot be told apart are new.
 */
export function matchCards(
  design: CompanyDesign,
  people: readonly Person[],
  cards: readonly ExistingCard[],
): CardMatches {
  const rows = people.map((person) => ({ person, ...identityOfPerson(design, person) }));
  const existing = cards.map((card) => ({ card, ...identityOf(card.texts) }));
  const left = { rows: new Set(rows), cards: new Set(existing) };
  const matches = new Map<Row, ExistingCard>();
  const pair: Pair = (row, card) => {
    matches.set(row, card.card);
    left.rows.delete(row);
    left.cards.delete(card);
  };

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
type Row = Identity & { person: Person };
type Card = Identity & { card: ExistingCard };
type Left = { rows: Set<Row>; cards: Set<Card> };
type Pair = (row: Row, card: Card) => void;

/** An email that the list has no column for tells nobody apart, so it is empty. */
function identityOfPerson(design: CompanyDesign, person: Person): Identity {
  const { fullName, email } = applyDesign(design, contentWith(design, person, null)).content;
  return identityOf({ fullName, email: person.texts.email === undefined ? '' : email });
}

/** What people are told apart by. */
export function identityOf({ fullName = '', email = '' }: CardContent): Identity {
  const { given, family, suffix } = splitFullName(fullName);
  const generation = suffix.split(' ').filter((word) => /^(?:ml|st|jr|sr|i[iv]|iii)\.?$/i.test(word));
  return {
    email: tidyText(email).toLowerCase(),
    name: nameKey(fullName),
    plainName: nameKey([given, family, ...generation].join(' ')),
  };
}

/** Pairs rows with the cards that they would not change. */
function pairUnchanged(design: CompanyDesign, left: Left, pair: Pair): void {
  const branches = [...new Set(Array.from(left.cards, ({ card }) => card.branchId))];
  const found = new Map<string, Map<string, Card[]>>();
  for (const row of left.rows) {
    const fields = textFields.filter((field) => row.person.texts[field] !== undefined);
    const bySignature = found.get(fields.join()) ?? signed(left.cards, fields);
    found.set(fields.join(), bySignature);
    for (const branchId of row.person.branch === undefined ? branches : [undefined]) {
      const content = contentWith(design, row.person, { texts: {}, branchId });
      const card = bySignature
        .get(signature(fields, applyDesign(design, content).content, content.branchId))
        ?.find((one) => left.cards.has(one));
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

/** Pairs by an email that one person of the list and one card have, unless the name says that it is another's card. */
function pairByOwnEmail(rows: readonly Row[], cards: readonly Card[], left: Left, pair: Pair): void {
  const [rowsOf, cardsOf] = [grouped(rows, ({ email }) => email), grouped(cards, ({ email }) => email)];
  const named = grouped(cards, ({ name }) => name);
  for (const row of left.rows) {
    const [card, ...others] = cardsOf.get(row.email) ?? [];
    const isOwn = row.email !== '' && others.length === 0 && rowsOf.get(row.email)?.length === 1;
    if (!card || !isOwn || !left.cards.has(card)) continue;
    const isAnothers = (named.get(row.name) ?? []).filter((one) => left.cards.has(one)).length === 1;
    if (!isAnothers) pair(row, card);
  }
}

/** Pairs rows and cards with the same key; where several have it, those that are most alike. */
function pairBy({ rows, cards }: Left, pair: Pair, keyOf: (identity: Identity) => string): void {
  const cardsOf = grouped(cards, keyOf);
  for (const [key, sameRows] of grouped(rows, keyOf)) {
    if (key === '') continue;
    const sameCards = cardsOf.get(key) ?? [];
    if (sameRows.length * sameCards.length <= maxCompared) pairAlike(sameRows, sameCards, pair);
    const [[row, ...otherRows], [card, ...otherCards]] = [
      sameRows.filter((one) => rows.has(one)),
      sameCards.filter((one) => cards.has(one)),
    ];
    if (row && card && otherRows.length === 0 && otherCards.length === 0) pair(row, card);
  }
}

/** Comparing each with each takes the product of their numbers. */
const maxCompared = 400;

/** Pairs those that have more texts in common than either has with any other. */
function pairAlike(rows: readonly Row[], cards: readonly Card[], pair: Pair): void {
  const textsOfRows = rows.map(({ person }) => comparedTexts(person.texts));
  const textsOfCards = cards.map(({ card }) => comparedTexts(card.texts));
  const alike = textsOfRows.map((ofRow) => textsOfCards.map((ofCard) => textsInCommon(ofRow, ofCard)));
  const bestOfRows = alike.map(onlyBest);
  const bestOfCards = cards.map((_, at) => onlyBest(alike.map((ofRow) => ofRow[at] ?? 0)));
  rows.forEach((row, at) => {
    const best = bestOfRows[at] ?? -1;
    const card = cards[best];
    if (card && bestOfCards[best] === at) pair(row, card);
  });
}

/** The texts that are compared, each as it is stored. */
function comparedTexts(texts: CardContent): string[] {
  return comparedFields.map((field) => tidyText(texts[field]));
}

const comparedFields = textFields.filter((field) => field !== 'fullName');

function textsInCommon(texts: readonly string[], others: readonly string[]): number {
  return texts.reduce((sum, text, at) => sum + Number(text !== '' && text === others[at]), 0);
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
