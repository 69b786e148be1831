import type { SharedSizes } from '#domain/card/shared-sizes.ts';
import { textFields } from '#domain/card/text-fields.ts';
import type { Arrangeable, RulePlan, StackPlan } from '../layout-plan.ts';
import type { RunField } from '../scene.ts';
import { sizeGroups } from './layout-stack.ts';
import { type StackVariant, stackTextsIn, type VariantSource } from './stack-variants.ts';
import type { StackTexts, TextItem } from './text-block.ts';

/** The variant of shared sizes: every text has its size and every block its place, whatever the texts. */
export function fixedVariant(source: VariantSource, typeset: SharedSizes): StackVariant {
  const { plan } = source.card;
  const arrangeable = [plan, ...(plan.alternatives ?? [])][typeset.arrangement] ?? plan;
  const withAddress = arrangeable.stacks.some(
    ({ name, items }) => name === 'address' && items.some(({ field }) => typeset.sizes[field] !== undefined),
  );
  const planned = withAddress ? withoutFilling(arrangeable) : arrangeable;
  return {
    plan: { ...arrangeable, ...(arrangeable.rule && { rule: fixedRule(arrangeable.rule, typeset) }) },
    stacks: stackTextsIn(planned, source)
      .flatMap(blocksOf)
      .map((block) => fixBlock(block, typeset)),
    density: { cost: 0, stepScale: typeset.stepScale, sizeScale: 1, keepsLegibleSizes: false },
    isAlternative: typeset.arrangement > 0,
    isPaired: typeset.isPaired,
    cost: 0,
  };
}

/** The blocks of a stack: the lines of the contact below a person or a company are a block of their own. */
export function blocksOf({ stack, texts }: StackTexts): StackTexts[] {
  const at = texts.findIndex(({ item }) => item.groupStep !== undefined);
  if (at === -1 || stack.name === 'contact') return [{ stack, texts }];
  const contact: StackPlan = { ...stack, name: 'contact' };
  return [
    { stack, texts: texts.slice(0, at) },
    { stack: contact, texts: texts.slice(at) },
  ];
}

function fixBlock({ stack, texts }: StackTexts, { sizes, blocks }: SharedSizes): StackTexts {
  const { follows: _, beside: __, ...free } = stack;
  const place = blocks[stack.name];
  const fixed: StackPlan = place ? { ...free, ...place, grows: 'down' } : free;
  return { stack: fixed, texts: texts.map((text) => fixText(text, sizes)) };
}

function fixText({ item, content }: TextItem, sizes: SharedSizes['sizes']): TextItem {
  const sizePt = item.plannedPt === undefined ? sizeOf(item.field, sizes) : wishedSize(item, sizes);
  if (sizePt === undefined) return { item, content };
  // A text that fills its measure may be as large as its size.
  return { item: { ...item, sizePt, ...(typeof item.fit !== 'object' && { minPt: sizePt }) }, content };
}

/** The size that a text sets itself. */
function wishedSize({ field, sizePt }: TextItem['item'], sizes: SharedSizes['sizes']): number {
  const known: Readonly<Partial<Record<RunField, number | undefined>>> = sizes;
  return known[field] ?? sizePt;
}

/** The size of a text. A line that no card had before has the size of the other lines of its group. */
function sizeOf(field: RunField, sizes: SharedSizes['sizes']): number | undefined {
  const known: Readonly<Partial<Record<RunField, number | undefined>>> = sizes;
  const group = sizeGroups.get(field);
  const ofGroup = textFields.find(
    (other) => sizes[other] !== undefined && group !== undefined && sizeGroups.get(other) === group,
  );
  return known[field] ?? (ofGroup && sizes[ofGroup]);
}

function fixedRule(rule: RulePlan, { ruleY }: SharedSizes): RulePlan {
  return ruleY === undefined ? rule : { ...rule, y: ruleY };
}

function withoutFilling(plan: Arrangeable): Arrangeable {
  return { ...plan, stacks: plan.stacks.map(({ fillsFrom: _, ...stack }) => stack) };
}
