/**
 * Journeys whose rule has a test of a component, of pure code or of the API, and where. The short form of the gate leaves them
 * out, as those tagged @full; `npm run e2e` and the nightly run have them. `tools/checks/tested-below.test.ts` checks the list.
 */
const api = 'src/api/features';
const designer = 'src/web/features/designer';
const listImport = 'src/web/features/team/import';

/** A row: the journey's file, words of its title, the file of the test of its rule, words of that test's title. */
export const testedBelow: readonly (readonly [string, string, string, string])[] = [
  [
    'company/company.spec.ts',
    'interleaved saves of two tabs reach the account of their tab',
    `${api}/company/active-account.test.ts`,
    '200 interleaved saves of two tabs are stored where their tab says',
  ],
  [
    'company/company.spec.ts',
    'a company is deleted after 30 days, and kept before',
    `${api}/company/companies.test.ts`,
    'a company is deleted 30 days after an owner asked for it',
  ],
  [
    'company/company.spec.ts',
    'an invitation for another address, and one that was revoked, say so',
    `${api}/company/invitations.test.ts`,
    'another address is refused, and the invitation stays',
  ],
  [
    'company/company.spec.ts',
    'a login on a new device opens the company that was used last',
    `${api}/account/last-account.test.ts`,
    'a sign-in on a new device opens the account that the person used last',
  ],
  [
    'editor/drafts.spec.ts',
    'a write based on an outdated revision changes nothing until the user chooses a version',
    'src/editor/draft-autosave.test.ts',
    'a text that another tab has changed too is a conflict until the user chooses',
  ],
  [
    'editor/drafts.spec.ts',
    'the way back from the gallery restores nothing, a reload does',
    `${designer}/save/draft/opened-drafts.test.ts`,
    'not on the way back from another page',
  ],
  [
    'editor/unwritten-changes.spec.ts',
    'unwritten changes are visible only to their owner, and logging out removes them',
    'src/web/shared/drafts/unwritten-draft.test.ts',
    'logging out removes the owner’s stored changes, and open pages store no more',
  ],
  [
    'editor/unwritten-changes.spec.ts',
    'the first change of a saved card is restored and marked, and the card keeps its logo',
    'src/web/shared/drafts/unwritten-draft.test.ts',
    'the first change of a saved card keeps the card’s logo',
  ],
  [
    'cards/designs.spec.ts',
    'a design that was changed elsewhere is joined where it can be, and asks where the same was changed',
    'src/web/features/team/designs/change-joined.test.ts',
    'what was saved elsewhere meanwhile is joined',
  ],
  [
    'editor/formats.spec.ts',
    'a visitor from Britain is offered the usual size there, and one from America is not',
    `${designer}/format/usual-format.test.ts`,
    'the usual format is',
  ],
  [
    'editor/formats.spec.ts',
    'a custom size is refused in words or shown on the card',
    `${designer}/format/custom-side.test.ts`,
    'is refused',
  ],
  [
    'editor/logo.spec.ts',
    'dragging the logo sets its offsets',
    'src/editor/hand/move.test.ts',
    'a move ends in quarters of a millimetre from the place of the item',
  ],
  [
    'editor/look.spec.ts',
    'Shuffle says so when nothing may change',
    'src/layout/looks/shuffle.test.ts',
    'with everything locked nothing changes',
  ],
  [
    'editor/font-parts.spec.ts',
    'a font of the looks is drawn and printed',
    'src/web/shared/looks/looks-in-print.test.tsx',
    'is what its file prints',
  ],
  [
    'editor/over-the-page.spec.ts',
    'on a small phone a toast moves away from the field that is typed',
    'src/web/ui/overlays/clear-place.test.ts',
    'a toast at the top edge of a phone goes below the field that is typed',
  ],
  [
    'looks/gallery.spec.ts',
    'filters narrow the looks, and say how many are left',
    'src/web/features/looks/filter-looks.test.ts',
    'filters narrow each other',
  ],
  [
    'team/import.spec.ts',
    'after a lost answer and one more fix the saved cards are shown',
    `${listImport}/import-state.test.ts`,
    'after a lost answer is fetched, the rows of the new cards know them',
  ],
  [
    'team/import.spec.ts',
    'a fix stays when the cards are downloaded for a print shop, and when the columns are seen again',
    `${listImport}/import-state.test.ts`,
    'a fix stays when the columns are chosen again',
  ],
  [
    'team/import.spec.ts',
    'what the server refuses is written at its row',
    `${listImport}/check/refused-rows.test.ts`,
    'what the server refuses is shown at its rows',
  ],
  [
    'print/pdf.spec.ts',
    'crop marks enlarge the page, and 600 DPI sets the resolution',
    'src/print/page-boxes.test.ts',
    'with marks the page grows by 5 mm of mark and 1 mm of gap',
  ],
  [
    'print/pdf.spec.ts',
    'after the download a message for the print shop can be copied',
    `${designer}/pdf/print-shop-message.test.ts`,
    'a message for a print shop has all that it asks for',
  ],
  [
    'team/fill-in.spec.ts',
    'a link for one person shows their lines, in Slovak too, and an ended link says what to do',
    `${api}/fill-in/fill-in.test.ts`,
    'a link for one person is about their card',
  ],
  [
    'team/orders.spec.ts',
    'a requested change stays with its words until it is taken over, and nobody is ordered twice unasked',
    `${api}/orders/under-way.test.ts`,
    'is ordered again only by who says so',
  ],
  [
    'team/card-table.spec.ts',
    'the table says when a card was last ordered',
    `${api}/orders/orders.test.ts`,
    'is that of the last order that was sent',
  ],
  [
    'cards/proofs.spec.ts',
    'several cards are sent by one link and answered one by one',
    `${api}/proofs/proofs.test.ts`,
    'can have many cards, in their order, each once',
  ],
  [
    'payments/payments.spec.ts',
    'two tabs cause one payment, and both show the plan',
    `${api}/payments/routes.test.ts`,
    'twenty concurrent requests create one payment',
  ],
  [
    'payments/payments.spec.ts',
    'a refund within thirty days ends the plan, and the cards stay readable',
    `${api}/payments/routes.test.ts`,
    'a refund within 30 days ends the plan once, and the cards can still be read',
  ],
  [
    'payments/payments.spec.ts',
    'an unpaid plan cannot be activated',
    `${api}/payments/routes.test.ts`,
    'a plan is not activated without a payment',
  ],
  [
    'admin/user-page-accessibility.spec.ts',
    'support blocks a user, who then cannot sign in, allows it again, and deletes the account',
    `${api}/admin/support.test.ts`,
    'a blocked user is signed out and cannot sign in until allowed again',
  ],
  [
    'cards/offers.spec.ts',
    'at the limit, saving and duplicating offer the next plan',
    'src/web/shared/offer/offered-plans.test.ts',
    'users are offered the plans above their own',
  ],
  [
    'account/login.spec.ts',
    'a wrong password shows Login Failed, and the form can be sent again',
    'src/web/features/auth/auth-forms.browser.test.tsx',
    'a wrong password is said at its field',
  ],
  [
    'admin/admin.spec.ts',
    'at /admin sees Access Denied and is redirected to the first page',
    'src/web/app/pages/admin-page.browser.test.tsx',
    'sees Access Denied, is redirected to the first page',
  ],
  [
    'cards/cards.spec.ts',
    'Enter and blur rename a card, Escape and an empty name do not',
    'src/web/features/cards/name/card-name.browser.test.tsx',
    'a card is',
  ],
  [
    'cards/cards.spec.ts',
    'the login never redirects to an external page',
    'src/web/app/pages/landing-path.test.ts',
    'never redirects to %s',
  ],
  [
    'editor/back.spec.ts',
    'by keyboard a code gets an address, is moved and is read back',
    `${designer}/back/qr-code.browser.test.tsx`,
    'by keyboard a code gets an address, is moved and is read back',
  ],
  [
    'editor/mobile-back.spec.ts',
    'on a phone a code is put on the back and read back',
    `${designer}/back/qr-code.browser.test.tsx`,
    'on a phone a code is put on the back and read back',
  ],
  [
    'editor/card-style.spec.ts',
    'one palette makes the whole card dark, and one undo restores it',
    `${designer}/style/card-style.browser.test.tsx`,
    'one palette makes the whole card dark',
  ],
  [
    'editor/card-style.spec.ts',
    'the colour picker offers the colours of the card’s texts, logo and paper',
    `${designer}/style/card-style.browser.test.tsx`,
    'the colour picker offers the colours',
  ],
  [
    'editor/card-style.spec.ts',
    'the layouts show a sample until the first letter is typed',
    `${designer}/style/card-style.browser.test.tsx`,
    'the layouts show a sample until the first letter is typed',
  ],
  [
    'editor/card-visibility.spec.ts',
    'px the arrow keys scroll to the last layout',
    `${designer}/style/card-style.browser.test.tsx`,
    'px the arrow keys scroll to the last layout',
  ],
  [
    'editor/editor.spec.ts',
    'a new card shows placeholders, and the print check lists them',
    `${designer}/canvas/guides.browser.test.tsx`,
    'a new card shows placeholders and guides',
  ],
  [
    'editor/editor.spec.ts',
    'the switches show and hide the guides, and the card does not change',
    `${designer}/canvas/guides.browser.test.tsx`,
    'the switches show and hide the guides',
  ],
  [
    'editor/editor.spec.ts',
    'all fields can be filled in with the keyboard alone',
    `${designer}/form/card-form.browser.test.tsx`,
    'all fields can be filled in with the keyboard alone',
  ],
  [
    'editor/editor.spec.ts',
    'a visitor who saves sees that a login is required',
    `${designer}/save/save-card.browser.test.tsx`,
    'a visitor who saves sees that a login is required',
  ],
  [
    'editor/formats.spec.ts',
    'arrow keys show formats on the card, Enter keeps one, and one undo takes it back',
    `${designer}/format/formats.browser.test.tsx`,
    'arrow keys show formats on the card',
  ],
  [
    'editor/mobile-formats.spec.ts',
    'on a phone the formats open at the bottom edge',
    `${designer}/format/formats.browser.test.tsx`,
    'on a phone the formats open at the bottom edge',
  ],
  [
    'editor/import-contact.spec.ts',
    'a pasted signature fills the card by keyboard alone, in one step',
    `${designer}/import-contact/pasted-text.browser.test.tsx`,
    'a pasted signature fills the card by keyboard alone',
  ],
  [
    'editor/mobile-import-contact.spec.ts',
    'on a phone a pasted signature is previewed and used',
    `${designer}/import-contact/pasted-text.browser.test.tsx`,
    'on a phone a pasted signature is previewed and used',
  ],
  [
    'editor/lines.spec.ts',
    'a line is added from the menu, printed on the card, and removed in one step',
    `${designer}/form/card-form.browser.test.tsx`,
    'a line is added from the menu',
  ],
  [
    'editor/over-the-page.spec.ts',
    'every line of “Add line” is pressed on',
    `${designer}/form/card-form.browser.test.tsx`,
    'every line of “Add line” is pressed',
  ],
  [
    'editor/logo.spec.ts',
    'an SVG becomes a logo of paths; one with text is refused with what to do',
    `${designer}/logo/logo-field.browser.test.tsx`,
    'an SVG becomes a logo of paths',
  ],
  [
    'editor/logo.spec.ts',
    'the print check finds a low-resolution logo, and the one-click fix can be undone',
    `${designer}/logo/logo-field.browser.test.tsx`,
    'the print check finds a low-resolution logo',
  ],
  [
    'editor/look.spec.ts',
    'a look is chosen in one step, with the card’s own texts, and undone in one',
    `${designer}/look/look.browser.test.tsx`,
    'a look is chosen in one step',
  ],
  [
    'editor/look.spec.ts',
    'a look says that it prints two sides; one click prints one, also in the next look',
    `${designer}/look/look.browser.test.tsx`,
    'a look says that it prints two sides',
  ],
  [
    'editor/look.spec.ts',
    'what was changed in a look by hand is removed by Reset look',
    `${designer}/look/look.browser.test.tsx`,
    'what was changed in a look by hand is removed by Reset look',
  ],
  [
    'editor/look.spec.ts',
    'Shuffle keeps what is locked, and its variations are walked back and forward',
    `${designer}/look/look.browser.test.tsx`,
    'Shuffle keeps what is locked',
  ],
  [
    'payments/payments.spec.ts',
    'a visitor sees the prices; choosing a plan asks for a login and returns to the prices',
    'src/web/app/pages/pricing-page.browser.test.tsx',
    'a visitor sees the prices; choosing a plan asks for a login',
  ],
  [
    'print/print-check.spec.ts',
    'one line names every text of a finding, and fixes work by keyboard without losing the focus',
    `${designer}/print-check/findings.browser.test.tsx`,
    'one line names every text of a finding',
  ],
  [
    'print/print-check.spec.ts',
    'every finding and every rule is inside the panel, at',
    `${designer}/print-check/findings.browser.test.tsx`,
    'every finding and every rule is inside the panel',
  ],
  [
    'site/mobile-menu.spec.ts',
    'the menu shows the signed-in user and logs out',
    'src/web/features/navigation/mobile-menu.browser.test.tsx',
    'the menu shows the signed-in user and logs out',
  ],
  [
    'site/navigation.spec.ts',
    'the header has the title, the maker’s link and the navigation',
    'src/web/features/navigation/header.browser.test.tsx',
    'the header has the title, the maker’s link and the navigation',
  ],
  [
    'site/navigation.spec.ts',
    'while an admin impersonates a user, a banner names the user and ends the impersonation',
    'src/web/features/navigation/header.browser.test.tsx',
    'a banner names the user and ends the impersonation',
  ],
];

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches the full titles of these journeys, as Playwright composes them: project, file, groups, title, tags. */
export const testedBelowTitles = testedBelow.map(
  ([file, title]) => new RegExp(`${escaped(file)} .*${escaped(title)}`),
);
