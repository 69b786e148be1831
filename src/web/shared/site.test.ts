import { expect, test } from 'vitest';
import { readMaker } from './site.ts';

test('the maker is the one the server wrote into the page', () => {
  const maker = { name: 'Tlačiareň Breza', url: 'https://breza.example/' };
  expect(readMaker(JSON.stringify({ maker }))).toEqual(maker);
});

test.each(['', '{}', 'null', '{"maker":"Breza"}', '{"maker":{"name":"Breza"}}'])(
  '%j credits the house that made it',
  (json) => {
    expect(readMaker(json)).toEqual({ name: 'Studio Sever', url: 'https://studio-sever.example/' });
  },
);
