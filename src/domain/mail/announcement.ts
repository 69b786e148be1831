import type { ByLanguage } from '../account/languages.ts';

/** Why a mail goes to many accounts at once. Advertising is not among them: nobody agreed to get any. */
export const announcementReasons = ['terms', 'outage'] as const;
type AnnouncementReason = (typeof announcementReasons)[number];

/** Accounts that get it; always only those with a confirmed address. */
export const audiences = ['everybody', 'paid'] as const;
export type Audience = (typeof audiences)[number];

export type AnnouncementText = { subject: string; paragraphs: string[] };

export type Announcement = {
  /** Chosen by the operator. An announcement of the same name is the same one and is not sent again. */
  name: string;
  reason: AnnouncementReason;
  audience: Audience;
  texts: ByLanguage<AnnouncementText>;
};

/** At most so many mails of announcements wait at a time, so that the outbox stays short. */
export const maxWaitingAnnouncements = 1000;

const maxSubjectLength = 120;
const maxTextLength = 10_000;

/** Reads a text file: the subject in the first line, then paragraphs with blank lines between them. Null if it is none. */
export function readAnnouncementText(file: string): AnnouncementText | null {
  const [subject = '', ...paragraphs] = file
    .slice(0, maxTextLength + 1)
    .split(/\r?\n(?:[^\S\n]*\n)+/)
    .map((part) => part.trim().replaceAll(/\s*\n\s*/g, ' '))
    .filter(Boolean);
  const isWhole = file.length <= maxTextLength && paragraphs.length > 0;
  return isWhole && subject.length <= maxSubjectLength ? { subject, paragraphs } : null;
}
