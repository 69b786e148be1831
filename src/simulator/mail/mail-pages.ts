import { createServer } from 'node:http';
import type { CaughtMail, MailCatcher } from './mail-catcher.ts';

/** Serves what a catcher got on this machine: /mail for people, /mail.json for programs. The API shows both at /dev. */
export async function serveMailPages(
  catcher: MailCatcher,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const isJson = request.url === '/mail.json';
    response.setHeader('content-type', isJson ? 'application/json' : 'text/html; charset=utf-8');
    response.end(isJson ? JSON.stringify(catcher.mails) : mailPage(catcher.mails));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function mailPage(mails: readonly CaughtMail[]): string {
  const list = mails.map(mailItem).join('\n') || '<p>No mail has been sent since the start.</p>';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mail</title>
<style>
:root { color-scheme: light dark; }
body { max-width: 720px; margin: 32px auto; padding: 0 16px; font: 15px/22px system-ui, sans-serif; }
article { margin: 0 0 40px; }
h2 { margin: 0; font-size: 18px; }
iframe { width: 100%; height: 520px; border: 1px solid #938c7f; border-radius: 8px; background: Canvas; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
</style></head>
<body><h1>Mail</h1>
<p>Mails of this installation, newest first. They are not delivered. <a href="/dev/mail.json">As JSON</a></p>
${list}
</body></html>`;
}

function mailItem({ subject, to, text, html, receivedAt }: CaughtMail): string {
  // Links open in the whole window, since the frame may not navigate elsewhere.
  const inFrame = html.replaceAll('<a ', '<a target="_top" ');
  const sandbox = 'allow-top-navigation-by-user-activation allow-popups';
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, ${escapeHtml(receivedAt)}</p>
<iframe title="${escapeHtml(subject)}" sandbox="${sandbox}" srcdoc="${escapeHtml(inFrame)}"></iframe>
<details><summary>Plain text</summary><pre>${escapeHtml(text)}</pre></details>
</article>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
