import { tidyText } from '../card/card-text.ts';
import { textFields } from '../card/text-fields.ts';
import { applyDesign, type CompanyDesign } from './company-design.ts';
import type { RowToAccept } from './rows-to-accept.ts';

/** What a list of people that a program sends means for one of them. */
export const personStates = ['new', 'changed', 'same', 'problem'] as const;
export type PersonState = (typeof personStates)[number];

/** A row with a problem, or one that is there twice, is neither accepted nor stored. */
export function personStateOf(
  design: CompanyDesign,
  { card, content, problems, duplicateOf }: RowToAccept,
): PersonState {
  if (problems.length > 0 || duplicateOf !== null) return 'problem';
  if (!card) return 'new';
  const { content: texts } = applyDesign(design, content);
  const isSame =
    content.branchId === card.branchId &&
    textFields.every((field) => tidyText(texts[field]) === tidyText(card.texts[field]));
  return isSame ? 'same' : 'changed';
}
