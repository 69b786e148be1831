import { accountParameter } from '#contract/signed-in.ts';
import { type EmailTokenPurpose, emailTokenPages } from '#domain/account/email-tokens.ts';
import { type ByLanguage, inLanguage, type Language } from '#domain/account/languages.ts';
import { type ShareLinkKind, shareLinkPages } from '#domain/link/share-links.ts';
import type { MailKind } from '#domain/mail/mail.ts';
import { mailedName } from '#domain/mail/mailed-name.ts';
import mailTexts from '#messages/every-language/mail.ts';
import { mailAmount, mailTime } from '../../mail/mail-formats.ts';
import type { MailMessage } from '../../mail/mail-transport.ts';
import { type MailContent, renderMail } from '../../mail/render-mail.ts';
import { newLinkToken } from '../../security/link-token.ts';
import type { Needs } from '../../services.ts';
import type { AnnouncementStore } from '../../store/mail/announcements.ts';
import type { StoredMail } from '../../store/mail/outbox.ts';

export type ComposeDeps = Needs<
  | 'publicOrigin'
  | 'users.findByEmail'
  | 'emailTokens.add'
  | 'invitations.addLink'
  | 'shareLinks.addToken'
  | 'shareLinks.isUsed'
  | 'shareLinks.personOf'
  | 'proofs.countAnswers'
  | 'now'
> & {
  from: string;
  announcements: Pick<AnnouncementStore, 'text'>;
  /** The terms as plain text. */
  terms: ByLanguage<string>;
};

/** The words of a mail, the language if it is not that of the row, and files. */
type Composed = { content: MailContent; language?: Language } & Pick<MailMessage, 'attachments'>;

/** The mail of a row; null if it is no longer needed. Its Message-ID is made of the row's id, so it is the same at every attempt. */
export async function composeMail(deps: ComposeDeps, mail: StoredMail): Promise<MailMessage | null> {
  // A row of another release may have a kind that this one does not know.
  const compose = composers[mail.kind] as Compose | undefined;
  const composed = await compose?.(deps, mail);
  if (!composed) return null;
  const { content, language = mail.language, attachments } = composed;
  const { host, hostname } = new URL(deps.publicOrigin);
  return {
    messageId: `<${mail.id}@${hostname}>`,
    from: deps.from,
    to: mail.recipient,
    subject: content.subject,
    ...renderMail(content, { host, language }),
    ...(attachments && { attachments }),
  };
}

/** The words of a mail whose button leads to a page. */
type MailWords = Omit<MailContent, 'button' | 'reader'> & { button: string };

function withButton({ button: label, ...words }: MailWords, url: string): MailContent {
  return { ...words, button: { label, url } };
}

function toStranger(words: MailWords, url: string): MailContent {
  return { ...withButton(words, url), reader: 'stranger' };
}

type Compose = (deps: ComposeDeps, mail: StoredMail) => Promise<Composed | null>;

