/** The mail server and the sender of all mails. */
export type MailSettings = {
  url: string;
  from: string;
  /** The mail catcher of development, demo and tests; its pages are served at /dev/mail. */
  catcherOrigin: string | null;
};
