import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';

test('the message is the status and the body', () => {
  expect(new ApiError(400, 'Bad Request', 'Bad thing').message).toBe('400: Bad thing');
});

test('an empty body is replaced by the status text', () => {
  expect(new ApiError(500, 'Internal Server Error', '').message).toBe('500: Internal Server Error');
});

test('a refusal keeps its code and the server’s message', () => {
  const error = new ApiError(
    409,
    'Conflict',
    '{"code":"USERNAME_TAKEN","message":"Username already exists"}',
  );
  expect([error.status, error.code, error.serverMessage]).toEqual([
    409,
    'USERNAME_TAKEN',
    'Username already exists',
  ]);
});

test('an unknown code is dropped, its message is kept', () => {
  const error = new ApiError(418, 'Teapot', '{"code":"TEAPOT","message":"Short and stout"}');
  expect([error.code, error.serverMessage]).toEqual([undefined, 'Short and stout']);
});

test.each(['<html>', 'null', '[]', '"text"', '{"code":7,"message":{}}', '{"code":"toString"}'])(
  'a body of %s has neither code nor message',
  (body) => {
    const error = new ApiError(502, 'Bad Gateway', body);
    expect([error.code, error.serverMessage]).toEqual([undefined, undefined]);
  },
);
