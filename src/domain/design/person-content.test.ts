import { expect, test } from 'vitest';
import { cardOf } from '../card/flat-card.ts';
import { type CompanyDesign, defaultRules } from './company-design.ts';
import { branchName, personContent } from './person-content.ts';

const card = cardOf({ companyName: 'Kvások', fullName: 'Elena Marek' });
const kosice = { id: 'k', name: 'Košice', texts: { city: '040 01 Košice' } };

function aDesign(branches: CompanyDesign['branches'] = [kosice]): CompanyDesign {
  return { card, branches, rules: defaultRules(card.content) };
}

test.each(['Košice', 'kosice', 'KOŠICE', 'Kos\u030cice'])(
  'the branch %s is that of the design and has its name',
  (branch) => {
    const content = personContent(aDesign(), { texts: {}, branch });
    expect(content.branchId).toBe('k');
    expect(branchName(aDesign(), content, branch)).toBe('Košice');
  },
);

test('a branch of a design without branches keeps its name and chooses no lines', () => {
  const content = personContent(aDesign([]), { texts: {}, branch: 'Brno' });
  expect(content.branchId).toBeUndefined();
  expect(branchName(aDesign([]), content, 'Brno')).toBe('Brno');
});

test('an unknown branch stays, to be named as a problem', () => {
  expect(personContent(aDesign(), { texts: {}, branch: 'Praha' }).branchId).toBe('Praha');
});
