import type { SharedSizes } from '#domain/card/shared-sizes.ts';
import { contactLineFields, type TextField, textFields } from '#domain/card/text-fields.ts';
import type { SizeChange } from '#domain/design/size-changes.ts';
import type { NumberFormat } from '#domain/language/message-rules.ts';
import type { DesignsMessages } from '#messages/en/designs.ts';
import type { EditorMessages } from '#messages/en/editor.ts';
import type { PrintCheckMessages } from '#messages/en/print-check.ts';
import { useLanguage } from '../i18n/messages-context.tsx';
import { numberFormat } from '../i18n/number-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { inSentence } from '../print-check/in-sentence.ts';

/** Sizes in words. */
export type SizeTexts = {
  /** A number of points, as in “6.5”. */
  points: (pt: number) => string;
  /** As in “full name 9 pt instead of 11 pt; contact 6.5 pt instead of 8 pt”. */
  changes: (changes: readonly SizeChange[]) => string;
  /** As in “company name 13 pt; position, contact 8 pt”. */
  sizes: (typeset: SharedSizes) => string;
};

export function useSizeTexts(): SizeTexts {
  const { editor } = useTexts();
  const texts = { editor, designs: useTexts('designs'), printCheck: useTexts('print-check') };
  return sizeTexts(texts, numberFormat(useLanguage().current));
}

type Words = { editor: EditorMessages; designs: DesignsMessages; printCheck: PrintCheckMessages };

export function sizeTexts({ editor, designs, printCheck }: Words, format: NumberFormat): SizeTexts {
  const words = designs.sizes;
  const points = (pt: number) => format(pt, 2);

  /** The lines of the contact have one size and one name. */
  function namesOf(fields: readonly TextField[]): string {
    const names = fields.map((field) => (isContact(field) ? editor.groups.contact : editor.fields[field]));
    return [...new Set(names)].map((name) => inSentence(printCheck, name)).join(', ');
  }

  return {
    points,
    changes: (changes) =>
      changes
        .map(({ fields, beforePt, afterPt }) =>
          words.change(namesOf(fields), points(afterPt), points(beforePt)),
        )
        .join('; '),
    sizes: (typeset) =>
      fieldsBySize(typeset)
        .map(([pt, fields]) => `${namesOf(fields)} ${points(pt)}\u00a0pt`)
        .join('; '),
  };
}

function fieldsBySize({ sizes }: SharedSizes): [pt: number, fields: TextField[]][] {
  const found = new Map<number, TextField[]>();
  for (const field of textFields) {
    const pt = sizes[field];
    if (pt !== undefined) found.set(pt, [...(found.get(pt) ?? []), field]);
  }
  return [...found];
}

function isContact(field: TextField): boolean {
  return contactLineFields.some((contact) => contact === field);
}
