import type { Language } from '#domain/account/languages.ts';
import mailTexts from '#messages/every-language/mail.ts';

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

/** The host of the site, named at the end of every mail. */
type Site = { host: string; language: Language };

/** A mail as plain text and as HTML with the same words. The HTML loads nothing and follows the reader's theme. */
export function renderMail(content: MailContent, site: Site): { text: string; html: string } {
  return { text: plainText(content, site), html: document(content, site) };
}

function plainText(content: MailContent, site: Site): string {
  const { paragraphs, button, notes = [] } = content;
  const link = button ? [`${button.label}:\n${button.url}`] : [];
  return [...paragraphs, ...link, ...notes, `-- \n${footerOf(content, site)}`].join('\n\n').concat('\n');
}

function footerOf({ reader }: MailContent, { host, language }: Site): string {
  const { footer, strangerFooter, invitedFooter } = mailTexts[language];
  if (!reader) return footer(host);
  return reader === 'stranger' ? strangerFooter(host) : invitedFooter(host);
}

/** Mail clients support few styles: a table for the width, colours on each element, and classes for the dark theme. */
function document(content: MailContent, site: Site): string {
  const { subject, paragraphs, button, notes = [] } = content;
  const { language } = site;
  const { openInstead } = mailTexts[language];
  const body = [
    `<h1 class="text" style="${heading}">${words(subject)}</h1>`,
    ...paragraphs.map((text) => paragraph(text)),
    ...(button ? [buttonLink(button)] : []),
    ...notes.map((text) => paragraph(text)),
    ...(button ? [addressLine(openInstead, button.url)] : []),
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkTheme}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#fbfaf7">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#fbfaf7">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td class="text" style="padding:0 0 16px;${font};font-size:20px;font-weight:700;color:#1b1917">Vizitka</td></tr>
<tr><td class="sheet" style="padding:28px 24px;background:#ffffff;border:1px solid #e1dcd1;border-radius:12px">
${body.join('\n')}
</td></tr>
<tr><td class="muted" style="padding:16px 0 0;${font};font-size:13px;line-height:20px;color:#6a645a">${escapeHtml(footerOf(content, site))}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const font = 'font-family:Inter,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
const heading = `margin:0 0 16px;${font};font-size:24px;line-height:30px;font-weight:700;color:#1b1917`;

const darkTheme = `
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #191714 !important; }
  .sheet { background: #221f1b !important; border-color: #37332c !important; }
  .text { color: #f5f1e9 !important; }
  .muted { color: #aaa294 !important; }
  .button { background: #8f9cff !important; color: #12163d !important; }
  .link { color: #a6b0ff !important; }
}
`;

function paragraph(text: string): string {
  return `<p class="text" style="margin:0 0 16px;${font};font-size:16px;line-height:24px;color:#1b1917">${words(text)}</p>`;
}

/** Words with a hyphen and numbers of invoices stay on one line; longer ones may break. */
function words(text: string): string {
  return escapeHtml(text).replaceAll(/(?<!\S)[^\s<>]*-[^\s<>]*(?!\S)/g, (word) =>
    word.length > 24 ? word : `<span style="white-space:nowrap">${word}</span>`,
  );
}

function buttonLink({ label, url }: { label: string; url: string }): string {
  const style = `display:inline-block;padding:12px 20px;border-radius:8px;${font};font-size:16px;line-height:24px;font-weight:600;background:#2335c2;color:#ffffff;text-decoration:none`;
  return `<p style="margin:8px 0 24px"><a class="button" href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`;
}

function addressLine(text: string, url: string): string {
  const style = `margin:0;${font};font-size:13px;line-height:20px;color:#6a645a;word-break:break-all`;
  return `<p class="muted" style="${style}">${escapeHtml(text)}<br><a class="link" href="${escapeHtml(url)}" style="color:#2335c2">${escapeHtml(url)}</a></p>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
