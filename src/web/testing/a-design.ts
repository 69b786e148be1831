import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { newCard } from '#domain/card/card.ts';
import { defaultRules } from '#domain/design/company-design.ts';

const time = '2026-01-01T00:00:00.000Z';

/** A company design without branches, whose people need a name alone. */
export function aDesign(fields: Partial<SavedDesign> = {}): SavedDesign {
  return {
    id: 'lumen',
    name: 'Lumen',
    version: 1,
    card: { ...newCard, content: { companyName: 'Lumen', fullName: 'Sample' } },
    rules: defaultRules({ companyName: 'Lumen', fullName: 'Sample' }),
    branches: [],
    takesPeopleAtOnce: false,
    cardCount: 0,
    createdAt: time,
    updatedAt: time,
    ...fields,
  };
}
