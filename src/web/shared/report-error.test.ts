import { expect, test } from 'vitest';
import { clientErrorOf } from './report-error.ts';

test('an error is told by its class and its place in our code, without its words', () => {
  const error = new TypeError('Elena is not a function');
  error.stack =
    'TypeError: Elena is not a function\n    at Xe (https://cards.example/assets/start-1a.js:2:345)';
  expect(clientErrorOf(error, '/list')).toEqual({
    name: 'TypeError',
    at: 'start-1a.js:2:345',
    page: '/list',
  });
});

test('what is no error, or none of our code, is told as such', () => {
  expect(clientErrorOf('Elena', '/')).toEqual({ name: 'other', at: 'other', page: '/' });
});
