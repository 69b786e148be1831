/** The mails of the product. Each tells one event to one person; an announcement goes to many. */
export const mailKinds = [
  'verifyEmail',
  'resetPassword',
  'passwordChanged',
  'changeEmail',
  'emailChanged',
  'passwordSetByAdmin',
  'signedOutBySupport',
  'secondFactorAdded',
  'secondFactorRemoved',
  'newDevice',
  'contractConfirmed',
  'withdrawalReceived',
  'planEnded',
  'companyInvitation',
  'announcement',
  'fillIn',
  'fillInReminder',
  'proofAnswered',
  'shopOrder',
  'orderStep',
  'endpointOff',
  'deletionPostponed',
] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * Who can cause a mail. `asked`: whoever types an address. `notice`: whoever has the password of an account; it goes to
 * confirmed addresses only, since another may be a stranger's. `needed`: it cannot be caused again and again, and has to
 * arrive: the only way to undo a change of the address, a contract, a text of the operator. `link`: an account that sends
 * links to people who may have none; they do not use up what others ask for. `order`: an account that orders from a print
 * shop, which has other customers, so each account is counted apart. `answer`: whoever has a link of the account;
 * confirmed addresses only, as notices, whose number they do not use up.
 */
type MailCause = 'asked' | 'notice' | 'needed' | 'link' | 'order' | 'answer';

const mailCauses: Record<MailKind, MailCause> = {
  verifyEmail: 'asked',
  resetPassword: 'asked',
  changeEmail: 'asked',
  companyInvitation: 'asked',
  passwordChanged: 'notice',
  passwordSetByAdmin: 'notice',
  signedOutBySupport: 'notice',
  secondFactorAdded: 'notice',
  secondFactorRemoved: 'notice',
  newDevice: 'notice',
  emailChanged: 'needed',
  contractConfirmed: 'needed',
  withdrawalReceived: 'needed',
  planEnded: 'needed',
  announcement: 'needed',
  deletionPostponed: 'needed',
  fillIn: 'link',
  fillInReminder: 'link',
  proofAnswered: 'answer',
  shopOrder: 'order',
  orderStep: 'notice',
  endpointOff: 'notice',
};

/** Whether a mail goes to the confirmed address of its account only. */
export function isToConfirmedOnly(kind: MailKind): boolean {
  return mailCauses[kind] === 'notice' || mailCauses[kind] === 'answer';
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Links that one address gets by mail within `countedMs`. */
export const mailedLinksMax = 5;

/** Mails of one cause to one recipient within `countedMs`. */
const mostMails: Partial<Record<MailCause, number>> = {
  asked: 10,
  notice: 20,
  link: mailedLinksMax,
  order: 10,
  answer: 20,
};
export const countedMs = day;

/** Whether only the mails of the same account count. */
export function isCountedByAccount(kind: MailKind): boolean {
  return mailCauses[kind] === 'order';
}

/** Why a mail over the limit is not sent, as it is stored. */
export const overLimitFailure = 'too many mails to this recipient';

/** What became of a mail that somebody sent: over its limit, or not taken by the mail server. */
export const sentMailStates = ['waiting', 'sent', 'overLimit', 'refused'] as const;
export type SentMailState = (typeof sentMailStates)[number];

type MailOutcome = { sentAt: Date | null; failedAt: Date | null; failure: string | null };

/** What became of a mail. */
export function sentMailState({ sentAt, failedAt, failure }: MailOutcome): SentMailState {
  if (sentAt) return 'sent';
  if (!failedAt) return 'waiting';
  return failure === overLimitFailure ? 'overLimit' : 'refused';
}

/** The kinds that are counted together, so that asking for links does not use up the notices; none if there is no limit. */
export function countedWith(kind: MailKind): MailKind[] {
  const cause = mailCauses[kind];
  return mostMails[cause] ? mailKinds.filter((other) => mailCauses[other] === cause) : [];
}

type CountedMail = { kind: MailKind; createdAt: Date };

/**
 * Whether a recipient has had so many mails that this one is not sent. Asking for new passwords must not keep the owner
 * out: one such link an hour is sent all the same, and that of an account, which follows an undone change of its address.
 */
export function isOverLimit(
  mail: CountedMail & { userId: string | null },
  earlier: readonly CountedMail[],
): boolean {
  const most = mostMails[mailCauses[mail.kind]];
  if (!most || earlier.length < most) return false;
  if (mail.kind !== 'resetPassword') return true;
  const isRecentReset = ({ kind, createdAt }: CountedMail) =>
    kind === 'resetPassword' && mail.createdAt.getTime() - createdAt.getTime() < hour;
  return !mail.userId && earlier.some(isRecentReset);
}

/** How long a mail belongs to the process that took it. A mail whose process was killed is taken again after that. */
export const mailLeaseMs = 2 * minute;

/** A mail that could not be sent for this long is not sent any more. */
const giveUpMs = 3 * day;

const longestDelayMs = 10 * minute;

/** The delay before the next attempt: a minute after the first, then doubled up to ten minutes. */
export function mailRetryDelayMs(attempts: number): number {
  return Math.min(minute * 2 ** Math.max(attempts - 1, 0), longestDelayMs);
}

export function isMailGivenUp(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > giveUpMs;
}
