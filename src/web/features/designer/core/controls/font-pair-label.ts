import type { CardStyleMessages } from '#messages/en/card-style.ts';

/** The name of two fonts, once if they are the same. */
export function fontPairLabel(
  { pair }: Pick<CardStyleMessages, 'pair'>,
  strong: string,
  quiet: string,
): string {
  return strong === quiet ? strong : pair(strong, quiet);
}
