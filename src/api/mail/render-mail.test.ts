import { expect, test } from 'vitest';
import { mailTime } from './mail-formats.ts';
import { renderMail } from './render-mail.ts';

const content = {
  subject: 'Confirm <your> address',
  paragraphs: ['First & foremost.'],
  button: { label: 'Confirm', url: 'https://cards.example/verify-email#token=a"b' },
  notes: ['The link works for a day.'],
};
const { text, html } = renderMail(content, { host: 'cards.example', language: 'sk' });

test('the plain text has every word and the address of the button', () => {
  for (const words of [
    'First & foremost.',
    content.button.url,
    'The link works for a day.',
    'posiela cards.example',
  ])
    expect(text).toContain(words);
});

test('the HTML escapes texts and addresses, names its language and has a dark theme', () => {
  expect(html).toContain('Confirm &lt;your&gt; address');
  expect(html).toContain('href="https://cards.example/verify-email#token=a&quot;b"');
  expect(html).toContain('<html lang="sk">');
  expect(html).toContain('prefers-color-scheme: dark');
});

test('a word with a hyphen stays on one line in the HTML', () => {
  const subject = 'Potvrďte svoju e-mailovú adresu';
  const { html: hyphenated, text: plain } = renderMail(
    { subject, paragraphs: ['Číslo INV-2026-000042.'] },
    { host: 'cards.example', language: 'sk' },
  );
  expect(hyphenated).toContain('svoju <span style="white-space:nowrap">e-mailovú</span> adresu</h1>');
  expect(hyphenated).toContain('<span style="white-space:nowrap">INV-2026-000042.</span>');
  expect(plain).toContain('Číslo INV-2026-000042.');
});

test('the parts of a time stay together', () => {
  const at = new Date('2026-11-16T08:00:00Z');
  expect(mailTime('en', at)).toBe('16\u00a0November 2026 at 08:00\u00a0UTC');
  expect(mailTime('sk', at)).toBe('16.\u00a0novembra 2026 o\u00a08:00\u00a0UTC');
});

test('the HTML loads nothing', () => {
  expect(html).not.toMatch(/<img|<link|<script|url\(|src=/);
});
