/** What the project knows about a text of a card. */
type TextFieldRecord = {
  /** What it belongs with: in the form, in the layouts and in size. */
  group: 'company' | 'person' | 'contact' | 'address' | 'extra';
  /** No card is saved without it. The preview shows a placeholder. */
  isRequired?: true;
  /** An emphasised text; the others are quiet. */
  isStrong?: true;
  /** The text whose font and colour it has unless it has its own. The form shows such a line only when it is wanted. */
  followsStyleOf?: 'position' | 'phone';
  /** Not read right when it is on two lines. */
  isAddress?: true;
  /** What may stand before it. */
  letter?: string;
  /** Its property of a vCard; without one it is not part of a contact. */
  vcard?: string;
  /** The keyboard of its input. */
  inputMode?: 'tel' | 'email' | 'url';
  /** What the browser may offer to fill in. */
  autoComplete?: 'tel' | 'address-line1' | 'address-level2';
};

/** The texts of a card, in the order the form shows them. */
const records = {
  companyName: { group: 'company', isRequired: true, isStrong: true, vcard: 'ORG' },
  website: { group: 'company', isAddress: true },
  fullName: { group: 'person', isRequired: true, isStrong: true, vcard: 'FN' },
  position: { group: 'person', vcard: 'TITLE' },
  department: { group: 'person', followsStyleOf: 'position', vcard: 'ORG' },
  mobile: {
    group: 'contact',
    followsStyleOf: 'phone',
    isAddress: true,
    letter: 'M',
    vcard: 'TEL;TYPE=CELL',
    inputMode: 'tel',
    autoComplete: 'tel',
  },
  phone: { group: 'contact', isAddress: true, letter: 'T', vcard: 'TEL;TYPE=WORK', inputMode: 'tel' },
  email: { group: 'contact', isAddress: true, letter: 'E', vcard: 'EMAIL;TYPE=INTERNET', inputMode: 'email' },
  url: { group: 'contact', isAddress: true, letter: 'W', vcard: 'URL', inputMode: 'url' },
  street: {
    group: 'address',
    followsStyleOf: 'phone',
    vcard: 'ADR;TYPE=WORK',
    autoComplete: 'address-line1',
  },
  city: { group: 'address', followsStyleOf: 'phone', vcard: 'ADR;TYPE=WORK', autoComplete: 'address-level2' },
  free1: { group: 'extra', followsStyleOf: 'phone' },
  free2: { group: 'extra', followsStyleOf: 'phone' },
} as const satisfies Record<string, TextFieldRecord>;

export type TextField = keyof typeof records;

type FieldsWith<Property extends keyof TextFieldRecord> = {
  [Field in TextField]: (typeof records)[Field] extends Record<Property, unknown> ? Field : never;
}[TextField];

export const textFieldRecords: Readonly<Record<TextField, TextFieldRecord>> = records;

export const textFields = Object.keys(records) as TextField[];

/** Texts required to save a card. */
export type RequiredField = FieldsWith<'isRequired'>;

/** A line that the form shows only when it is wanted. */
export type OptionalField = FieldsWith<'followsStyleOf'>;

/** A text that the form always shows. */
export type MainField = Exclude<TextField, OptionalField>;

/** A text that a contact can have. */
export type ContactField = FieldsWith<'vcard'>;

export const requiredFields = textFields.filter((field): field is RequiredField =>
  hasRecord(field, 'isRequired'),
);
export const mainFields = textFields.filter((field): field is MainField => !isOptionalField(field));

/** The texts of a contact, the person first. */
export const contactFields: readonly ContactField[] = [
  'fullName',
  ...textFields.filter((field): field is ContactField => field !== 'fullName' && hasRecord(field, 'vcard')),
];

export function isOptionalField(field: string): field is OptionalField {
  return textFields.some((name) => name === field && hasRecord(name, 'followsStyleOf'));
}

/** A line below the person. */
export type ContactLineField = {
  [Field in TextField]: (typeof records)[Field]['group'] extends 'contact' | 'address' | 'extra'
    ? Field
    : never;
}[TextField];

/** The lines below the person, in one size. */
export const contactLineFields = fieldsOf('contact', 'address', 'extra') as ContactLineField[];

/** The texts of some groups. */
export function fieldsOf(...groups: TextFieldRecord['group'][]): TextField[] {
  return textFields.filter((field) => groups.includes(textFieldRecords[field].group));
}

/** A value for each text. */
export function mapTexts<Value>(valueFor: (field: TextField) => Value): Record<TextField, Value> {
  // Object.fromEntries forgets which keys it was given.
  return Object.fromEntries(textFields.map((field) => [field, valueFor(field)])) as Record<TextField, Value>;
}

function hasRecord(field: TextField, property: keyof TextFieldRecord): boolean {
  return textFieldRecords[field][property] !== undefined;
}
