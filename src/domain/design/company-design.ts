import { type Card, type CardContent, isBlank, withoutUndefined } from '../card/card.ts';
import type { FrontPicture } from '../card/card-picture.ts';
import { textProblem } from '../card/card-text.ts';
import { type FlatCard, flatOf } from '../card/flat-card.ts';
import type { ShippedFont } from '../card/fonts.ts';
import { mapTexts, type TextField, textFieldRecords, textFields } from '../card/text-fields.ts';
import { cardInFont } from '../card/whole-font.ts';
import { cardLimits } from '../plan/plans.ts';
import { sortedJson } from '../sorted-json.ts';
import { changesLockedLabel, personLabels, shownLabels } from './design-labels.ts';

/** What a company design says about a text: its own words on every card, or the person's, needed or not, or none. */
export const textRules = ['locked', 'required', 'optional', 'hidden'] as const;
export type TextRule = (typeof textRules)[number];
/** The rule of each text, and of the picture. Without its own the picture is the design's on every card. */
export type TextRules = Readonly<Record<TextField, TextRule>> & { readonly picture?: TextRule | undefined };

/**
 * Who is right about a text that is on a card already: the list whenever its cell changes, the list only until the card
 * has a text, or the list until somebody has changed the text on the card.
 */
export const listRules = ['list', 'first', 'person'] as const;
export type ListRule = (typeof listRules)[number];

/** Of each text; one that is not named follows the list. */
export type ListRules = Readonly<Partial<Record<TextField, ListRule>>>;

/** A named set of lines, such as the address of an office. */
export type Branch = { id: string; name: string; texts: CardContent };

/** The style of many cards. The texts of its card are the words of locked fields and samples of the others. */
export type CompanyDesign = {
  card: Card;
  rules: TextRules;
  branches: readonly Branch[];
  /** People whom programs send become cards at once, without a row to accept. */
  takesPeopleAtOnce?: boolean | undefined;
  /** Who is right where a list and a card differ. */
  listRules?: ListRules | undefined;
  /** People may be without a branch although there are several. */
  isBranchOptional?: boolean | undefined;
};

/** The font that a person's card may be set in whole, where the design's font lacks letters of its texts. */
export const exceptionFont = 'Inter' satisfies ShippedFont;
export type ExceptionFont = typeof exceptionFont;

/** What is of one person: their own texts, the branch that the other lines come from, and their picture. */
export type PersonContent = {
  texts: CardContent;
  branchId?: string | undefined;
  picture?: FrontPicture | undefined;
  /** The font of all texts of this person's card, in place of the design's. */
  setIn?: ExceptionFont | undefined;
};

/** Bounds of what one owner stores and of what one request does. */
export const designsMax = 50;
export const branchesMax = 100;
export const importMax = cardLimits.enterprise;

/** A text that no card is without is locked or required. */
export function rulesFor(field: TextField): readonly TextRule[] {
  return textFieldRecords[field].isRequired ? ['locked', 'required'] : textRules;
}

/** The first rules of a design that is made from a card: the company is locked, the name required, the rest optional. */
export function defaultRules(content: CardContent): TextRules {
  const rule = (field: TextField): TextRule => {
    if (field === 'fullName') return 'required';
    return textFieldRecords[field].group === 'company' && !isBlank(content[field]) ? 'locked' : 'optional';
  };
  return mapTexts(rule);
}

/** The card of a person: the present style of the design with the texts that its rules give. */
export function applyDesign(design: CompanyDesign, content: PersonContent): Card {
  const texts = withoutUndefined(mapTexts((field) => textOf(design, content, field)));
  return withoutUndefined({
    ...styledCard(design, content),
    content: withoutUndefined({ ...texts, labels: shownLabels(design, content.texts) }),
    picture: pictureOf(design, content),
    back: backOf(design, texts),
  });
}

/** The design's card, in the font of the person if they have an exception. */
function styledCard({ card }: CompanyDesign, { setIn }: PersonContent): Card {
  return setIn ? cardInFont(card, setIn) : card;
}

/** The card of a person in another branch, or in none: it has the lines of that branch, and the person's own as before. */
export function cardInBranch(
  design: CompanyDesign,
  content: PersonContent,
  branchId: string | undefined,
): Card {
  return applyDesign(design, { ...ownContent(design, content), branchId });
}

/** The parts of a content that a design does not allow. Empty if it can be stored. */
export function contentProblems(design: CompanyDesign, content: PersonContent): ContentProblem[] {
  const { rules, branches } = design;
  const problems = textFields.flatMap((field): ContentProblem[] => {
    const [sent, applied] = [content.texts[field], textOf(design, content, field) ?? ''];
    if (isSetByDesign(rules[field])) return (sent ?? applied) === applied ? [] : [{ kind: 'locked', field }];
    if (isBlank(applied)) return rules[field] === 'required' ? [{ kind: 'required', field }] : [];
    const kind = textProblem(field, applied);
    return kind ? [{ kind, field }] : [];
  });
  const isKnown = content.branchId === undefined || branches.some(({ id }) => id === content.branchId);
  return isKnown ? problems : [...problems, { kind: 'branch', name: content.branchId }];
}

/** The same for what is typed, sent or listed of a person: where there are several branches, one has to be chosen. */
export function personProblems(design: CompanyDesign, content: PersonContent): ContentProblem[] {
  const problems = contentProblems(design, content);
  return content.branchId === undefined && isBranchRequired(design)
    ? [...problems, { kind: 'branchMissing' }]
    : problems;
}

