import { textFieldRecords, textFields } from '#domain/card/text-fields.ts';
import type { Arrangeable, StackPlan } from '../layout-plan.ts';
import type { LayoutFonts } from '../look-layout.ts';
import type { PlannedCard } from '../planned-card.ts';
import { type CardText, cardTextOf, type Placeholders } from '../text/card-text.ts';
import { withLabelColumn } from './label-column.ts';
import { withSharedLegibleSize } from './layout-stack.ts';
import { hasPair } from './pair-lines.ts';
import { type ImageSize, stacksBesideLogo } from './place-logo.ts';
import { shareColumns } from './share-columns.ts';
import type { Density, StackTexts, TextItem } from './text-block.ts';

/** One way to lay out a card: its positions, and the density of its texts. */
export type StackVariant = VariantOutline & {
  /** Columns are as wide as their texts need. */
  stacks: readonly StackTexts[];
};

/** A variant before its texts are measured. */
export type VariantOutline = {
  plan: Arrangeable;
  density: Density;
  /** Whether its positions are not the planned ones. */
  isAlternative: boolean;
  /** Short texts are side by side where they fit. */
  isPaired: boolean;
  /** How far it is from the plan, whatever its texts. */
  cost: number;
};

/** The densities to try, from the planned one to the densest that is readable. */
const densities: readonly Density[] = [
  { cost: 0, stepScale: 1, sizeScale: 1, keepsLegibleSizes: true },
  { cost: 10, stepScale: 0.88, sizeScale: 0.9, keepsLegibleSizes: true },
  { cost: 20, stepScale: 1, sizeScale: 1, keepsLegibleSizes: false },
  { cost: 30, stepScale: 0.88, sizeScale: 0.9, keepsLegibleSizes: false },
  { cost: 45, stepScale: 0.82, sizeScale: 0.8, keepsLegibleSizes: false },
  { cost: 60, stepScale: 0.76, sizeScale: 0, keepsLegibleSizes: false },
  { cost: 70, stepScale: 0.68, sizeScale: 0, keepsLegibleSizes: false, minPt: 6.5 },
];

/** What it costs to leave the planned positions, for the first alternative and each further one, and to pair lines. */
const costs = { alternative: 8, further: 4, pairs: 4 } as const;

/** Whether a density is a last resort. */
export function isVeryDense({ stepScale }: Density): boolean {
  return stepScale < 0.88;
}

/** What is laid out: a card with its fonts, its logo's size in mm, and the placeholders of a preview. */
export type VariantSource = {
  card: PlannedCard;
  fonts: LayoutFonts;
  logo: ImageSize | null;
  placeholders: Placeholders;
};

/** The variants that are worth trying, best first: other positions come before a higher density. */
export function* stackVariants(
  source: VariantSource,
  isWorthTrying: (outline: VariantOutline) => boolean,
): Generator<StackVariant> {
  const { plan } = source.card;
  const textOf = rememberTexts(source);
  const plans = [plan, ...(plan.alternatives ?? [])].map((arrangeable) => {
    let texts: readonly StackTexts[] | null = null;
    return { arrangeable, texts: () => (texts ??= textsOfPlan(arrangeable, source, textOf)) };
  });
  const planned = plans[0]?.texts() ?? [];
  const pairings = planned.some(({ texts }) => hasPair(texts)) ? [false, true] : [false];
  const hasLegibleSizes = planned.some(({ texts }) => texts.some(({ content }) => content.legiblePt > 0));
  // A look gives its texts room before they get dense.
  const possible = source.card.keepsSizes ? densities.filter(({ stepScale }) => stepScale > 0.8) : densities;
  const tried = hasLegibleSizes ? possible : possible.slice(2);
  for (const density of tried) {
    for (const isPaired of pairings) {
      for (const [index, { arrangeable, texts }] of plans.entries()) {
        const outline: VariantOutline = {
          plan: arrangeable,
          density,
          isAlternative: index > 0,
          isPaired,
          cost:
            density.cost -
            (tried[0]?.cost ?? 0) +
            (isPaired ? costs.pairs : 0) +
            (index > 0 ? costs.alternative + costs.further * (index - 1) : 0),
        };
        if (isWorthTrying(outline)) {
          yield { ...outline, stacks: shareColumns(texts(), source.fonts, density) };
        }
      }
    }
  }
}

/** The texts of a card in one arrangement, as planned for any texts. */
export function stackTextsIn(plan: Arrangeable, source: VariantSource): readonly StackTexts[] {
  return textsOfPlan(plan, source, rememberTexts(source));
}

/** The content of each item; alternatives have the same items. */
function rememberTexts({
  card,
  logo,
  placeholders,
}: VariantSource): (item: StackPlan['items'][number]) => CardText | null {
  const known = new Map<StackPlan['items'][number], CardText | null>();
  return (item) => {
    const found = known.get(item);
    if (found !== undefined) return found;
    const isInLogo = card.logo.hasName && logo !== null && item.field === 'companyName';
    const content = isInLogo ? null : cardTextOf(card, item, placeholders);
    known.set(item, content);
    return content;
  };
}

function textsOfPlan(
  plan: Arrangeable,
  { logo, fonts }: VariantSource,
  textOf: (item: StackPlan['items'][number]) => CardText | null,
): readonly StackTexts[] {
  const stacks = stacksBesideLogo(plan, logo).map((stack): StackTexts => {
    const texts = stack.items.flatMap((item): TextItem[] => {
      const content = textOf(item);
      return content ? [{ item, content }] : [];
    });
    return { stack, texts };
  });
  return fillColumns(stacks).map(({ stack, texts }) => ({
    stack,
    texts: withLabelColumn(withSharedLegibleSize(stack, texts), fonts),
  }));
}

/** Moves texts to an empty column that takes them from its neighbour. */
function fillColumns(stacks: readonly StackTexts[]): readonly StackTexts[] {
  const empty = stacks.find(({ stack, texts }) => stack.fillsFrom && texts.length === 0);
  const source = stacks.find(({ stack }) => stack.name === empty?.stack.fillsFrom);
  if (!empty || !source || source.texts.length < 2) return stacks;
  const at = columnBreak(source.texts);
  return stacks.map((texts) => {
    if (texts === source) return { ...source, texts: source.texts.slice(0, at) };
    return texts === empty ? { ...empty, texts: source.texts.slice(at) } : texts;
  });
}

/** Phone numbers in one column and addresses in the other; half and half where there are only some of one kind. */
function columnBreak(texts: readonly TextItem[]): number {
  const numbers: readonly string[] = textFields.filter(
    (field) => textFieldRecords[field].inputMode === 'tel',
  );
  const firstAddress = texts.findIndex(({ item }) => !numbers.includes(item.field));
  return firstAddress > 0 ? firstAddress : Math.ceil(texts.length / 2);
}
