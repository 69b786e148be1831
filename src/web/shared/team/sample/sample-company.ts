import { applyPatch, newCard } from '#domain/card/card.ts';
import type { LookId } from '#domain/card/look/card-look.ts';
import { type CompanyDesign, defaultRules, type PersonContent } from '#domain/design/company-design.ts';
import { withLook } from '#domain/look/choose-look.ts';

/** The looks that the sample company tries. */
export const sampleCompanyLooks = [
  'route',
  'bauhaus',
  'red-dot',
  'contour',
  'relief',
  'letter-block',
] as const;

type SampleCompanyLook = (typeof sampleCompanyLooks)[number] & LookId;

/** What can be changed of the sample company. */
export type SampleCompany = { companyName: string; look: SampleCompanyLook };

/** Nobody of them exists, and nobody can have their addresses. */
export const sampleCompany: SampleCompany = { companyName: 'Norfield Hydro', look: 'route' };

/** Full name, place in the branches, and the end of the phone number. The positions are texts. */
const colleagues = [
  ['Anna Whitfield', 0, '101'],
  ['Ben Okafor', 1, '201'],
  ['Chiara Rossi', 0, '102'],
  ['Daniel Novak', 2, '301'],
  ['Eva Lindqvist', 1, '202'],
  ['Farid Haddad', 0, '103'],
  ['Greta Baumann', 2, '302'],
  ['Hugo Martens', 1, '203'],
  ['Ines Carvalho', 0, '104'],
  ['Jonas Weber', 2, '303'],
  ['Katya Moroz', 1, '204'],
  ['Liam Doyle', 0, '105'],
  ['Maria Kowal', 2, '304'],
  ['Noor Rahman', 1, '205'],
  ['Oskar Lund', 0, '106'],
  ['Petra Vesela', 2, '305'],
] as const;

export const colleagueCount = colleagues.length;

const branches = [
  { id: 'bratislava', name: 'Bratislava', phone: '+421 2 5550 0' },
  { id: 'vienna', name: 'Vienna', phone: '+43 1 5550 0' },
  { id: 'hamburg', name: 'Hamburg', phone: '+49 40 5550 0' },
] as const;

/** The people of the sample company, as a list of a personnel system has them. */
export function samplePeopleOf(positions: readonly string[]): PersonContent[] {
  return colleagues.map(([fullName, branch, end], index) => ({
    texts: {
      fullName,
      position: positions[index] ?? '',
      phone: `${branches[branch].phone}${end}`,
      email: `${fullName.toLowerCase().replace(' ', '.')}@norfield.example`,
    },
    branchId: branches[branch].id,
  }));
}

/** The design of the sample company: its name and its address are locked, and each branch has its city. */
export function sampleDesign({ companyName, look }: SampleCompany, subtitle: string): CompanyDesign {
  const content = { companyName, website: subtitle, fullName: 'Anna Whitfield', url: 'norfield.example' };
  const card = withLook(applyPatch(newCard, { content }), look);
  return {
    card,
    rules: { ...defaultRules(content), url: 'locked' },
    branches: branches.map(({ id, name }) => ({ id, name, texts: { city: name } })),
  };
}
