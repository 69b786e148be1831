import { type TextField, textFieldRecords } from './text-fields.ts';

/** The most line breaks of one text. */
export const lineBreaksMax = 2;

/** Whether a text can have line breaks: numbers and addresses of the internet are on one line. */
export function allowsLineBreaks(field: TextField): boolean {
  return textFieldRecords[field].inputMode === undefined;
}

/** Whether a text has more than one line. Empty lines do not count. */
export function hasLineBreak(text = ''): boolean {
  return text.includes('\n') && linesOf(text).length > 1;
}

/** A text by lines, without empty ones and without spaces around them. Further lines are at the end of the last one. */
export function linesOf(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const [filled, last] = [lines.filter((line) => line !== ''), lineBreaksMax];
  return filled.length > last + 1 ? [...filled.slice(0, last), filled.slice(last).join(' ')] : filled;
}

/** A text on one line: its line breaks are read as spaces. */
export function onOneLine(text: string): string {
  return text.includes('\n') ? text.replaceAll(/\s*\n\s*/g, ' ').trim() : text;
}

/** A text on one line whose line breaks can be seen. */
export function withVisibleBreaks(text: string): string {
  return text.replaceAll('\n', ' ↵ ');
}

/** A text as it is stored: a text with line breaks is trimmed around them, any other stays as it is. */
export function storedLines(text: string): string {
  return text.includes('\n') ? linesOf(text).join('\n') : text;
}

/** A text while it is typed: as many line breaks as it can have, the others as spaces. */
export function typedLines(typed: string, breaksMax = lineBreaksMax): string {
  if (!/[\r\n]/.test(typed)) return typed;
  const [first = '', ...others] = typed.replaceAll(/\r\n?/g, '\n').split('\n');
  return others.reduce((text, line, index) => `${text}${index < breaksMax ? '\n' : ' '}${line}`, first);
}
