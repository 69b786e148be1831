import { contactLineFields, type TextField } from '#domain/card/text-fields.ts';
import type { ItemPlan } from '../layout-plan.ts';

/** Between texts side by side. */
export const separator = '   ·   ';

/** How small texts are set: size in pt, steps in mm. */
type SmallLines = {
  sizePt: number;
  /** From line to line. */
  step: number;
  /** From the text above the first line; absent where a stack starts with these lines. */
  firstStep?: number;
};

/** One small text. Without a step it is the first of its stack. */
export function smallLine(field: TextField, { sizePt, step }: { sizePt: number; step?: number }): ItemPlan {
  const line = { field, sizePt, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 } as const;
  return step === undefined ? line : { ...line, step };
}

/** The lines of the contact, or some of them. */
export function contactLines(
  { sizePt, step, firstStep }: SmallLines,
  fields: readonly TextField[] = contactLineFields,
): ItemPlan[] {
  const first = smallLine('phone', firstStep === undefined ? { sizePt } : { sizePt, step: firstStep });
  const group = firstStep !== undefined && firstStep > step && { groupStep: firstStep };
  return fields.map((field) => {
    if (field === 'phone') return { ...first, ...group, stepAfter: { field: 'mobile', step } };
    return { ...(field === fields[0] ? { ...first, field } : smallLine(field, { sizePt, step })), ...group };
  });
}

/** The name of the person, on up to two lines. */
export function nameLine(sizePt: number): ItemPlan {
  return {
    field: 'fullName',
    sizePt,
    minPt: 8.5,
    weight: 600,
    lineHeight: 1.15,
    lines: 2,
    trackingEm: -0.005,
  };
}

/** The position with the department below it. */
export function roleLines({ sizePt, step, firstStep }: Required<SmallLines>, lines = 2): ItemPlan[] {
  const line = { ...smallLine('position', { sizePt, step: firstStep }), lines };
  return [line, { ...line, field: 'department', stepAfter: { field: 'position', step } }];
}
