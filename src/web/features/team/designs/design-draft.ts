import type { SavedDesign } from '#contract/card/design-schemas.ts';
import type { Card } from '#domain/card/card.ts';
import { applyDesign } from '#domain/design/company-design.ts';

/** What can be changed of a design. */
export type DesignDraft = Pick<SavedDesign, 'name' | 'card' | 'rules' | 'branches' | 'listRules'>;

/** The design as a card, with its samples as the texts of a person. */
export function sampleOf({ card, rules }: DesignDraft): Card {
  return applyDesign({ card, rules, branches: [] }, { texts: card.content });
}
