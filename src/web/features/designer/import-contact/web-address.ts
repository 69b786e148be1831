/** Sites whose addresses are somebody's profile or portfolio rather than a company's site. */
const profileHosts =
  /^(?:www\.|[a-z]{2}\.|m\.)?(?:(?:linkedin|facebook|fb|instagram|github|gitlab|dribbble|twitter|x|xing|youtube|medium|tiktok|pinterest|vimeo|flickr|soundcloud|calendly|stackoverflow)\.com|(?:behance|researchgate)\.net|orcid\.org|(?:xing|pinterest)\.de|(?:t|wa|fb|about)\.me|youtu\.be|linktr\.ee)(?:\/|$)/i;

/** The address as a card shows it: without the protocol and a slash at the end. */
function displayAddress(address: string): string {
  return address
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '');
}

/** The first address of a site is the website. A profile, else the second address, is the URL. */
export function sortAddresses(addresses: string[]): { website: string; url: string } {
  const unique = [...new Set(addresses.map(displayAddress))];
  const profiles = unique.filter((address) => profileHosts.test(address));
  const [website = '', second = ''] = unique.filter((address) => !profileHosts.test(address));
  return { website, url: profiles[0] ?? second };
}
