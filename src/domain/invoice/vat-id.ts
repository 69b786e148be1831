/** What follows the prefix of a VAT ID in each member state; Greece writes EL, Northern Ireland XI. */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
};

/** A VAT ID as it is stored: capitals, without spaces, dots and hyphens. */
export function normaliseVatId(typed: string): string {
  return typed.replaceAll(/[\s.-]/g, '').toUpperCase();
}

/** Whether a normalised VAT ID has the form of its country. Outside the EU: a prefix of two letters and 4 to 15 characters. Whether it is registered is not checked. */
export function hasVatIdForm(vatId: string): boolean {
  const [prefix, rest] = [vatId.slice(0, 2), vatId.slice(2)];
  if (!/^[A-Z]{2}$/.test(prefix)) return false;
  return (forms[prefix] ?? /^[A-Z0-9]{4,15}$/).test(rest);
}
