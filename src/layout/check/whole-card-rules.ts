import { type Card, isBlank } from '#domain/card/card.ts';
import type { CardBack } from '#domain/card/card-back.ts';
import { type TextField, textFields } from '#domain/card/text-fields.ts';
import type { PlacedQr, RunField, Scene } from '../scene.ts';
import type { Finding, RuleResult } from './findings.ts';

/** A card with all its printed sides, and whether it has a logo. */
export type WholeCard = { card: Card; scenes: readonly Scene[]; hasLogo: boolean };

/** What a person has put on a side of a card, and whether a finding about it was made. */
type Part = { side: Scene['side']; isPrinted: boolean; finding: Pick<Finding, 'code' | 'subject'> };

/**
 * What is set on a card is printed on one of its sides: its logo, its picture, its code and each of its texts. A part that
 * is on no side is a problem of the side that it belongs to. Only texts of the front are no reason to show that it passed.
 */
export function everythingPrinted(whole: WholeCard, side: Scene['side']): RuleResult {
  const parts = partsOf(whole).filter((part) => part.side === side);
  const printed = parts.filter(({ isPrinted }) => isPrinted);
  const counts = { measured: whole.scenes.length, needed: parts.length };
  const findings = parts
    .filter(({ isPrinted }) => !isPrinted)
    .map(({ finding }): Finding => ({ ...finding, level: 'problem', ...counts }));
  const isShown = findings.length > 0 || whole.hasLogo || parts.some(isMark);
  return {
    rule: 'everythingPrinted',
    measured: isShown && parts.length > 0 ? printed.length : null,
    needed: parts.length,
    findings,
  };
}

function isMark({ finding: { subject } }: Part): boolean {
  return subject === 'picture' || subject === 'qr' || subject === 'logo';
}

function partsOf(whole: WholeCard): Part[] {
  const { card, scenes, hasLogo } = whole;
  const has = (kind: 'logo' | 'picture') =>
    scenes.some(({ items }) => items.some((item) => item.kind === kind));
  return [
    ...(hasLogo ? [partOf('front', has('logo'), { code: 'LOGO_NOT_PRINTED', subject: 'logo' })] : []),
    ...(card.picture
      ? [partOf('front', has('picture'), { code: 'PICTURE_NOT_PRINTED', subject: 'picture' })]
      : []),
    ...frontTexts(whole).map((field) => textPart('front', field, scenes)),
    ...(card.back ? backParts(card.back, whole) : []),
  ];
}

/** The texts of the card, without a company that its logo has. */
function frontTexts({ card: { content, style }, scenes }: WholeCard): TextField[] {
  const isInLogo =
    style.logo.hasName && scenes.some(({ items }) => items.some(({ kind }) => kind === 'logo'));
  return textFields.filter((field) => !isBlank(content[field]) && !(isInLogo && field === 'companyName'));
}

function backParts(back: CardBack, { card, scenes }: WholeCard): Part[] {
  const onBack = scenes.filter(({ side }) => side === 'back');
  const text = (field: RunField, typed: string | undefined) =>
    isBlank(typed) ? [] : [textPart('back', field, onBack)];
  switch (back.kind) {
    case 'look':
      return codeOn(onBack) ? [codePart(onBack, true)] : [];
    case 'logo':
      return [];
    case 'text':
      return text('message', back.message.text);
    case 'qr':
      return [
        codePart(onBack, back.qr.content === 'vcard' || !isBlank(back.qr.value)),
        ...text('above', back.above?.text),
        ...text('below', back.below?.text),
      ];
    case 'card': {
      const isInLogo =
        card.style.logo.hasName && onBack.some(({ items }) => items.some(({ kind }) => kind === 'logo'));
      return textFields.flatMap((field) =>
        isInLogo && field === 'companyName' ? [] : text(field, back.content[field]),
      );
    }
  }
}

/** A code that says nothing is no code. One whose content is longer than a code holds is not drawn. */
function codePart(onBack: readonly Scene[], hasContent: boolean): Part {
  const code = codeOn(onBack);
  const isEmpty = code ? isEmptyContact(code.text) : !hasContent;
  return isEmpty
    ? partOf('back', false, { code: 'QR_SAYS_NOTHING', subject: 'qr' })
    : partOf('back', code !== null, { code: 'QR_NOT_PRINTED', subject: 'qr' });
}

function codeOn(sides: readonly Scene[]): PlacedQr | null {
  return sides.flatMap(({ items }) => items).find((item) => item.kind === 'qr') ?? null;
}

/** Whether a text is a contact without a value. */
function isEmptyContact(text: string): boolean {
  return text.startsWith('BEGIN:VCARD') && !/^(?!BEGIN:|VERSION:|END:)[^:\r\n]+:;*[^;\s]/m.test(text);
}

function textPart(side: Scene['side'], field: RunField, scenes: readonly Scene[]): Part {
  const isPrinted = scenes.some(({ items }) =>
    items.some((item) => item.kind === 'text' && item.field === field && !item.isPlaceholder),
  );
  return partOf(side, isPrinted, { code: 'TEXT_NOT_PRINTED', subject: field });
}

function partOf(side: Scene['side'], isPrinted: boolean, finding: Part['finding']): Part {
  return { side, isPrinted, finding };
}
