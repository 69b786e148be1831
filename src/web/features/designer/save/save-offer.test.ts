import { expect, test } from 'vitest';
import { type ErrorCode, errorCatalogue } from '#contract/errors.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { offerFor } from './save-offer.ts';

function refusal(code: ErrorCode): ApiError {
  return new ApiError(errorCatalogue[code].status, '', JSON.stringify({ code, message: '' }));
}

test.each([
  ['FREE_CANNOT_SAVE', 'plan'],
  ['FREE_CANNOT_CHANGE', 'plan'],
  ['NOT_SIGNED_IN', 'login'],
  ['SIGNED_IN_AS_ANOTHER', null],
  ['INTERNAL', null],
] as const)('a save refused with %s offers: %s', (code, offer) => {
  expect(offerFor(refusal(code))).toBe(offer);
});

test('a lost connection offers nothing', () => {
  expect(offerFor(new TypeError('Failed to fetch'))).toBeNull();
});
