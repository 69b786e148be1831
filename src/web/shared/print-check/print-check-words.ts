import type { EditorMessages } from '#messages/en/editor.ts';
import type { PrintCheckMessages } from '#messages/en/print-check.ts';

export type PrintCheckWords = ReturnType<typeof printCheckWords>;

/** The texts of the print check, with the names of layouts and texts as the editor has them. */
export function printCheckWords({ layouts, fields }: EditorMessages, t: PrintCheckMessages) {
  return { ...t, layouts, subjects: { ...fields, ...t.subjects } };
}
