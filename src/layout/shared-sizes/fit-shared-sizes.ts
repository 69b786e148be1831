import { applyPatch, type Card, type CardContent, isBlank, withoutUndefined } from '#domain/card/card.ts';
import { linesOf } from '#domain/card/line-breaks.ts';
import { tidyLabels } from '#domain/card/own-labels.ts';
import type { SharedSizes, TextBlock } from '#domain/card/shared-sizes.ts';
import { contactLineFields, type TextField, textFields } from '#domain/card/text-fields.ts';
import { firstWithoutFaults, plannedSizes, wishesOf } from '../adjust/keep-wishes.ts';
import { countOf } from '../blocks/faults.ts';
import { blocksOf } from '../blocks/fixed-variant.ts';
import { sizeGroups } from '../blocks/layout-stack.ts';
import { chooseArrangement } from '../blocks/layout-texts.ts';
import type { StackVariant } from '../blocks/stack-variants.ts';
import type { StackTexts } from '../blocks/text-block.ts';
import type { Size } from '../guides.ts';
import { layoutCard } from '../layout-card.ts';
import type { Arrangeable } from '../layout-plan.ts';
import type { LayoutFonts } from '../look-layout.ts';
import { planCard } from '../plan-card.ts';
import type { GlyphRun, Scene } from '../scene.ts';
import { type FaceStyle, faceOf } from '../text/faces.ts';

const sizeStepPt = 0.25;

/** Sizes differ by more than this, in pt. */
const rounding = 1e-6;

/**
 * One size for each text and one place for each block, such that the longest texts of all cards fit. The design's own
 * shared sizes are not used. Without cards the texts of the design decide.
 */
export function fitSharedSizes(
  style: Card,
  cards: readonly CardContent[],
  fonts: LayoutFonts,
  logo?: Size,
): SharedSizes {
  const card = applyPatch(style, { style: { typeset: undefined } });
  const longest = longestTexts(card, cards, fonts);
  const { planned, chosen } = firstWithoutFaults(
    wishedArrangements({ ...card, content: longest }, fonts, logo),
  );
  const { variant, arrangement } = chosen;
  const runs = arrangement.stacks.flat();
  const plans: readonly Arrangeable[] = [planned.plan, ...(planned.plan.alternatives ?? [])];
  const typeset: SharedSizes = {
    arrangement: Math.max(0, plans.indexOf(variant.plan)),
    stepScale: variant.density.stepScale,
    isPaired: variant.isPaired,
    sizes: withGroups(sizesOf(runs), wishedFields(card)),
    blocks: placesOf(variant, runs),
    ...(arrangement.rule && typeof variant.plan.rule?.y === 'number' && { ruleY: arrangement.rule.y }),
  };
  return { ...typeset, sizes: sizesThatFit({ card, cards, fonts, logo }, typeset) };
}

/** The arrangements of a card as it is wished, then with fewer wishes. */
function* wishedArrangements(card: Card, fonts: LayoutFonts, logo: Size | undefined) {
  for (const wished of wishesOf(card, () => plannedSizes(planCard(card, fonts.looks).plan))) {
    const planned = planCard(wished, fonts.looks, { fonts });
    const chosen = chooseArrangement(planned, fonts, logo, {});
    yield { planned, chosen, faults: chosen.faults ? countOf(chosen.faults) : 0 };
  }
}

/** The fields with a size that a person has chosen: no other text has it. */
function wishedFields({ style: { adjustments } }: Card): TextField[] {
  return textFields.filter((field) => adjustments?.fields?.[field]?.pt !== undefined);
}

type Company = {
  card: Card;
  cards: readonly CardContent[];
  fonts: LayoutFonts;
  logo: Size | undefined;
};

