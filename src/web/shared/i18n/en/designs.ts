import type { TextRule } from '#domain/design/company-design.ts';

const rules: Record<TextRule, string> = {
  locked: 'Locked',
  required: 'Required',
  optional: 'Optional',
  hidden: 'Hidden',
};

export const designsEn = {
  title: 'Company designs',
  text: 'One style for many people. A change of the design changes all of its cards at once.',
  empty:
    'You have no company design yet. Open My Cards, choose a card, and select “Make a company design” in its menu.',
  needsPlan: 'Company designs need a paid plan.',
  make: 'Make a company design',
  more: (name: string) => `More for ${name}`,
  ofDesign: 'Company design',
  cardCount: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  name: 'Name',
  look: 'Look, logo and back',
  editLook: 'Edit look, logo and back',
  editLookOf: (name: string) => `Edit look, logo and back of ${name}`,
  lookNotice: (count: number) =>
    count === 1
      ? 'Saving changes the look of the 1 card of this design. Texts that are a person’s own are samples here.'
      : `Saving changes the look of all ${count} cards of this design. Texts that are a person’s own are samples here.`,
  sizes: {
    change: (texts: string, after: string, before: string) =>
      `${texts} ${after}\u00a0pt instead of ${before}\u00a0pt`,
    fixed: (sizes: string) => `One size for all cards: ${sizes}.`,
    atSave: 'The sizes that all cards fit are computed when you save.',
    refit: 'Fit to the present cards',
    refitted: { title: 'Sizes Fitted', description: 'Save to use them on all cards.' },
    same: { title: 'Sizes Unchanged', description: 'They are those that all cards fit.' },
    failed: 'The sizes could not be computed. Check your connection and try again.',
  },
  texts: 'Texts',
  textsHint:
    'Locked texts are the same on every card. Required and optional ones are the person’s. Hidden ones are on no card.',
  rule: (field: string) => `Rule: ${field}`,
  words: (field: string) => `Words: ${field}`,
  rules,
  branches: 'Branches',
  branchesHint: 'Lines of an office. A card of a branch has them unless it has its own.',
  branchName: 'Branch',
  noBranch: 'No branch',
  branchLine: (field: string, branch: string) => `${field} of ${branch}`,
  newBranch: 'New branch',
  addBranch: 'Add branch',
  removeBranch: (name: string) => `Remove ${name}`,
  save: 'Save design',
  saved: {
    title: 'Design Saved',
    description: (count: number) =>
      count === 1 ? '1 card has the new look.' : `${count} cards have the new look.`,
  },
  conflict: {
    title: (name: string) => `“${name}” was changed elsewhere`,
    text: 'The same was changed here and elsewhere. Choose what to keep; all other changes are kept from both.',
    part: 'Changed twice',
    own: 'Here',
    saved: 'Saved elsewhere',
    empty: 'empty',
    removed: 'removed',
    cancel: 'Cancel',
    keepSaved: 'Keep the saved one',
    keepOwn: 'Save mine',
  },
  made: { title: 'Company Design Made', description: 'The card is the first one of the design.' },
  delete: 'Delete design',
  deletion: {
    title: (name: string) => `Delete the design “${name}”?`,
    text: (count: number): string =>
      count === 0
        ? 'No card uses it.'
        : 'Its cards keep their look, each with its own copy of the style. Later changes no longer reach them together.',
    cancel: 'Cancel',
    confirm: 'Delete design',
  },
  deleted: {
    title: 'Design Deleted',
    description: (name: string) => `“${name}” is gone. Its cards are as before.`,
  },
  lockedHint: 'Set by the company design',
  editNotice: (name: string) =>
    `This card is of the company design “${name}”. Its style and locked lines change there.`,
  editNoticeLink: 'Open the design',
};

export type DesignsMessages = typeof designsEn;
