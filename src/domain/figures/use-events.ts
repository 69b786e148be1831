import { lookIds } from '../card/look/card-look.ts';
import { codeRules, printRules } from '../print-rules.ts';

/**
 * What a page reports about its use, with the values that each kind can have. The list is closed, so that whatever is
 * sent, a day has a known number of rows. An event has no user, no address and no time.
 *
 * fileMade: a PDF of one card, without or with open findings, or of many cards, which are checked apart.
 * fileFinding: a rule with an open finding, once for each file.
 */
export const useEventValues = {
  editorOpened: [''],
  cardStarted: [''],
  lookChosen: lookIds,
  fileMade: ['clean', 'open', 'many'],
  fileFinding: [...printRules, ...codeRules],
} as const satisfies Record<string, readonly string[]>;

export type UseEventKind = keyof typeof useEventValues;
export type UseEvent = {
  [Kind in UseEventKind]: { kind: Kind; value: (typeof useEventValues)[Kind][number] };
}[UseEventKind];

export const useEventKinds = Object.keys(useEventValues) as UseEventKind[];

/** A page sends what it has collected once it has this many events; more are refused. */
export const maxUseEvents = 40;

/** The event of a kind and a value, or null if there is no such event. */
export function useEventOf(kind: string, value: string): UseEvent | null {
  const known = useEventKinds.find((name) => name === kind);
  if (!known || !(useEventValues[known] as readonly string[]).includes(value)) return null;
  return { kind: known, value } as UseEvent;
}
