import { applyPatch, type Card } from '#domain/card/card.ts';
import type { SharedSizes } from '#domain/card/shared-sizes.ts';
import {
  applyDesign,
  type CompanyDesign,
  contentProblems,
  type PersonContent,
} from '#domain/design/company-design.ts';
import { type SizeChange, smallerSizes } from '#domain/design/size-changes.ts';
import { textInMargin } from '#layout/check/text-rules.ts';
import type { Size } from '#layout/guides.ts';
import { layoutCard } from '#layout/layout-card.ts';
import type { LayoutFonts } from '#layout/look-layout.ts';
import { fitSharedSizes } from '#layout/shared-sizes/fit-shared-sizes.ts';

/** Other sizes for all cards of a design, and the people whose texts do not fit the present ones, by their indices. */
export type SizeProposal = {
  typeset: SharedSizes;
  /** Empty if only the places of the texts change. */
  smaller: readonly SizeChange[];
  forcedBy: readonly number[];
};

/** Whether the cards of a list keep the sizes of their design or have those that all of them fit. */
export type SizeChoice = 'kept' | 'fitting';

/** The shared sizes that the cards of a list have, and the other ones that are proposed. */
export type ListSizes = { typeset: SharedSizes; choice: SizeChoice; proposal: SizeProposal | null };

type ListOfPeople = {
  people: readonly PersonContent[];
  /** The cards that the design has now. */
  existing: readonly PersonContent[];
  /** Those of people who are not on the list. */
  others: readonly PersonContent[];
  /** Null before somebody has chosen. */
  choice: SizeChoice | null;
};

/** Margins of a print shop do not matter: sizes are of the design. */
type SizeTools = {
  fonts: LayoutFonts;
  /** The logo's size in pixels. */
  logo: Size | undefined;
  /** Whether cards fit, from earlier calls with these fonts and this logo. */
  known?: Map<string, boolean>;
};

/**
 * The shared sizes of a design: its own if the texts of all its cards fit them, else ones that they fit. Without cards its samples
 * decide. A card in another font has sizes of its own.
 */
export function sharedSizesFor(
  design: CompanyDesign,
  people: readonly PersonContent[],
  tools: SizeTools,
): SharedSizes {
  const { card } = design;
  const { fonts, logo } = tools;
  const cards = people.filter(isInDesignFont).map((content) => applyDesign(design, content));
  const { typeset } = card.style;
  if (typeset && cards.every((one) => textsFit(one, tools))) return typeset;
  return fitSharedSizes(
    card,
    cards.map((one) => one.content),
    fonts,
    logo,
  );
}

function isInDesignFont({ setIn }: PersonContent): boolean {
  return setIn === undefined;
}

/** The design whose cards have these sizes. */
export function withSharedSizes(design: CompanyDesign, typeset: SharedSizes): CompanyDesign {
  return { ...design, card: applyPatch(design.card, { style: { typeset } }) };
}

/**
 * The sizes of a list. The first list of a design gets those that its people fit, unless somebody chooses otherwise; later
 * ones keep the design's, so that new people do not change the cards of the others.
 */
export function sizesOfList(
  design: CompanyDesign,
  { people, existing, others, choice }: ListOfPeople,
  tools: SizeTools,
): ListSizes {
  const current = design.card.style.typeset ?? sharedSizesFor(design, existing, tools);
  const proposal = proposeSharedSizes(design, current, people, others, tools);
  const isFirst = existing.length <= 1;
  const chosen = choice ?? (isFirst ? 'fitting' : 'kept');
  return { typeset: (chosen === 'fitting' && proposal?.typeset) || current, choice: chosen, proposal };
}

/**
 * Sizes that more people of a list fit than those of the design; null if there are none. People whose texts are refused or
 * would not fit alone either make nobody's texts smaller. `others` are the cards that the list does not replace.
 */
function proposeSharedSizes(
  design: CompanyDesign,
  current: SharedSizes,
  people: readonly PersonContent[],
  others: readonly PersonContent[],
  tools: SizeTools,
): SizeProposal | null {
  const { fonts, logo } = tools;
  const fits = (card: Card, typeset: SharedSizes) =>
    textsFit(applyPatch(card, { style: { typeset } }), tools);
  const common = (cards: readonly Card[]) =>
    fitSharedSizes(
      design.card,
      cards.map(({ content }) => content),
      fonts,
      logo,
    );
  const cards = people.flatMap((content, index) =>
    !isInDesignFont(content) || contentProblems(design, content).length > 0
      ? []
      : [{ index, card: applyDesign(design, content) }],
  );
  const unfitted = cards.filter(({ card }) => !fits(card, current));
  if (unfitted.length === 0) return null;
  const present = others.filter(isInDesignFont).map((content) => applyDesign(design, content));
  const commonOf = (wanted: typeof cards) => common([...present, ...wanted.map(({ card }) => card)]);
  const ofAll = commonOf(cards);
  const hopeless = unfitted.filter(({ card }) => !fits(card, ofAll) && !fits(card, common([card])));
  const typeset = hopeless.length === 0 ? ofAll : commonOf(cards.filter((one) => !hopeless.includes(one)));
  const mended = unfitted.filter(({ card }) => fits(card, typeset));
  if (mended.length === 0) return null;
  return { typeset, smaller: smallerSizes(current, typeset), forcedBy: mended.map(({ index }) => index) };
}

/** Whether the texts of a front have room: none is too long, past the margin, or over something else. */
function textsFit(card: Card, { fonts, logo, known }: SizeTools): boolean {
  const key = known ? JSON.stringify(card) : '';
  const before = known?.get(key);
  if (before !== undefined) return before;
  const scene = layoutCard(card, fonts, logo);
  const isTooLong = scene.items.some((item) => item.kind === 'text' && item.isTooLong);
  const fits = !isTooLong && textInMargin(scene).findings.length === 0;
  known?.set(key, fits);
  return fits;
}