/** Without a branch a card has the lines of the design, which are those of the first office. */
export function isBranchRequired({ branches, isBranchOptional }: CompanyDesign): boolean {
  return branches.length > 1 && !isBranchOptional;
}

export type ContentProblem =
  | { kind: 'locked' | 'required' | 'tooLong' | 'email'; field: TextField }
  /** The design has no branch of this name. */
  | { kind: 'branch'; name?: string | undefined }
  | { kind: 'branchMissing' };

/** The problems of a sent list, each with the path of its value in the request. */
export function importProblems(
  design: CompanyDesign,
  list: Record<'create' | 'change', readonly Omit<PersonContent, 'setIn'>[]>,
): { path: string; kind: ContentProblem['kind'] }[] {
  return (['create', 'change'] as const).flatMap((part) =>
    list[part].flatMap((content, index) =>
      personProblems(design, content).map((problem) => ({
        path: `${part}/${index}/${'field' in problem ? `texts/${problem.field}` : 'branchId'}`,
        kind: problem.kind,
      })),
    ),
  );
}

/** What a list sends of a person: empty texts are left out. It has no pictures: those of cards stay. */
export function sentContent({
  texts,
  branchId,
  setIn,
}: Pick<PersonContent, 'texts' | 'branchId'> & { setIn?: ExceptionFont | null | undefined }): PersonContent {
  const { labels, ...typed } = texts;
  const filled = Object.entries(typed).filter(([, text]) => text !== undefined && text !== '');
  return {
    texts: { ...Object.fromEntries(filled), ...(labels && { labels }) },
    ...(branchId !== undefined && { branchId }),
    ...(setIn && { setIn }),
  };
}

/** The fields of a sent card, other than the person's own, that differ from the design as the person's card shows it. */
export function styleProblems(
  design: CompanyDesign,
  content: PersonContent,
  sent: FlatCard,
): (keyof FlatCard)[] {
  const { rules } = design;
  const shown = flatOf(styledCard(design, content));
  const own: ReadonlySet<string> = new Set([
    ...textFields,
    'labels',
    ...(hasOwnPicture(rules) ? ['picture'] : []),
  ]);
  const changed = (Object.keys(sent) as (keyof FlatCard)[]).filter(
    (field) =>
      !own.has(field) &&
      sent[field] !== undefined &&
      sortedJson(sent[field] ?? null) !== sortedJson(shown[field] ?? null),
  );
  return changesLockedLabel(design, sent.labels) ? [...changed, 'labels'] : changed;
}

/**
 * The texts to store for a person. One that equals the branch's is left out, so that it follows the branch. Texts that
 * the design does not show now stay as they were: they return when its rules change.
 */
export function ownContent(
  design: CompanyDesign,
  { texts, branchId, picture, setIn }: PersonContent,
  before: CardContent = {},
): PersonContent {
  const { rules, branches } = design;
  const branch = branches.find(({ id }) => id === branchId);
  const own: CardContent = Object.fromEntries(
    textFields.flatMap((field) => {
      const text = isSetByDesign(rules[field]) ? before[field] : texts[field];
      const isOwn = !isBlank(text) && (isSetByDesign(rules[field]) || text !== branch?.texts[field]);
      return isOwn ? [[field, text] as const] : [];
    }),
  );
  const labels = personLabels(design, texts.labels ?? before.labels, before.labels);
  return {
    texts: { ...own, ...(labels && { labels }) },
    ...(branchId !== undefined && { branchId }),
    ...(picture && { picture }),
    ...(setIn && { setIn }),
  };
}

/** Whether each person of a design has a picture of their own. */
export function hasOwnPicture({ picture = 'locked' }: TextRules): boolean {
  return !isSetByDesign(picture);
}

/** Whether the design sets a text, so that no person can change it. */
export function isSetByDesign(rule: TextRule): boolean {
  return rule === 'locked' || rule === 'hidden';
}

function textOf({ card, rules, branches }: CompanyDesign, content: PersonContent, field: TextField) {
  const rule = rules[field];
  if (rule === 'hidden') return undefined;
  const ofBranch = branches.find(({ id }) => id === content.branchId)?.texts[field];
  const other = isBlank(ofBranch) ? undefined : ofBranch;
  if (rule === 'locked') return other ?? card.content[field];
  return isBlank(content.texts[field]) ? other : content.texts[field];
}

/** The picture of a person's card. Its shape and its colours are the design's. */
function pictureOf({ card, rules }: CompanyDesign, content: PersonContent): FrontPicture | undefined {
  if (rules.picture === 'hidden') return undefined;
  if (!hasOwnPicture(rules)) return card.picture;
  const { shape, isDuotone } = card.picture ?? {};
  return content.picture && withoutUndefined({ ...content.picture, shape, isDuotone });
}

/** A back that is a second card keeps its locked words and repeats the person's other texts. */
function backOf({ card: { back }, rules }: CompanyDesign, texts: CardContent): Card['back'] {
  if (back?.kind !== 'card') return back;
  const content = Object.fromEntries(
    textFields.flatMap((field) => {
      const text = rules[field] === 'locked' ? back.content[field] : back.content[field] && texts[field];
      return text === undefined ? [] : [[field, text]];
    }),
  );
  return { ...back, content };
}
