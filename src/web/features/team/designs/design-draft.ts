import type { SavedDesign } from '#contract/card/design-schemas.ts';

/** What can be changed of a design. */
export type DesignDraft = Pick<SavedDesign, 'name' | 'card' | 'rules' | 'branches'>;
