/** A logo of an invented customer, as a drawing. */
export type CustomerLogo = { svg: string; width: number; height: number };

function logo(width: number, height: number, drawn: string): CustomerLogo {
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawn}</svg>`,
    width,
    height,
  };
}

const navy = '#16295c';
const orange = '#ee7c1c';
const gold = '#b18b36';
const forest = '#18412d';

/** A word of plain strokes: n, o, r, d, i, m. */
const word = [
  'M30 19V8M30 11.5A3.6 3.6 0 0 1 37.2 11.5V19',
  'M48.4 13.4A5 5 0 1 1 38.4 13.4A5 5 0 1 1 48.4 13.4Z',
  'M53 19V8M53 12.4A4.4 4.4 0 0 1 57.6 8.2',
  'M69.4 13.4A5 5 0 1 1 59.4 13.4A5 5 0 1 1 69.4 13.4ZM69.4 19V2',
  'M74.4 19V8M74.4 3V5',
  'M79.4 19V8M79.4 11A3.2 3.2 0 0 1 85.8 11V19M85.8 11A3.2 3.2 0 0 1 92.2 11V19',
].join('');

/** Logos of kinds that a look must stand: wide and dark, square and of four colours, tall, white only, and a round picture. */
export const customerLogos = {
  wordmark: logo(
    96,
    20,
    `<path d="M1 19V9L11 1L21 9V19" fill="none" stroke="${navy}" stroke-width="3.4"/><path d="M7 19V12H15V19Z" fill="${orange}"/><path d="${word}" fill="none" stroke="${navy}" stroke-width="3.2"/>`,
  ),
  crest: logo(
    60,
    60,
    '<path d="M4 5H56V31Q56 49 30 58Q4 49 4 31Z" fill="#1f5a3a"/><path d="M8 9H52V31Q52 46 30 53.6Q8 46 8 31Z" fill="none" stroke="#f0c14b" stroke-width="1.6"/><path d="M30 12L34.6 22H25.4ZM30 18L37 30H23ZM28.6 30H31.4V35H28.6Z" fill="#f6efe0"/><path d="M0 36H60L56 41.5L60 47H0L4 41.5Z" fill="#b3261e"/><path d="M12 39.6H48V43.4H12Z" fill="#f6efe0"/>',
  ),
  emblem: logo(
    40,
    60,
    `<path d="M4 42V20A16 16 0 0 1 36 20V42" fill="none" stroke="${forest}" stroke-width="1.8"/><path d="M20 8C27 14 29 20 20 28C11 20 13 14 20 8ZM11 18C17 22 19 27 14 33C7 29 7 23 11 18ZM29 18C33 23 33 29 26 33C21 27 23 22 29 18Z" fill="${forest}"/><path d="M20 26V43" stroke="${forest}" stroke-width="1.8"/><path d="M2 44.6H38V46.6H2Z" fill="${forest}"/><circle cx="12" cy="37" r="1.7" fill="${gold}"/><circle cx="28" cy="37" r="1.7" fill="${gold}"/><path d="M6 50H34V53H6ZM12 56H28V58.4H12Z" fill="${forest}"/>`,
  ),
  white: logo(
    90,
    20,
    `<path d="M10 1A9 9 0 1 0 18.6 13A7.4 7.4 0 1 1 10 1Z" fill="#ffffff"/><g transform="translate(-4 0)"><path d="${word}" fill="none" stroke="#ffffff" stroke-width="2.6"/></g>`,
  ),
  picture: logo(
    50,
    50,
    '<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#27406e"/><stop offset="0.6" stop-color="#d98b77"/><stop offset="1" stop-color="#f6c27a"/></linearGradient><clipPath id="round"><circle cx="25" cy="25" r="25"/></clipPath></defs><g clip-path="url(#round)"><rect width="50" height="50" fill="url(#sky)"/><circle cx="32" cy="22" r="5" fill="#fff0c4"/><path d="M-2 38L10 24L17 31L25 17L36 32L41 27L52 38V52H-2Z" fill="#5d5878"/><path d="M-2 43Q12 35 24 41T52 39V52H-2Z" fill="#1c2f2c"/></g>',
  ),
} satisfies Record<string, CustomerLogo>;
