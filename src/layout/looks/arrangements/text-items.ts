import { contactLineFields, type TextField } from '#domain/card/text-fields.ts';
import type { ItemPlan } from '../../layout-plan.ts';
import { ptToMm } from '../../units.ts';
import type { LineKind, LineStyle, LookType } from '../look.ts';

/** A kind of text with every value. */
type FullStyle = DesignedStyle & { minPt: number };

type DesignedStyle = Required<Pick<LineStyle, 'sizePt' | 'weight' | 'font' | 'step' | 'lines'>> & LineStyle;

export type FullType = Readonly<Record<LineKind, FullStyle>>;

/** How a look sets its texts where it does not say it. */
const defaults: Readonly<Record<LineKind, DesignedStyle>> = {
  company: { sizePt: 9, weight: 600, font: 'heading', step: 5.2, lines: 2 },
  subtitle: { sizePt: 7, weight: 400, font: 'data', step: 3.9, lines: 1 },
  name: { sizePt: 10, weight: 600, font: 'heading', step: 5.2, lines: 2 },
  role: { sizePt: 7.5, weight: 400, font: 'data', step: 4, lines: 2 },
  contact: { sizePt: 7.2, weight: 400, font: 'data', step: 3.6, lines: 1 },
};

/** How much texts give way on a fallback step. */
export type TextScale = { headings: number; steps: number; lines: number };

/** The type of a look, with headings that give way. No text is smaller than its font is legible. */
export function fullType(
  type: LookType,
  { headings, steps, lines }: TextScale,
  legiblePt: (kind: LineKind) => number,
): FullType {
  const styleOf = (kind: LineKind): FullStyle => {
    const style = { ...defaults[kind], ...type[kind] };
    const isHeading = kind === 'company' || kind === 'name';
    const legible = legiblePt(kind);
    const least = Math.max(legible, style.minPt ?? 0);
    const designed = Math.max(style.sizePt, legible);
    const sizePt = isHeading
      ? Math.max(designed * headings, Math.min(designed, leastHeadingPt), legible)
      : designed;
    const onLine = isHeading && headings < smallHeadings ? 0 : sizePt * shrinkOnLine[kind];
    return {
      ...style,
      sizePt,
      minPt: Math.min(sizePt, Math.max(least, onLine)),
      step: style.step * steps,
      ...(style.firstStep && { firstStep: style.firstStep * steps }),
      lines: Math.max(style.lines, isHeading ? lines : Math.min(2, lines)),
    };
  };
  return {
    company: styleOf('company'),
    subtitle: styleOf('subtitle'),
    name: styleOf('name'),
    role: styleOf('role'),
    contact: styleOf('contact'),
  };
}

/** Headings never get smaller than this by a fallback step, in pt. */
const leastHeadingPt = 8;

/** How far a text may shrink on its line before the graphic gives room. */
const shrinkOnLine = { company: 0.86, name: 0.86, subtitle: 0.93, role: 0.93, contact: 0.93 } as const;

/** On the fallback steps with headings of less than this share, these shrink as far as it takes. */
const smallHeadings = 0.7;

/** The kinds of texts that are not lines of the contact. */
const kinds: { readonly [Field in TextField]?: LineKind } = {
  companyName: 'company',
  website: 'subtitle',
  fullName: 'name',
  position: 'role',
  department: 'role',
};

/** The kind of each text. */
export function lineKindOf(field: TextField): LineKind {
  return kinds[field] ?? 'contact';
}

/** The height of capitals at a size in pt, in mm: most faces of looks have capitals of 0.7 em. */
export function capHeight(sizePt: number): number {
  return 0.7 * ptToMm(sizePt);
}

function itemOf(field: TextField, type: FullType, step?: number): ItemPlan {
  const kind = lineKindOf(field);
  const { sizePt, minPt, weight, isItalic, upperCase, trackingEm, lineHeight, lines } = type[kind];
  return {
    field,
    ...(step !== undefined && { step }),
    sizePt,
    minPt,
    weight,
    ...(isItalic && { isItalic }),
    ...(upperCase && { upperCase }),
    ...(trackingEm !== undefined && { trackingEm }),
    ...lineHeights(lineHeight ?? (kind === 'company' || kind === 'name' ? 1.12 : 1.22)),
    lines,
  };
}

/** The distance of lines; those that are set solid are apart where a letter has a mark. */
export function lineHeights(lineHeight: number): Pick<ItemPlan, 'lineHeight' | 'lineHeightWithMarks'> {
  return lineHeight < 1.05 ? { lineHeight, lineHeightWithMarks: 1.14 } : { lineHeight };
}

/** The company and its subtitle. */
export function companyItems(type: FullType): ItemPlan[] {
  return [itemOf('companyName', type), itemOf('website', type, type.subtitle.step)];
}

/** The name with position and department. */
export function personItems(type: FullType): ItemPlan[] {
  return [itemOf('fullName', type), ...roleItems(type, type.role.step)];
}

function roleItems(type: FullType, firstStep?: number): ItemPlan[] {
  const line = ptToMm(type.role.sizePt) * 1.32;
  return [
    itemOf('position', type, firstStep),
    { ...itemOf('department', type, firstStep ?? line), stepAfter: { field: 'position', step: line } },
  ];
}

/** The lines of the contact. With a first step they go on below other texts of their stack. */
export function contactItems(
  type: FullType,
  firstStep?: number,
  fields: readonly TextField[] = contactLineFields,
): ItemPlan[] {
  const { step } = type.contact;
  return fields.map((field, index) => ({
    ...itemOf(field, type, step),
    ...(index === 0 && firstStep !== undefined && { step: firstStep }),
    ...(firstStep !== undefined && firstStep > step && { groupStep: firstStep }),
  }));
}
