import { expect, test } from 'vitest';
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

test('the HTML loads nothing', () => {
  expect(html).not.toMatch(/<img|<link|<script|url\(|src=/);
});
