import { expect, test } from 'vitest';
import { readIsMailOn, readMaker } from './site.ts';

test('the maker is read from the page', () => {
  const maker = { name: 'Tlačiareň Breza', url: 'https://breza.example/' };
  expect(readMaker(JSON.stringify({ maker }))).toEqual(maker);
});

test.each(['', '{}', 'null', '{"maker":"Breza"}', '{"maker":{"name":"Breza"}}'])(
  '%j falls back to the default maker',
  (json) => {
    expect(readMaker(json)).toEqual({ name: 'Studio Sever', url: 'https://studio-sever.example/' });
  },
);

test.each([
  ['{"isMailOn":true}', true],
  ['{"isMailOn":false}', false],
  ['{}', false],
  ['', false],
])('%j: mail is on is %s', (json, isOn) => {
  expect(readIsMailOn(json)).toBe(isOn);
});
