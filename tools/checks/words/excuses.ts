/** Texts in Title Case that the specification fixes, or that stand beside such a text and are written like it. */
const fixedTitles = {
  admin: `editing.save updated.title deleted.title impersonated.title accessDenied.title audit.actions.user_updated
    audit.actions.user_deleted audit.actions.impersonation_started audit.actions.impersonation_ended`,
  billing: `mostPopular currentPlan upgradeNow selectPlan loginRequired.title checkout.complete checkout.paid.title success.title
    success.startCreating success.viewCards success.upgraded.title`,
  cards: `newCard cardName empty.create bin.back editCard notFound.title saved.title changed.title duplicated.title
    renamed.title deleted.title restored.title`,
  common: 'navigation.createCard navigation.myCards toasts.sessionRestored.title',
  editor: `cardName save examples.companyName examples.fullName logo.upload placeholders.companyName placeholders.fullName
    showRulers showBleed showSafe loginRequired.title`,
  failures: `login.title register.title adminUpdate.title adminDelete.title adminImpersonate.title payment.title upgrade.title
    deleteAccount.title logout.title restoreSession.title`,
  offer: 'waiting.save',
  orders: 'list.toCards',
  pdf: 'cropMarks',
  people: 'choose.create',
  sso: 'provider.save provider.confirm',
};

const names = {
  'card-style': 'sample.companyName sample.fullName',
  looks: `names.grand-deco names.olive-branch names.floor-plan names.old-town names.big-initial names.letter-block
    names.petal-lattice names.colour-field names.red-dot names.little-arcs
    names.presswall`,
  pdf: 'shops.presets.unitedStates',
  sso: 'provider.presets.microsoft.label provider.presets.google.label',
};

/** Excuses of one reason for keys that are listed by catalogue. */
function each(pattern: string, reason: string, catalogues: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(catalogues).flatMap(([catalogue, keys]) =>
      keys.split(/\s+/).map((key) => [`${pattern} ${catalogue}:${key}`, reason]),
    ),
  );
}

const designPeople = 'the people, cards or company of a thing with a long name: ’s would read worse';

/** Counted words after a preposition or in another case have one form for two and for five, as have some nouns. */
const oneForm = {
  'sk/company': 'log.actions.cards_imported',
  'sk/editor': 'twoTabs.text',
  'sk/fill-in': 'inbox.accepted.left links.inbox links.mailing.shared',
  'sk/orders': 'next.order',
  'sk/people': `check.sizes.needed check.sizes.used check.sizes.neededPlaces check.sizes.usedPlaces
    check.gone.tickAll`,
  'cs/card-style': 'differing',
  'cs/design-change': 'approvalsEnd ends.rows',
  'cs/designs': 'lookNotice',
  'cs/fill-in': 'inbox.accepted.left links.inbox',
  'cs/people': `check.sizes.needed check.sizes.used check.sizes.neededPlaces check.sizes.usedPlaces
    print.problems.title`,
  'cs/print-check': 'warnings',
  'cs/user-page': 'actions.endSessionsNote',
};

/** Names that every language has as they are. */
const sameNames = {
  'sk/developers': 'title scriptLink',
  'cs/developers': 'scriptLink',
  'de/developers': 'scriptLink body',
  ...Object.fromEntries(
    ['sk', 'cs', 'de'].flatMap((language) => [
      [`${language}/looks`, 'names.grand-deco'],
      [`${language}/sso`, 'provider.presets.microsoft.label provider.presets.google.label'],
    ]),
  ),
};

/** What may stand, and why: the pattern and the place. */
export const excuses: Readonly<Record<string, string>> = {
  ...each('title-case', 'the specification fixes it, or the text beside it', fixedTitles),
  ...each('title-case', 'a name', names),
  ...each('in-english', 'a name, or a word of the field', sameNames),
  ...each('same-form', 'one form for two and for five', oneForm),
  'texts designs:sizes.change': 'the name of a value, not a word',
  'possessive developers:calls.putPeople.text': designPeople,
  'former overview:payments.declinedOf': 'the name of a value, not a word',
  'texts help/en/colours.md:15': 'the mark of a heading, which links know',
  'possessive help/en/team-import.md:38': designPeople,
  'possessive summary:listPeopleOfDesign': designPeople,
  'possessive summary:importCards': designPeople,
  'possessive summary:startSso': designPeople,
  'possessive summary:putPeople': designPeople,
  'possessive summary:openProof': designPeople,
  'possessive summary:askForApproval': designPeople,
  ...each('karta', 'a tab of the browser, or a bank or plastic card', {
    'sk/billing': 'document.paidNote',
    'sk/company': 'switch.note',
    'sk/editor': 'format.usualIn.85x54 twoTabs.thisTab twoTabs.otherTab twoTabs.joined twoTabs.added',
    'sk/overview': 'payments.declined',
    'sk/proofs': 'page.adjustHint',
    'sk/share': 'descriptions./checkout',
    'sk/user-page': 'payments.refundHint',
  }),
  'rez sk/pdf-parts:sheets.gaps.none': 'the movement of the knife, not the cut of a card',
  'neprovedeno cs/common:crash.title': 'the title of the error page',
  'dělat help/cs/finishing.md:22': 'what a finish does to paper',
  'dělat help/cs/print-shop.md:3': 'what a person does',
  'dělat help/cs/team-import.md:3': 'what a person does',
  'program help/cs/logos.md:14': 'a program for images',
  ...each('Grund', 'the reason, not the background', {
    'de/admin': 'audit.reason',
    'de/mail': 'signedOutBySupport.paragraphs[1]',
    'de/user-page': 'actions.endSessionsHint actions.reason actions.reasonMissing',
  }),
  'Grund help/de/team-import.md:26': 'the reason, not the background',
};
