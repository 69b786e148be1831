import { expect, test } from 'vitest';
import { registrationRefusal } from './registration.ts';

test('where registration is closed, only the address of an invitation may register', () => {
  expect(registrationRefusal('anyone', 'jana@firma.example', null)).toBeNull();
  expect(registrationRefusal('invited', 'jana@firma.example', 'Jana@firma.example')).toBeNull();
  expect(registrationRefusal('invited', 'jana@firma.example', 'peter@firma.example')).toBe(
    'REGISTRATION_CLOSED',
  );
  expect(registrationRefusal('invited', 'jana@firma.example', null)).toBe('REGISTRATION_CLOSED');
});
