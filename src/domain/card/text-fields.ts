/** The texts of a card, in the order the form shows them. */
export const textFields = [
  'companyName',
  'website',
  'fullName',
  'position',
  'department',
  'mobile',
  'phone',
  'email',
  'url',
  'street',
  'city',
  'free1',
  'free2',
] as const;
export type TextField = (typeof textFields)[number];
