import { expect, test } from 'vitest';
import { markdownText, parseMarkdown } from './markdown.ts';

test('headings, paragraphs, lists, bold text and links are read', () => {
  const source = '## Price\n\nYou pay **once**,\nas [shown](/pricing).\n\n- one\n- two\n  lines\n';
  expect(parseMarkdown(source)).toEqual([
    { kind: 'heading', level: 2, parts: [{ text: 'Price' }] },
    {
      kind: 'paragraph',
      parts: [
        { text: 'You pay ' },
        { text: 'once', isStrong: true },
        { text: ', as ' },
        { text: 'shown', href: '/pricing' },
        { text: '.' },
      ],
    },
    { kind: 'list', items: [[{ text: 'one' }], [{ text: 'two lines' }]] },
  ]);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'vbscript:x'])(
  'a link to %s stays text',
  (target) => {
    const [block] = parseMarkdown(`[click](${target})`);
    expect(JSON.stringify(block)).not.toContain('href');
  },
);

test('HTML is text, and comments are left out', () => {
  expect(parseMarkdown('<!-- sample -->\n\n<script>alert(1)</script>')).toEqual([
    { kind: 'paragraph', parts: [{ text: '<script>alert(1)</script>' }] },
  ]);
});

test('the plain text has the addresses of links', () => {
  const blocks = parseMarkdown('## Contact\n\nWrite to <mailto:a@b.example> or see [the terms](/terms).');
  expect(markdownText(blocks)).toBe('Contact\n\nWrite to a@b.example or see the terms (/terms).');
});
