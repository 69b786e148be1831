import { type Card, type CardContent, withoutUndefined } from '../card/card.ts';
import type { CardBack } from '../card/card-back.ts';
import { tidyLines, tidyText } from '../card/card-text.ts';
import { type TextField, textFields } from '../card/text-fields.ts';
import {
  applyDesign,
  type CompanyDesign,
  hasOwnPicture,
  isSetByDesign,
  ownContent,
  type PersonContent,
} from './company-design.ts';

/** The texts that a person types, in the order of the card. */
export function editableFields({ rules }: Pick<CompanyDesign, 'rules'>): TextField[] {
  return textFields.filter((field) => !isSetByDesign(rules[field]));
}

type BackContent = Extract<CardBack, { kind: 'card' }>['content'];

/** Stands for a text of a person on a back that repeats it. It is never drawn: their own text replaces it. */
const anyText = '•';

/**
 * A design without anything of a person. Its card has samples, usually the texts and the photograph of the colleague
 * whose card it was made from: they are left out. What every card shows stays.
 */
export function designWithoutPeople({
  card,
  rules,
  branches,
  isBranchOptional,
}: CompanyDesign): CompanyDesign {
  const { content, picture, back } = card;
  const isShared = (field: TextField) => rules[field] === 'locked';
  return {
    card: withoutUndefined({
      ...card,
      content: withoutUndefined({ ...pick(content, isShared), labels: content.labels }),
      picture: picture && (hasOwnPicture(rules) ? { ...picture, ref: null } : picture),
      back: back?.kind === 'card' ? { ...back, content: backContent(back.content, isShared) } : back,
    }) satisfies Card,
    rules,
    branches,
    isBranchOptional,
  };
}

/** What a person has on their card now, of what they can change. */
export function editableContent(design: CompanyDesign, content: PersonContent): PersonContent {
  const { texts, branchId, picture, setIn } = ownContent(design, content);
  return {
    texts: withoutUndefined({
      ...pick(texts, (field) => !isSetByDesign(design.rules[field])),
      labels: texts.labels,
    }),
    ...(branchId !== undefined && { branchId }),
    ...(picture && hasOwnPicture(design.rules) && { picture }),
    ...(setIn && { setIn }),
  };
}

/**
 * What a person sent, of what they can change: every such text, empty where it was cleared. Whatever else was sent is left
 * out, so a card has the design's words whatever the request says.
 */
export function submittedContent(
  design: CompanyDesign,
  { texts, branchId }: Pick<PersonContent, 'texts' | 'branchId'>,
): Pick<PersonContent, 'texts' | 'branchId'> {
  return {
    texts: Object.fromEntries(editableFields(design).map((field) => [field, tidyLines(field, texts[field])])),
    ...(branchId !== undefined && { branchId }),
  };
}

/** The company that a link is of: its name on every card, or the name of the design. */
export function companyNameOf(design: CompanyDesign, designName: string): string {
  const { companyName } = applyDesign(designWithoutPeople(design), { texts: {} }).content;
  return tidyText(companyName) || designName;
}

function pick(texts: CardContent, isKept: (field: TextField) => boolean): CardContent {
  return Object.fromEntries(
    textFields.flatMap((field) => {
      const text = texts[field];
      return text !== undefined && isKept(field) ? [[field, text] as const] : [];
    }),
  );
}

function backContent(texts: BackContent, isShared: (field: TextField) => boolean): BackContent {
  return Object.fromEntries(
    textFields.flatMap((field) => {
      const text = texts[field];
      return text ? [[field, isShared(field) ? text : anyText] as const] : [];
    }),
  );
}