const composers: Record<MailKind, Compose> = {
  verifyEmail: async (deps, mail) => {
    const user = await deps.users.findByEmail(mail.recipient);
    if (!user || user.id !== mail.userId || user.isEmailVerified) return null;
    // Without the username: a stranger may have registered with this address, and the name may be an advertisement.
    const url = await addLink(deps, 'verify_email', mail, user.id);
    return url ? { content: withButton(mailTexts[mail.language].verifyEmail(), url) } : null;
  },

  resetPassword: async (deps, mail) => {
    const user = await deps.users.findByEmail(mail.recipient);
    if (!user) {
      const url = `${deps.publicOrigin}/login?tab=register`;
      return { content: withButton(mailTexts[mail.language].noAccount(), url) };
    }
    const language = user.language ?? mail.language;
    const url = await addLink(deps, 'reset_password', { ...mail, recipient: user.email }, user.id);
    const words = mailTexts[language].resetPassword(user.username, user.isEmailVerified);
    return url ? { content: withButton(words, url), language } : null;
  },

  passwordChanged: async ({ publicOrigin }, { language, createdAt }) => ({
    content: withButton(
      mailTexts[language].passwordChanged(mailTime(language, createdAt)),
      `${publicOrigin}/forgot-password`,
    ),
  }),

  changeEmail: async (deps, mail) => {
    const { userId, recipient, language } = mail;
    if (!userId) return null;
    const owner = await deps.users.findByEmail(recipient);
    if (owner && owner.id !== userId)
      return { content: withButton(mailTexts[language].emailTaken(), `${deps.publicOrigin}/login`) };
    const url = await addLink(deps, 'change_email', mail, userId);
    return url ? { content: withButton(mailTexts[language].changeEmail(), url) } : null;
  },

  emailChanged: async (deps, mail) => {
    const { userId, language, createdAt } = mail;
    if (!userId) return null;
    const url = await addLink(deps, 'undo_email_change', mail, userId);
    const words = mailTexts[language].emailChanged(mailTime(language, createdAt));
    return url ? { content: withButton(words, url) } : null;
  },

  passwordSetByAdmin: async ({ publicOrigin }, { language, createdAt }) => ({
    content: withButton(
      mailTexts[language].passwordSetByAdmin(mailTime(language, createdAt)),
      `${publicOrigin}/forgot-password`,
    ),
  }),

  signedOutBySupport: async ({ publicOrigin }, { language, createdAt, details }) => ({
    content: withButton(
      mailTexts[language].signedOutBySupport(mailTime(language, createdAt), details.reason ?? ''),
      `${publicOrigin}/login`,
    ),
  }),

  secondFactorAdded: async ({ publicOrigin }, { language, createdAt }) => ({
    content: withButton(
      mailTexts[language].secondFactorAdded(mailTime(language, createdAt)),
      `${publicOrigin}/account`,
    ),
  }),

  secondFactorRemoved: async ({ publicOrigin }, { language, createdAt }) => ({
    content: withButton(
      mailTexts[language].secondFactorRemoved(mailTime(language, createdAt)),
      `${publicOrigin}/account`,
    ),
  }),

  newDevice: async ({ publicOrigin }, { language, createdAt, details }) => {
    const { device = '', network = '' } = details;
    const at = mailTime(language, createdAt);
    const words = mailTexts[language].newDevice(at, device, network, device !== '', network !== '');
    return { content: withButton(words, `${publicOrigin}/account#sessions`) };
  },

  contractConfirmed: async ({ publicOrigin, terms }, { language, details }) => {
    const { plan, amount, number, boughtAt, until } = contractOf(language, details);
    const words = mailTexts[language].contractConfirmed(plan, amount, number, boughtAt, until);
    return {
      content: withButton(words, `${publicOrigin}/account#payments`),
      attachments: [
        { filename: `${mailTexts[language].termsFile}.txt`, content: inLanguage(terms, language) },
      ],
    };
  },

  withdrawalReceived: async ({ publicOrigin }, { language, details, createdAt }) => {
    const { plan, amount, number, boughtAt } = contractOf(language, details);
    const at = mailTime(language, createdAt);
    const words = mailTexts[language].withdrawalReceived(plan, amount, number, boughtAt, at);
    return { content: withButton(words, `${publicOrigin}/account#payments`) };
  },

  planEnded: async ({ publicOrigin }, { language, details }) => {
    const { plan } = contractOf(language, details);
    const { company = '' } = details;
    const words = mailTexts[language].planEnded(plan, company, company !== '');
    const page = company === '' ? 'account#payments' : 'company';
    return { content: withButton(words, pageOfAccount(`${publicOrigin}/${page}`, details)) };
  },

  companyInvitation: async ({ invitations, publicOrigin, now }, { details, language }) => {
    const { token, tokenHash } = newLinkToken();
    const invited = await invitations.addLink(details.invitationId ?? '', tokenHash, now());
    if (!invited) return null;
    // In the fragment, which no server and no proxy sees.
    const url = `${publicOrigin}/invitation#${token}`;
    const { company, hasPlan } = invited;
    const { sender = '' } = details;
    // Without the plan there are no names: a company could be called like an advertisement.
    const words = mailTexts[language].companyInvitation(company, sender, hasPlan && sender !== '');
    return { content: { ...withButton(words, url), reader: 'invited' } };
  },

  announcement: async ({ announcements, publicOrigin }, { announcementId, language }) => {
    const text = announcementId && (await announcements.text(announcementId, language));
    if (!text) return null;
    const { reason, subject, paragraphs } = text;
    const notes = [mailTexts[language].announcementNote(`${publicOrigin}/terms`)[reason]];
    return { content: { subject, paragraphs, notes } };
  },

  fillIn: async (deps, mail) => {
    const url = await newAddress(deps, mail, 'fill_in');
    const words = mailTexts[mail.language].fillIn(...(await senderAndPerson(deps, mail)));
    return url ? { content: toStranger(words, url) } : null;
  },

  shopOrder: async (deps, mail) => {
    const url = await newAddress(deps, mail, 'shop');
    const { sender = '' } = mail.details;
    return url ? { content: toStranger(mailTexts[mail.language].shopOrder(sender), url) } : null;
  },

  orderStep: async ({ publicOrigin }, { language, details }) => {
    const { step = '', order = '', orderId = '' } = details;
    const url = pageOfAccount(`${publicOrigin}/order/${orderId}`, details);
    return { content: withButton(mailTexts[language].orderStep(order, step === 'printed'), url) };
  },

  // Without the path, which may be a secret.
  deletionPostponed: async ({ publicOrigin }, { language, details }) => ({
    content: withButton(
      mailTexts[language].deletionPostponed(),
      pageOfAccount(`${publicOrigin}/list`, details),
    ),
  }),

  endpointOff: async ({ publicOrigin }, { language, details }) => {
    const { host = '', fault = '', page = 'account' } = details;
    const words = mailTexts[language].endpointOff(host, fault === 'full');
    return { content: withButton(words, `${publicOrigin}/${page}#events`) };
  },

  fillInReminder: async (deps, mail) => {
    const { linkId = '', accountId = '' } = mail.details;
    if (await deps.shareLinks.isUsed(accountId, linkId)) return null;
    const url = await newAddress(deps, mail, 'fill_in');
    const words = mailTexts[mail.language].fillInReminder(...(await senderAndPerson(deps, mail)));
    return url ? { content: toStranger(words, url) } : null;
  },

  // Without any name: whoever has the link types it, and cards are named by their owner.
  proofAnswered: async ({ proofs, publicOrigin }, { details, language }) => {
    const { accountId = '', proofId = '' } = details;
    const { approved = 0, changes = 0, waiting = 0 } = await proofs.countAnswers(accountId, proofId);
    if (approved + changes === 0) return null;
    const words = mailTexts[language].proofAnswered(approved, changes, waiting);
    return { content: withButton(words, pageOfAccount(`${publicOrigin}/list`, details)) };
  },
};