/** The text with the most lines of each field, then the widest in the field's face, and the longest labels. */
function longestTexts(card: Card, cards: readonly CardContent[], fonts: LayoutFonts): CardContent {
  const { texts, plan } = planCard(card, fonts.looks, { fonts });
  const planned = plan.stacks.flatMap(({ items }) => items);
  const longestOf: CardContent = Object.fromEntries(
    textFields.map((field) => {
      const candidates = cards.length === 0 ? [card.content[field]] : cards.map((texts) => texts[field]);
      const style: FaceStyle = planned.find((item) => item.field === field) ?? { weight: 400 };
      const face = faceOf(texts[field].font, style);
      const widthOf = (text: string) => fonts.shape(face, text, { features: style.features }).widthEm;
      const sizeOf = (text: string) => {
        const lines = text.includes('\n') ? linesOf(text) : [text];
        return 1000 * lines.length + Math.max(...lines.map(widthOf));
      };
      const shown = candidates.filter((text): text is string => text !== undefined && !isBlank(text));
      return [field, shown.reduce((longest, text) => (sizeOf(text) > sizeOf(longest) ? text : longest), '')];
    }),
  );
  const labels = contactLineFields.map((field) => {
    const shown = [card.content, ...cards].map((content) => content.labels?.[field] ?? '');
    return [
      field,
      shown.reduce((longest, label) => (label.length > longest.length ? label : longest)),
    ] as const;
  });
  return withoutUndefined({ ...longestOf, labels: tidyLabels(Object.fromEntries(labels)) });
}

function sizesOf(runs: readonly GlyphRun[]): SharedSizes['sizes'] {
  return Object.fromEntries(
    textFields.flatMap((field) => {
      const run = runs.find((found) => found.field === field);
      return run ? [[field, run.sizePt]] : [];
    }),
  );
}

/** The column and the first baseline of each block. */
function placesOf({ stacks }: StackVariant, runs: readonly GlyphRun[]): SharedSizes['blocks'] {
  return Object.fromEntries(
    stacks
      .flatMap(blocksOf)
      .flatMap(({ stack, texts }: StackTexts): [TextBlock, SharedSizes['blocks'][TextBlock]][] => {
        const own = runs.filter(({ field }) => texts.some(({ item }) => item.field === field));
        if (own.length === 0) return [];
        const y = Math.min(...own.map((run) => run.y));
        return [[stack.name, { x: stack.x, y, width: stack.width }]];
      }),
  );
}

/** The sizes, smaller where a text of some card would still be broken or past its lines. */
function sizesThatFit({ card, cards, fonts, logo }: Company, typeset: SharedSizes): SharedSizes['sizes'] {
  const sizes = { ...typeset.sizes };
  const asArranged = applyPatch(card, { style: { adjustments: undefined } });
  const planned = planCard(asArranged, fonts.looks).plan.stacks.flatMap(({ items }) => items);
  const minPt = (field: TextField) => planned.find((item) => item.field === field)?.minPt ?? 0;
  for (const texts of cards) {
    for (;;) {
      const scene = layoutCard(
        applyPatch({ ...card, content: texts }, { style: { typeset: { ...typeset, sizes } } }),
        fonts,
        logo,
      );
      const fields = tooLong(scene).filter((field) => (sizes[field] ?? 0) > minPt(field) + rounding);
      if (fields.length === 0) break;
      for (const field of fields) sizes[field] = Math.max(minPt(field), (sizes[field] ?? 0) - sizeStepPt);
      Object.assign(sizes, withGroups(sizes, wishedFields(card)));
    }
  }
  return sizes;
}

/** The lines of the contact have one size, wherever they are; so have position and department. */
function withGroups(sizes: SharedSizes['sizes'], wished: readonly TextField[]): SharedSizes['sizes'] {
  return Object.fromEntries(
    textFields.flatMap((field) => {
      const own = sizes[field];
      if (own === undefined) return [];
      const group = wished.includes(field) ? undefined : sizeGroups.get(field);
      const others = textFields.filter(
        (other) => group !== undefined && sizeGroups.get(other) === group && !wished.includes(other),
      );
      return [[field, Math.min(own, ...others.map((other) => sizes[other] ?? own))]];
    }),
  );
}

function tooLong({ items }: Scene): TextField[] {
  return textFields.filter((field) =>
    items.some((item) => item.kind === 'text' && item.field === field && item.isTooLong),
  );
}
