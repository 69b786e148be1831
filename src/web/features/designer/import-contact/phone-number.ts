/** The calling code of the country that an email or web address ends with. */
const callingCodes: Record<string, string> = { sk: '421', cz: '420', de: '49', at: '43', ch: '41', uk: '44' };

/** Beginnings of mobile numbers, with the calling code. Austria's and Germany's differ in length, so only the beginning counts. */
const mobileBeginnings = /^(?:4219|420[67]|491[567]|436[5-9]|417[5-9]|447)/;

/**
 * Whether the number belongs to a mobile network by its beginning.
 * The domain tells the country of a number without a calling code.
 */
export function isMobileNumber(number: string, domain: string): boolean {
  const digits = number
    .replace(/\(0\)/, '')
    .replace(/(?:ext|kl|dw|x)\D*\d+$/i, '')
    .replace(/\D/g, '');
  if (number.trim().startsWith('+')) return mobileBeginnings.test(digits);
  if (digits.startsWith('00')) return mobileBeginnings.test(digits.slice(2));
  const country = callingCodes[domain.split('.').at(-1)?.toLowerCase() ?? ''];
  if (country === '420' && digits.length === 9) return mobileBeginnings.test(`420${digits}`);
  if (country) return mobileBeginnings.test(country + digits.replace(/^0/, ''));
  return /^09\d{8}$/.test(digits);
}
