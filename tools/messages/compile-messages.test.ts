import { expect, test } from 'vitest';
import { messageRules } from '#domain/language/message-rules.ts';
import { type ConstantTable, compileMessages } from './compile-messages.ts';

const english = { name: 'English', locale: 'en-GB', decimal: '.', thousands: ',' };
const slovak = { name: 'Slovenčina', locale: 'sk-SK', decimal: ',', thousands: '\u00a0' };

type Json = Record<string, unknown>;

/** Compiles a catalogue `orders` in English and, if it is given, in Slovak. */
function compileOrders(en: Json | string, sk?: Json | string, constants: ConstantTable = {}) {
  const json = (texts: Json | string) => (typeof texts === 'string' ? texts : JSON.stringify(texts));
  return compileMessages(
    {
      en: { language: JSON.stringify(english), orders: json(en) },
      ...(sk !== undefined && { sk: { language: JSON.stringify(slovak), orders: json(sk) } }),
    },
    constants,
  );
}

/** The texts of the catalogue as the browser gets them. */
async function textsOf(en: Json, sk?: Json, constants?: ConstantTable) {
  const { scripts, faults } = compileOrders(en, sk, constants);
  expect(faults).toEqual([]);
  const load = async (tag: 'en' | 'sk') => {
    const script = scripts.get(tag)?.get('orders') ?? 'export default () => ({})';
    const module = (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as {
      default: (...rules: unknown[]) => Record<string, (...values: unknown[]) => unknown>;
    };
    const { plural, number } = messageRules(tag === 'en' ? english : slovak);
    return module.default(plural, number);
  };
  return { en: await load('en'), sk: await load('sk') };
}

test('a text without values stays a text', async () => {
  const { en } = await textsOf({ title: 'Orders', page: { 'a-b': "It’s `here` \\ $'{'x" } });
  expect(en).toEqual({ title: 'Orders', page: { 'a-b': 'It’s `here` \\ ${x' } });
});

test('a text with values is a function of them in the order of the key', async () => {
  const { en } = await textsOf({ 'sent(to, day)': '`{day}`: sent to {to}\\' });
  expect(en.sent?.('Ema', 'Monday')).toBe('`Monday`: sent to Ema\\');
});

test('a plural follows the forms of the language, and its number the format of the language', async () => {
  const { en, sk } = await textsOf(
    { 'cards(count)': '{count, plural, =0 {None} one {# card} other {# cards}}' },
    {
      'cards(count)':
        'Máte {count, plural, one {# vizitku} few {# vizitky} many {# vizitky} other {# vizitiek}}.',
    },
  );
  expect([0, 1, 2, 1000].map((count) => en.cards?.(count))).toEqual([
    'None',
    '1 card',
    '2 cards',
    '1,000 cards',
  ]);
  expect([1, 4, 1.5, 5, 1000].map((count) => sk.cards?.(count))).toEqual([
    'Máte 1 vizitku.',
    'Máte 4 vizitky.',
    'Máte 1,5 vizitky.',
    'Máte 5 vizitiek.',
    'Máte 1\u00a0000 vizitiek.',
  ]);
});

test('a select chooses by a word or by true, and may stand in a plural', async () => {
  const { en } = await textsOf({
    'side(side)': '{side, select, front {the front} other {the back}}',
    'paid(isPaid)': '{isPaid, select, true {paid} other {open}}',
    'both(count, isPaid)':
      '{count, plural, one {{isPaid, select, true {# paid} other {# open}}} other {all #}}',
  });
  expect([en.side?.('front'), en.side?.('back')]).toEqual(['the front', 'the back']);
  expect([en.paid?.(true), en.paid?.(false)]).toEqual(['paid', 'open']);
  expect([en.both?.(1, false), en.both?.(2, true)]).toEqual(['1 open', 'all 2']);
});

test('a constant is written into the text in the format of the language', async () => {
  const { en, sk } = await textsOf(
    { limit: 'Up to {max, plural, one {# card} other {# cards}} for {price}' },
    {
      limit:
        'Najviac {max, plural, one {# vizitka} few {# vizitky} many {# vizitky} other {# vizitiek}} za {price}',
    },
    { max: 2000, price: (locale) => (locale === 'en-GB' ? '$1' : '1\u00a0$') },
  );
  expect([en.limit, sk.limit]).toEqual([
    'Up to 2,000 cards for $1',
    'Najviac 2\u00a0000 vizitiek za 1\u00a0$',
  ]);
});

test('a key with values may hold a mail, and an empty paragraph is left out', async () => {
  const { en } = await textsOf({
    'mail(name, isNew)': {
      subject: 'Hello {name}',
      paragraphs: ['{isNew, select, true {Welcome.} other {}}', 'Bye.'],
    },
  });
  expect(en.mail?.('Ema', false)).toEqual({ subject: 'Hello Ema', paragraphs: ['Bye.'] });
  expect(en.mail?.('Ema', true)).toEqual({ subject: 'Hello Ema', paragraphs: ['Welcome.', 'Bye.'] });
});

test('a brace between apostrophes is a sign; other apostrophes are plain', async () => {
  const { en } = await textsOf({ region: "It's Notifications ('{hotkey}')" });
  expect(en.region).toBe("It's Notifications ({hotkey})");
});

test('a value has the type that any language needs', () => {
  const { modules } = compileOrders(
    {
      'a(count, name, isOn, side, unused)':
        '{count} {name} {isOn, select, true {x} other {y}} {side, select, a {} other {b}}',
    },
    {
      'a(count, name, isOn, side, unused)':
        '{count, plural, one {1} few {2} many {3} other {4}} {name}{side}{isOn, select, true {x} other {y}}',
    },
  );
  const parameters = '(count:number,name:string | number,isOn:boolean,side:string,unused:unknown):string';
  expect(modules.get('en/orders.ts')).toContain(parameters);
  expect(modules.get('sk/orders.ts')).toContain(parameters);
});

test.each<[string, Json | string, Json | string, string]>([
  ['a broken file', '{"a": "b"', '{"a": "b"}', 'messages/en/orders.json: is not valid JSON'],
  ['a missing key', { a: 'A', b: { c: 'C' } }, { a: 'A', b: {} }, 'sk/orders.json: “b.c” is missing'],
  ['a key of its own', { a: 'A' }, { a: 'A', z: 'Z' }, 'sk/orders.json: “z” is not in English'],
  ['other values', { 'a(x)': '{x}' }, { 'a(y)': '{y}' }, '“a” must be written "a(x)", as in English'],
  [
    'an unknown value',
    { 'a(x)': '{x}' },
    { 'a(x)': '{z}' },
    '“a” uses {z}, which it does not get. It gets {x}',
  ],
  ['a text for a list', { a: ['A'] }, { a: 'A' }, '“a” must be a list'],
  ['a shorter list', { a: ['A', 'B'] }, { a: ['A'] }, '“a” has 1 items; English has 2'],
  ['a number', { a: 1 }, { a: 'A' }, 'en/orders.json: “a” must be a text in quotes'],
  [
    'a missing plural form',
    { 'a(n)': '{n, plural, one {x} other {y}}' },
    { 'a(n)': '{n, plural, one {x} few {z} other {y}}' },
    'sk/orders.json: “a” needs “many {…}”',
  ],
  [
    'a plural form of another language',
    { 'a(n)': '{n, plural, one {x} few {x} other {y}}' },
    { 'a(n)': '{n, plural, one {x} few {x} many {x} other {y}}' },
    'en/orders.json: “a” has “few”',
  ],
  ['no other', { 'a(n)': '{n, select, a {x}}' }, { 'a(n)': '' }, 'needs “other {…}”'],
  ['a brace too many', { a: 'x }' }, { a: 'x' }, '“a” has a } without its {'],
  ['an open brace', { 'a(n)': 'x {n' }, { 'a(n)': 'x' }, '“a” has { without its }'],
  ['another kind', { 'a(n)': '{n, date}' }, { 'a(n)': 'x' }, 'Only plural and select are known'],
])('%s is reported with its file, its key and what to do', (_, en, sk, fault) => {
  expect(compileOrders(en, sk).faults.join('\n')).toContain(fault);
});

test('a file that is missing in a language, or not in English, is reported', () => {
  const language = JSON.stringify(english);
  const { faults } = compileMessages({ en: { language, a: '{}' }, sk: { language, b: '{}' } }, {});
  expect(faults).toEqual([
    'messages/sk/b.json: is not in English. Remove the file, or correct its name.',
    'messages/sk/a.json: is missing. Copy it from English and translate it.',
  ]);
});