/** The address of a page, with the company that a mail is about: a new tab acts for the person alone. */
function pageOfAccount(page: string, { companyId }: StoredMail['details']): string {
  return companyId ? `${page}?${accountParameter}=${companyId}` : page;
}

/** Who sends a fill-in link and whose card it is about: several people may read one mailbox. */
async function senderAndPerson(
  { shareLinks }: ComposeDeps,
  { details }: StoredMail,
): Promise<[sender: string, name: string, isNamed: boolean]> {
  const { linkId = '', accountId = '', sender = '' } = details;
  const name = mailedName(await shareLinks.personOf(accountId, linkId));
  return [sender, name, name !== ''];
}

/** The address of a share link, for a mail; null if it has ended. */
async function newAddress(
  deps: ComposeDeps,
  { details }: StoredMail,
  kind: ShareLinkKind,
): Promise<string | null> {
  const { linkId = '', accountId = '' } = details;
  const { token, tokenHash } = newLinkToken();
  const isAdded = await deps.shareLinks.addToken(accountId, linkId, tokenHash, deps.now());
  return isAdded ? `${deps.publicOrigin}${shareLinkPages[kind]}#${token}` : null;
}

/** A contract as a mail names it, with its amount and times as text. */
function contractOf(language: Language, details: StoredMail['details']) {
  const { plan = '', amountCents = '0', number = '', boughtAt = '', until = '' } = details;
  return {
    plan: `${plan.charAt(0).toUpperCase()}${plan.slice(1)}`,
    amount: mailAmount(language, Number(amountCents)),
    number,
    boughtAt: mailTime(language, new Date(boughtAt)),
    until: mailTime(language, new Date(until)),
  };
}

/** Makes a new link to the recipient of a mail; null if the mail was revoked. A repeated mail has another one, and both work. */
async function addLink(
  deps: ComposeDeps,
  purpose: EmailTokenPurpose,
  mail: StoredMail,
  userId: string,
): Promise<string | null> {
  const { token, tokenHash } = newLinkToken();
  const isAdded = await deps.emailTokens.add(
    purpose,
    { tokenHash, userId, email: mail.recipient, mail },
    deps.now(),
  );
  return isAdded ? `${deps.publicOrigin}${emailTokenPages[purpose]}?token=${token}` : null;
}
