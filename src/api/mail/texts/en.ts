import type { AnnouncementReason } from '#domain/mail/announcement.ts';

/** What a mail says. A button leads to a page of the site. */
export type MailContent = {
  subject: string;
  paragraphs: readonly string[];
  button?: { label: string; url: string };
  /** Below the button. */
  notes?: readonly string[];
  /** Who may have no account: a colleague or a print shop that needs none, or somebody who is invited to have one. */
  reader?: 'stranger' | 'invited';
};

/** A contract that a mail is about, with its amount and times as text. */
export type MailedContract = {
  plan: string;
  amount: string;
  number: string;
  boughtAt: string;
  until: string;
};

/** A login that a mail tells about. */
type NewLogin = { at: string; device: string | undefined; network: string | undefined };

export const mailTextsEn = {
  footer: (host: string) => `Sent by ${host} about your account. Replies to this mail are not read.`,
  invitedFooter: (host: string) =>
    `Sent by ${host} because a company has entered this address. Replies to this mail are not read.`,
  openInstead: 'If the button does not work, open this address:',

  verifyEmail: (url: string): MailContent => ({
    subject: 'Confirm your email address',
    paragraphs: [
      'Confirm that this address belongs to your Vizitka account. Then you can log in with it, and get back in if you forget your password.',
    ],
    button: { label: 'Confirm email address', url },
    notes: ['The link works once and expires after 24 hours. If you did not register, ignore this mail.'],
  }),
  resetPassword: (url: string, username: string | null): MailContent => ({
    subject: 'Choose a new password',
    paragraphs: [
      'Somebody asked for a new password for the account with this address.',
      ...(username === null ? [] : [`Your username is ${username}.`]),
    ],
    button: { label: 'Choose a new password', url },
    notes: [
      'The link works once and expires after 30 minutes. A new password logs out every device.',
      'If this was not you, ignore this mail. Your password stays as it is.',
    ],
  }),
  noAccount: (url: string): MailContent => ({
    subject: 'There is no account with this address',
    paragraphs: [
      'Somebody asked for a new password, but no Vizitka account has this address. Maybe you registered with another one.',
    ],
    button: { label: 'Register', url },
    notes: ['If this was not you, ignore this mail.'],
  }),
  passwordChanged: (at: string, url: string): MailContent => ({
    subject: 'Your password was changed',
    paragraphs: [
      `The password of your account was changed on ${at}. Every other device has been logged out.`,
      'If this was you, there is nothing to do. If it was not, choose a new password now.',
    ],
    button: { label: 'Choose a new password', url },
  }),
  changeEmail: (url: string): MailContent => ({
    subject: 'Confirm your new email address',
    paragraphs: [
      'Confirm that this is the new address of your Vizitka account. Until then, the old one stays.',
    ],
    button: { label: 'Confirm new address', url },
    notes: ['The link works once and expires after 24 hours. If you did not ask for this, ignore this mail.'],
  }),
  emailTaken: (url: string): MailContent => ({
    subject: 'This address already has an account',
    paragraphs: [
      'Somebody asked to make this the address of their Vizitka account, but it belongs to another account. Nothing was changed.',
      'If both accounts are yours, log in to the other one.',
    ],
    button: { label: 'Log in', url },
  }),
  emailChanged: (at: string, url: string): MailContent => ({
    subject: 'Your email address was changed',
    paragraphs: [
      `Your account got a new email address on ${at}. Mails no longer come here.`,
      'If this was not you, take the change back. Every device is logged out, and you choose a new password.',
    ],
    button: { label: 'Undo the change', url },
    notes: ['The link works once and expires after 7 days. If this was you, there is nothing to do.'],
  }),
  passwordSetByAdmin: (at: string, url: string): MailContent => ({
    subject: 'An admin set a new password for your account',
    paragraphs: [
      `An admin of this site set a new password for your account on ${at}. All your devices were logged out.`,
      'If you did not ask for it, choose a password of your own now.',
    ],
    button: { label: 'Choose a new password', url },
  }),
  signedOutBySupport: (at: string, reason: string, url: string): MailContent => ({
    subject: 'You were signed out on all devices',
    paragraphs: [
      `An admin of this site ended all sessions of your account on ${at}.`,
      `The reason: ${reason}`,
      'Your password is as it was. Log in again to go on.',
    ],
    button: { label: 'Log in', url },
  }),
  secondFactorAdded: (at: string, url: string): MailContent => ({
    subject: 'A second factor was added to your account',
    paragraphs: [
      `An authenticator app or a passkey was added to your account on ${at}. Logging in asks for it from now on.`,
      'If this was not you, choose a new password with “Forgot password?” and write to us: only we can remove it then.',
    ],
    button: { label: 'Open account', url },
  }),
  secondFactorRemoved: (at: string, url: string): MailContent => ({
    subject: 'A second factor was removed from your account',
    paragraphs: [
      `An authenticator app or a passkey was removed from your account on ${at}.`,
      'If this was not you, change your password now.',
    ],
    button: { label: 'Open account', url },
  }),
  newDevice: (login: NewLogin, url: string): MailContent => ({
    subject: 'New login to your account',
    paragraphs: [
      `Somebody logged in to your account on ${login.at} with a browser that has not been used before.`,
      ...(login.device ? [`Browser: ${login.device}`] : []),
      ...(login.network ? [`Network: ${login.network}`] : []),
      'If this was you, there is nothing to do. If not, end the session and change your password.',
    ],
    button: { label: 'See your sessions', url },
  }),
  termsFile: 'terms',
  contractConfirmed: (contract: MailedContract, url: string): MailContent => ({
    subject: `Your ${contract.plan} plan is active`,
    paragraphs: [
      `Thank you. On ${contract.boughtAt} you bought the ${contract.plan} plan for ${contract.amount}, once and for good. This mail confirms the contract.`,
      `Your receipt or invoice has the number ${contract.number}. You can download it in Account.`,
      `You can withdraw from the contract until ${contract.until}, without giving a reason: open Account, find the payment and choose “Withdraw from contract here”. You get the whole amount back.`,
    ],
    button: { label: 'See your payments', url },
    notes: ['The terms of the contract are attached. Keep this mail.'],
  }),
  withdrawalReceived: (contract: MailedContract, at: string, url: string): MailContent => ({
    subject: 'We have received your withdrawal',
    paragraphs: [
      `On ${at} you withdrew from the contract about the ${contract.plan} plan (${contract.number}), which you bought on ${contract.boughtAt}.`,
      `We return ${contract.amount} by the way you paid, at the latest within 14 days. The plan has ended. You can still view, download and delete your saved cards.`,
    ],
    button: { label: 'See your payments', url },
    notes: ['Keep this mail: it acknowledges your withdrawal.'],
  }),
  // Without a name: the company could be called like an advertisement.
  companyInvitation: (url: string): MailContent => ({
    subject: 'You are invited to a company',
    paragraphs: [
      'A company invites you to work on its business cards in Vizitka with your own login. The link shows which company it is.',
    ],
    button: { label: 'See the invitation', url },
    notes: [
      'The link works once, for this address, for 7 days. If you do not know about it, ignore this mail: nothing happens until you accept.',
    ],
    reader: 'invited',
  }),
  strangerFooter: (host: string) =>
    `Sent by ${host} for the person named above. You have no account and need none. Replies to this mail are not read.`,
  fillIn: (url: string, sender: string): MailContent => ({
    subject: 'Check the texts of your business card',
    paragraphs: [
      `${sender} asks you to check your lines on a business card. You see the card while you type, and nothing is printed before it is accepted.`,
    ],
    button: { label: 'Open my card', url },
    notes: [
      'The link is yours alone and works for 14 days. If you do not know the sender, ignore this mail.',
    ],
    reader: 'stranger',
  }),
  fillInReminder: (url: string, sender: string): MailContent => ({
    subject: 'Your business card still waits for you',
    paragraphs: [`${sender} has asked you to check your lines on a business card. It takes about a minute.`],
    button: { label: 'Open my card', url },
    notes: ['If you do not know the sender, ignore this mail.'],
    reader: 'stranger',
  }),
  proofAnswered: (
    url: string,
    { approved, changes, waiting }: { approved: number; changes: number; waiting: number },
  ): MailContent => ({
    subject: 'Your cards have an answer',
    paragraphs: [
      'Somebody has answered by a link that you sent for approval.',
      `Approved: ${approved}. Changes asked: ${changes}. Waiting: ${waiting}.`,
    ],
    button: { label: 'See the answers', url },
    notes: ['Who answered and what should change is at each card in My Cards.'],
  }),
  shopOrder: (url: string, sender: string): MailContent => ({
    subject: 'An order of business cards for you to print',
    paragraphs: [
      `${sender} sends you an order of business cards. Its page has the files with their checksums, the order sheet and the print settings. There you can tick Received and Printed.`,
    ],
    button: { label: 'Open the order', url },
    notes: [
      'The page needs no account and works until 30 days after you tick Printed. If you do not know the sender, ignore this mail.',
    ],
    reader: 'stranger',
  }),
  orderStep: (order: string, isPrinted: boolean, url: string): MailContent => ({
    subject: isPrinted ? `Order ${order} is printed` : `The print shop has received order ${order}`,
    paragraphs: [
      isPrinted
        ? `The print shop has ticked that order ${order} is printed.`
        : `The print shop has ticked that it has received order ${order}.`,
    ],
    button: { label: 'Open the order', url },
  }),
  endpointOff: (host: string, isFull: boolean, url: string): MailContent => ({
    subject: `Events are no longer sent to ${host}`,
    paragraphs: [
      isFull
        ? `Your address at ${host} has not taken events for so long that too many of them wait. It is switched off.`
        : `Your address at ${host} has not taken any event for three days. It is switched off.`,
      'What waits is kept for 30 days. Repair the receiver and switch the address on again under Keys and events: then everything that waits is sent, in order. What happens until then is not sent.',
    ],
    button: { label: 'See what waits', url },
  }),
  announcementNote: (termsUrl: string): Record<AnnouncementReason, string> => ({
    terms: `You get this mail because the terms of your account change. The terms in force are at ${termsUrl}.`,
    outage: 'You get this mail because you have an account and the site will be unavailable for a while.',
  }),
};

export type MailTexts = typeof mailTextsEn;
