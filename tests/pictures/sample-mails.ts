import { composeMail } from '#api/features/mail/compose-mail.ts';
import type { MailMessage } from '#api/mail/mail-transport.ts';
import type { StoredMail } from '#api/store/mail/outbox.ts';
import type { Language } from '#domain/account/languages.ts';
import { type MailKind, mailKinds } from '#domain/mail/mail.ts';
import { signedInElena } from './stubs.ts';

const now = new Date('2026-11-16T08:00:00.000Z');

const details = {
  device: 'Firefox, Windows',
  network: '203.0.x.x',
  plan: 'corporate',
  amountCents: '4900',
  number: 'INV-2026-000042',
  sender: 'lucia.hronska@stavby-krivan.example',
  boughtAt: '2026-11-16T08:00:00.000Z',
  until: '2026-12-16T08:00:00.000Z',
};

const announcement = {
  reason: 'terms' as const,
  subject: 'Our terms change on 1 January 2027',
  paragraphs: [
    'From 1 January 2027 a card in the bin is kept for 60 days instead of 30. Nothing else changes.',
  ],
};

/** Who has the address of the recipient. It decides between two mails of one kind. */
type Owner = { id: string; isEmailVerified: boolean } | null;

const ownerOf: Record<MailKind, Owner> = {
  ...(Object.fromEntries(mailKinds.map((kind) => [kind, null])) as Record<MailKind, null>),
  verifyEmail: { id: signedInElena.id, isEmailVerified: false },
  resetPassword: { id: signedInElena.id, isEmailVerified: true },
};

/** Every mail of the product, as it is sent. */
export async function sampleMails(
  language: Language,
): Promise<(Pick<MailMessage, 'subject' | 'text' | 'html'> & { name: string })[]> {
  const wanted = [
    ...mailKinds.map((kind) => ({ name: kind, kind, owner: ownerOf[kind] })),
    { name: 'noAccount', kind: 'resetPassword' as const, owner: null },
    {
      name: 'emailTaken',
      kind: 'changeEmail' as const,
      owner: { id: 'somebody else', isEmailVerified: true },
    },
  ];
  return Promise.all(
    wanted.map(async ({ name, kind, owner }) => {
      const mail = await compose(kind, language, owner);
      if (!mail) throw new Error(`There is no mail ${name}`);
      return { name, ...mail };
    }),
  );
}

function compose(kind: MailKind, language: Language, owner: Owner): Promise<MailMessage | null> {
  const { id: userId, username, email } = signedInElena;
  const row: StoredMail = {
    id: userId,
    kind,
    recipient: email,
    language,
    userId,
    details,
    announcementId: kind === 'announcement' ? userId : null,
    createdAt: now,
    attempts: 1,
    nextAttemptAt: now,
    sentAt: null,
    failedAt: null,
    failure: null,
  };
  return composeMail(
    {
      from: 'Vizitka <cards@vizitka.example>',
      publicOrigin: 'https://vizitka.example',
      users: { findByEmail: async () => owner && { ...owner, username, email, language: null } },
      emailTokens: { add: async () => true },
      invitations: { addLink: async () => ({ company: 'Stavby Kriváň', hasPlan: true }) },
      shareLinks: {
        addToken: async () => true,
        isUsed: async () => false,
        personOf: async () => 'Elena Marek',
      },
      proofs: { countAnswers: async () => ({ approved: 3, changes: 1, waiting: 2 }) },
      announcements: { text: async () => announcement },
      terms: { en: 'The terms', sk: 'Podmienky' },
      now: () => now,
    },
    row,
  );
}
