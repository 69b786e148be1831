import { lookIds } from '../card/look/card-look.ts';
import { codeRules, printRules } from '../print-rules.ts';

/**
 * What a page reports about its use, with the values that each kind can have. The list is closed, so that whatever is
 * sent, a day has a known number of rows. An event has no user, no address and no time.
 *
 * fileMade: a PDF of one card, without or with open findings, or of many cards, which are checked apart.
 * fileFinding: a rule with an open finding, once for each file.
 */
export const usageEventValues = {
  editorOpened: [''],
  cardStarted: [''],
  lookChosen: lookIds,
  fileMade: ['clean', 'open', 'many'],
  fileFinding: [...printRules, ...codeRules],
} as const satisfies Record<string, readonly string[]>;

export type UsageEventKind = keyof typeof usageEventValues;
export type UsageEvent = {
  [Kind in UsageEventKind]: { kind: Kind; value: (typeof usageEventValues)[Kind][number] };
}[UsageEventKind];

export const usageEventKinds = Object.keys(usageEventValues) as UsageEventKind[];

/** A page sends what it has collected once it has this many events; more are refused. */
export const maxUsageEvents = 40;

/** The event of a kind and a value, or null if there is no such event. */
export function usageEventOf(kind: string, value: string): UsageEvent | null {
  const known = usageEventKinds.find((name) => name === kind);
  if (!known || !(usageEventValues[known] as readonly string[]).includes(value)) return null;
  return { kind: known, value } as UsageEvent;
}
