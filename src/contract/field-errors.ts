import type { ContentProblem } from '#domain/design/company-design.ts';

/** The errors of a form field and the English texts shown beside it. */
export const fieldErrors = {
  USERNAME_REQUIRED: 'Username is required',
  PASSWORD_REQUIRED: 'Password is required',
  USERNAME_TOO_SHORT: 'Username must be at least 3 characters',
  USERNAME_TOO_LONG: 'Username must be at most 64 characters',
  USERNAME_INVISIBLE: 'Username must not contain invisible characters',
  USERNAME_WITH_AT: 'Username must not contain @',
  USERNAME_MIXED_SCRIPTS: 'Username must not mix alphabets',
  INVALID_ACCOUNT_EMAIL: 'Please enter a valid email address',
  PASSWORD_TOO_SHORT: 'Password must be at least 6 characters',
  ADMIN_PASSWORD_TOO_SHORT: 'An admin’s password must be at least 12 characters',
  CODE_INVALID: 'Enter the six digits of your app',
  CODE_REQUIRED: 'Enter a code',
  PASSKEY_NAME_REQUIRED: 'Give the passkey a name',
  CARD_NAME_REQUIRED: 'Please enter a card name.',
  COMPANY_NAME_REQUIRED: 'Company name is required',
  ADDRESS_REQUIRED: 'Address is required',
  COUNTRY_REQUIRED: 'Choose a country',
  VAT_ID_INVALID: 'Enter a VAT ID with its country, such as SK2020123456',
  FULL_NAME_REQUIRED: 'Full name is required',
  INVALID_EMAIL: 'Invalid email',
  INVALID_COLOUR: 'Not a colour',
  INVALID_LOGO: 'Not one of your logos',
  INVALID_PICTURE: 'Choose a PNG or JPG file of yours',
  NOT_A_NUMBER: 'Not a number',
  OUT_OF_RANGE: 'Out of range',
  TEXT_TOO_LONG: 'Too long',
  TEXT_LOCKED: 'Set by the company design',
  TEXT_REQUIRED: 'Required by the company design',
  UNKNOWN_BRANCH: 'The design has no such branch',
  CARD_LIMIT_NEGATIVE: 'Card limit must not be negative',
} as const;

export type FieldErrorCode = keyof typeof fieldErrors;

/** Checks that a code exists; schemas use codes as messages. */
export function fieldError(code: FieldErrorCode): FieldErrorCode {
  return code;
}

export function isFieldErrorCode(code: string): code is FieldErrorCode {
  return Object.hasOwn(fieldErrors, code);
}

/** The field errors of the problems that a company design has with a content. */
export const problemCodes = {
  locked: 'TEXT_LOCKED',
  required: 'TEXT_REQUIRED',
  tooLong: 'TEXT_TOO_LONG',
  email: 'INVALID_EMAIL',
  branch: 'UNKNOWN_BRANCH',
} as const satisfies Record<ContentProblem['kind'], FieldErrorCode>;
