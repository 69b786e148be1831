import type { ProofState } from '#domain/proof/proof.ts';

const states = { waiting: 'Waiting', approved: 'Approved', changes: 'Changes asked' };
const outdated = {
  waiting: 'Changed since sent',
  approved: 'Changed since approved',
  changes: 'Changed since asked',
};

/** Texts about cards that others approve. They are loaded with what shows them. */
export const proofsEn = {
  close: 'Close',
  cancel: 'Cancel',
  send: {
    title: (count: number) => (count === 1 ? 'Send for approval' : `Send ${count} cards for approval`),
    text: 'Whoever has the link sees the cards as they are now. They approve them or ask for changes, without an account. The link works for 14 days.',
    shop: (name: string) => `The print file is made for: ${name}.`,
    make: 'Make the link',
    tooMany: (max: number) => `At most ${max} cards at once. Select fewer.`,
    ready: 'Send this link to the person who checks the cards. Whoever has it can answer.',
    done: 'Done',
    failed: 'The link was not made. Check your connection and try again.',
  },
  link: {
    label: 'Link',
    copy: 'Copy link',
    copied: 'Copied',
    copyFailed: 'The link could not be copied. Select it and copy it.',
  },
  /** What is said about a card that was sent. A card that differs from what was sent has no answer any more. */
  stateOf: (answer: ProofState, shown: ProofState | 'outdated') =>
    (shown === 'outdated' ? outdated : states)[answer],
  details: {
    /** The name of the button on a card, for screen readers. */
    open: (state: string, card: string) => `${state}: approval of ${card}`,
    title: 'Approval',
    sent: (date: string) => `Sent on ${date}.`,
    waiting: 'Nobody has answered yet.',
    approved: (name: string, date: string) => `${name} approved this card on ${date}.`,
    changes: (name: string, date: string) => `${name} asked for changes on ${date}:`,
    outdated: 'The card differs from the one that was sent. Send it again to have it approved.',
    edit: 'Edit the card',
    sendAgain: 'Send again',
    linkUntil: (date: string) => `The link works until ${date}.`,
    linkEnded: 'The link has ended: nobody can answer by it any more.',
    showLink: 'Show the link',
    endLink: 'End the link',
    linkFailed: 'Not done. Check your connection and try again.',
  },
  file: {
    download: 'Download the PDF',
    downloadSent: 'Download the file that was sent',
    making: 'The file is still being made. Try again in a minute.',
    failed: 'The file did not load. Check your connection and try again.',
    hash: 'SHA-256 of the file',
  },
  check: {
    running: 'Checking the print…',
    passed: (count: number) => `Print check: ${count} passed`,
    failed: 'The print check could not run. Check your connection, then check again.',
    again: 'Check again',
  },
  page: {
    title: 'Check a card',
    loading: 'Loading the proof…',
    headings: {
      waiting: 'Is this card right?',
      approved: 'This card is approved',
      changes: 'A change is asked for',
      outdated: 'This card has changed',
    },
    text: (sender: string, date: string) =>
      `${sender} asks you to check it before it is printed. Sent on ${date}.`,
    until: (date: string) => `Read-only link, open until ${date}`,
    untilShort: (date: string) => `Open until ${date}`,
    cardOf: (at: number, count: number) => `Card ${at} of ${count}`,
    previous: 'Previous card',
    next: 'Next card',
    nextOpen: (count: number) => (count === 1 ? 'Next: 1 card waits' : `Next: ${count} cards wait`),
    cards: 'Cards of this proof',
    side: 'Side of the card',
    front: 'Front',
    back: 'Back',
    picture: (side: string, name: string) => `${side} of the card of ${name}`,
    size: (width: string, height: string) => `${width} × ${height} mm`,
    shownAt: (times: string) => `shown at ${times} times its real size`,
    realSize: 'Show real size',
    fitSize: 'Show larger',
    ruler: 'Ruler in millimetres',
    adjust: 'Adjust the size',
    adjustHint:
      'Hold a bank card against the ruler. Move this until the ruler ends at its edge: it is 85.6 mm wide.',
    texts: 'Texts of the card',
    code: 'QR code',
    codeOfContact: 'The contact of the front',
    approve: 'Approve',
    ask: 'Ask for a change',
    note: 'Approve locks this version. No account needed.',
    approved: (name: string, date: string) => `Approved by ${name} on ${date}.`,
    asked: (name: string, date: string) => `${name} asked for changes on ${date}.`,
    outdated: (sender: string) =>
      `The card has changed since this link was sent. Ask ${sender} for a new link.`,
    ended: {
      title: 'This link has ended',
      text: 'It has expired, or the person who sent it has ended it. Ask them for a new one.',
    },
    failed: 'Your answer was not sent. Check your connection and try again.',
  },
  approval: {
    title: 'Approve this card',
    text: 'Your name and the time are kept with this version of the card.',
    name: 'Your name',
    nameMissing: 'Type your name.',
    confirm: 'Approve',
  },
  change: {
    title: 'Ask for a change',
    text: 'Tap the card or pick a text, then say what it should be.',
    fields: 'What is wrong',
    other: 'Colour, layout or back',
    now: (text: string) => `Now: ${text}`,
    same: 'Write what it should say instead. Leave it empty if it should not be there.',
    should: (field: string) => `${field}: what should it say?`,
    shouldOther: 'Colour, layout or back: what should be different?',
    missing: 'Pick what is wrong.',
    send: (sender: string) => `Send to ${sender}`,
    removed: 'nothing',
  },
};

export type ProofsMessages = typeof proofsEn;
