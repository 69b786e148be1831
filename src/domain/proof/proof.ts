import { isBlank } from '../card/card.ts';
import type { TextField } from '../card/text-fields.ts';

/** What the person who was asked has said about a card: nothing yet, that it is right, or what should change. */
export const proofStates = ['waiting', 'approved', 'changes'] as const;
export type ProofState = (typeof proofStates)[number];

/** A change that is asked for: what a text should say, or anything else about the card. */
export type AskedChange = { field: TextField | 'other'; text: string };

/** Bounds of what one proof and one answer have. */
export const proofCardsMax = 100;
export const askedChangesMax = 20;
export const answerNameMax = 100;

/** How long an answer waits for others before it is mailed: one mail has all of them. */
export const answerMailMs = 5 * 60_000;

/** How long the evidence of a proof is kept, in days: three years. */
export const proofKeptDays = 3 * 365;

/** What a list shows for a card that was sent. A card that differs from what was sent has no answer any more. */
export function shownProofState({ state, isCurrent }: { state: ProofState; isCurrent: boolean }) {
  return isCurrent ? state : 'outdated';
}

/** Why an answer cannot be sent, or null. The same rule for the page and the server. */
export function answerProblem(answer: {
  name: string;
  changes: readonly AskedChange[] | null;
}): 'name' | 'changes' | null {
  if (isBlank(answer.name) || answer.name.length > answerNameMax) return 'name';
  const { changes } = answer;
  if (changes === null) return null;
  const isEmpty =
    changes.length === 0 || changes.some(({ field, text }) => field === 'other' && isBlank(text));
  return isEmpty || changes.length > askedChangesMax ? 'changes' : null;
}
