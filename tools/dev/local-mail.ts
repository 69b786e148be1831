import { startMailCatcher } from '#simulator/mail/mail-catcher.ts';
import { serveMailPages } from '#simulator/mail/mail-pages.ts';

export type LocalMail = {
  /** The settings for the API's process. */
  settings: Record<string, string>;
  close: () => Promise<void>;
};

/** The mail server that MAIL_URL names, else a catcher. The API shows what it got at /dev/mail; each mail is printed. */
export async function startLocalMail(): Promise<LocalMail> {
  const { MAIL_URL, MAIL_FROM } = process.env;
  if (MAIL_URL) return { settings: { MAIL_URL, MAIL_FROM: MAIL_FROM ?? '' }, close: async () => undefined };
  const catcher = await startMailCatcher({
    onMail: ({ to, subject }) => console.log(`  Mail to ${to}: ${subject} (/dev/mail)`),
  });
  const pages = await serveMailPages(catcher);
  return {
    settings: {
      MAIL_URL: catcher.url,
      MAIL_FROM: 'Vizitka <cards@vizitka.example>',
      MAIL_CATCHER_URL: pages.origin,
    },
    close: async () => {
      await catcher.close();
      await pages.close();
    },
  };
}
