import { type CardDesign, cardTextMax, isBlank, type TextField, textFields } from '../card/card.ts';
import { isEmail } from '../card/card-text.ts';
import { cardLimits } from '../plan/plans.ts';
import { sortedJson } from '../sorted-json.ts';

/** What a company design says about a text: its own words on every card, or the person's, needed or not, or none. */
export const textRules = ['locked', 'required', 'optional', 'hidden'] as const;
export type TextRule = (typeof textRules)[number];
export type TextRules = Readonly<Record<TextField, TextRule>>;

export type Texts = Readonly<Partial<Record<TextField, string | undefined>>>;

/** A named set of lines, such as the address of an office. */
export type Branch = { id: string; name: string; texts: Texts };

/** The style of many cards. The texts of its card are the words of locked fields and samples of the others. */
export type CompanyDesign = {
  card: CardDesign;
  rules: TextRules;
  branches: readonly Branch[];
};

/** What is of one person: their own texts, and the branch that the other lines come from. */
export type PersonContent = { texts: Texts; branchId?: string | undefined };

/** Bounds of what one owner stores and of what one request does. */
export const designsMax = 50;
export const branchesMax = 100;
export const importMax = cardLimits.enterprise;

/** The texts that no card is without: they are locked or required. */
const namingFields: readonly TextField[] = ['companyName', 'fullName'];

export function rulesFor(field: TextField): readonly TextRule[] {
  return namingFields.includes(field) ? ['locked', 'required'] : textRules;
}

/** The first rules of a design that is made from a card: the company is locked, the name required, the rest optional. */
export function defaultRules(card: Texts): TextRules {
  const isCompany = (field: TextField) => field === 'companyName' || field === 'website';
  const rule = (field: TextField): TextRule => {
    if (field === 'fullName') return 'required';
    return isCompany(field) && !isEmpty(card[field]) ? 'locked' : 'optional';
  };
  return Object.fromEntries(textFields.map((field) => [field, rule(field)])) as TextRules;
}

/** The card of a person: the present style of the design with the texts that its rules give. */
export function applyDesign(design: CompanyDesign, content: PersonContent): CardDesign {
  const { card } = design;
  const texts: Texts = Object.fromEntries(textFields.map((field) => [field, textOf(design, content, field)]));
  const { companyName = '', fullName = '' } = texts;
  return { ...card, ...texts, companyName, fullName, ...backOf(design, texts) };
}

/** The card of a person in another branch, or in none: it has the lines of that branch, and the person's own as before. */
export function cardInBranch(
  design: CompanyDesign,
  content: PersonContent,
  branchId: string | undefined,
): CardDesign {
  return applyDesign(design, { texts: ownContent(design, content).texts, branchId });
}

/** The parts of a content that a design does not allow. Empty if it can be stored. */
export function contentProblems(design: CompanyDesign, content: PersonContent): ContentProblem[] {
  const { rules, branches } = design;
  const problems = textFields.flatMap((field): ContentProblem[] => {
    const [sent, applied] = [content.texts[field], textOf(design, content, field) ?? ''];
    if (isDesigns(rules[field])) return (sent ?? applied) === applied ? [] : [{ field, problem: 'locked' }];
    if (isEmpty(applied)) return rules[field] === 'required' ? [{ field, problem: 'required' }] : [];
    if (applied.length > cardTextMax) return [{ field, problem: 'tooLong' }];
    return field === 'email' && !isEmail(applied) ? [{ field, problem: 'email' }] : [];
  });
  const isKnown = content.branchId === undefined || branches.some(({ id }) => id === content.branchId);
  return isKnown ? problems : [...problems, { field: 'branchId', problem: 'branch' }];
}

export type ContentProblem =
  | { field: TextField; problem: 'locked' | 'required' | 'tooLong' | 'email' }
  | { field: 'branchId'; problem: 'branch' };

/** The fields of a sent card, other than its texts, that differ from the design. */
export function styleProblems(
  { card }: CompanyDesign,
  sent: { [Key in keyof CardDesign]?: CardDesign[Key] | undefined },
): (keyof CardDesign)[] {
  const texts: ReadonlySet<string> = new Set(textFields);
  return (Object.keys(sent) as (keyof CardDesign)[]).filter(
    (field) =>
      !texts.has(field) &&
      sent[field] !== undefined &&
      sortedJson(sent[field] ?? null) !== sortedJson(card[field] ?? null),
  );
}

/**
 * The texts to store for a person. One that equals the branch's is left out, so that it follows the branch. Texts that
 * the design does not show now stay as they were: they return when its rules change.
 */
export function ownContent(
  { rules, branches }: CompanyDesign,
  { texts, branchId }: PersonContent,
  before: Texts = {},
): PersonContent {
  const branch = branches.find(({ id }) => id === branchId);
  const own = textFields.flatMap((field) => {
    const text = isDesigns(rules[field]) ? before[field] : texts[field];
    const isOwn = !isEmpty(text) && (isDesigns(rules[field]) || text !== branch?.texts[field]);
    return isOwn ? [[field, text]] : [];
  });
  return { texts: Object.fromEntries(own) as Texts, ...(branchId !== undefined && { branchId }) };
}

/** Whether a person has no say in a text. */
function isDesigns(rule: TextRule): boolean {
  return rule === 'locked' || rule === 'hidden';
}

function textOf({ card, rules, branches }: CompanyDesign, content: PersonContent, field: TextField) {
  const rule = rules[field];
  if (rule === 'hidden') return undefined;
  const ofBranch = branches.find(({ id }) => id === content.branchId)?.texts[field];
  const other = isEmpty(ofBranch) ? undefined : ofBranch;
  if (rule === 'locked') return other ?? card[field];
  return isEmpty(content.texts[field]) ? other : content.texts[field];
}

/** A back that is a second card keeps its locked words and repeats the person's other texts. */
function backOf({ card: { back }, rules }: CompanyDesign, texts: Texts): Pick<CardDesign, 'back'> {
  if (back?.kind !== 'card') return {};
  const content = Object.fromEntries(
    textFields.flatMap((field) => {
      const text = rules[field] === 'locked' ? back.content[field] : back.content[field] && texts[field];
      return text === undefined ? [] : [[field, text]];
    }),
  );
  return { back: { ...back, content } };
}

function isEmpty(text: string | undefined): boolean {
  return text === undefined || isBlank(text);
}
