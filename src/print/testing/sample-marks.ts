import type { LogoAnalysis } from '#layout/logo/logo-analysis.ts';

/** A drawn logo with the kind that a person sees. */
type SampleMark = { name: string; kind: LogoAnalysis['kind']; svg: string };

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;
const circle = (fill: string, x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** Letters of straight strokes, 6 wide and 10 high. */
const strokes = {
  O: 'M1 1H5V9H1Z',
  R: 'M1 10V1H5V5H1L5 10',
  I: 'M3 0V10',
  V: 'M0 0L3 9L6 0',
  A: 'M0 10L3 1L6 10M1.4 7H4.6',
  N: 'M1 10V1L5 9V0',
  L: 'M1 0V9H6',
  E: 'M6 1H1V9H6M1 5H5',
};

/** A word in strokes of that weight. */
function word(text: string, colour: string, x: number, y: number, size: number, weight: number): string {
  const letters = [...text].map(
    (letter, index) =>
      `<path transform="translate(${x + index * size * 0.8} ${y}) scale(${size / 10})" d="${strokes[letter as keyof typeof strokes]}" fill="none" stroke="${colour}" stroke-width="${weight}"/>`,
  );
  return letters.join('');
}

const shield = 'M4 6Q18 9 30 2Q42 9 56 6V30Q56 49 30 58Q4 49 4 30Z';
const leaf = (x: number, y: number) =>
  `M${x} ${y}Q${x + 6} ${y - 12} ${x} ${y - 16}Q${x - 6} ${y - 12} ${x} ${y}Z`;
const gradient = (id: string, from: string, to: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0.3" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/** A navy word with an orange roof. */
export const wordmark = svg(
  100,
  20,
  `${path('#14275a', 'M0 20V9L10 1V7L5 11V20Z')}${path('#ef7d1a', 'M13 1L23 9V20H8V15H18V11L13 7Z')}${word('ORIVAN', '#14275a', 29, 4, 15, 2.2)}`,
);

/** A green shield with cream leaves and a red band. */
export const crest = svg(
  60,
  60,
  `${path('#1f5a3a', shield)}<path d="M7 9Q19 11 30 5.6Q41 11 53 9V30Q53 46 30 54.7Q7 46 7 30Z" fill="none" stroke="#f0c14b" stroke-width="1.5"/>` +
    `${path('#f6efe0', leaf(30, 30) + leaf(18, 31) + leaf(42, 31) + leaf(24, 26) + leaf(36, 26))}${path('#b3261e', 'M0 34H60L56 40L60 46H0L4 40Z')}${word('LIVE', '#f6efe0', 20, 37, 6, 1.6)}`,
);

/** White letters alone. */
export const whiteMark = svg(88, 18, circle('#ffffff', 9, 9, 8) + word('NOVA', '#ffffff', 24, 3, 13, 2.4));

export const sampleMarks: readonly SampleMark[] = [
  { name: 'a wordmark of two colours', kind: 'flat', svg: wordmark },
  { name: 'a crest', kind: 'inner', svg: crest },
  { name: 'white letters', kind: 'flat', svg: whiteMark },
  {
    name: 'a tall emblem of fine lines',
    kind: 'flat',
    svg: svg(
      40,
      60,
      `<path fill="none" stroke="#17402c" stroke-width="1.3" d="M3.6 43V20A16.4 16.4 0 0 1 36.4 20V43M20 43V14M20 36L12 30M20 36L28 30M1 43.6H39"/>${[12, 20, 28].map((x) => circle('#b08a35', x, 24, 2)).join('')}${word('LIVE', '#17402c', 8, 48, 8, 1.2)}`,
    ),
  },
  {
    name: 'a round picture of soft tones',
    kind: 'photo',
    svg: svg(
      50,
      50,
      `<defs>${gradient('a', '#27406e', '#f6b76f')}${gradient('b', '#8d86a6', '#2f3348')}<clipPath id="c"><circle cx="25" cy="25" r="25"/></clipPath></defs><g clip-path="url(#c)"><path fill="url(#a)" d="M0 0H50V50H0Z"/><path fill="url(#b)" d="M-2 38L18 15L30 28L37 24L52 40V52H-2Z"/></g>`,
    ),
  },
  {
    name: 'a disc with an open letter',
    kind: 'flat',
    svg: svg(
      40,
      40,
      path('#7a1f3d', 'M20 0A20 20 0 1 1 19.9 0ZM12 30H17V18L24 30H28V10H23V22L16 10H12Z').replace(
        '/>',
        ' fill-rule="evenodd"/>',
      ),
    ),
  },
  {
    name: 'boxed letters',
    kind: 'inner',
    svg: svg(60, 20, path('#14275a', 'M0 0H60V20H0Z') + word('NOVA', '#ffffff', 8, 4, 12, 2.4)),
  },
  {
    name: 'an icon with a gradient beside a word',
    kind: 'photo',
    svg: svg(
      80,
      24,
      `<defs>${gradient('g', '#7b2ff7', '#f107a3')}</defs>${circle('url(#g)', 12, 12, 12)}${word('NOVA', '#20202a', 32, 6, 12, 1.6)}`,
    ),
  },
  {
    name: 'flat art with a small gradient',
    kind: 'flat',
    svg: svg(
      80,
      24,
      `<defs>${gradient('g', '#ff9a3c', '#e0301e')}</defs>${path('#103b4a', 'M0 0H18V24H0Z')}${circle('url(#g)', 25, 6, 4)}${word('NOVA', '#103b4a', 34, 6, 14, 2.6)}`,
    ),
  },
  { name: 'a word of hairlines', kind: 'flat', svg: svg(100, 16, word('ORIVAN', '#3a2a18', 4, 2, 12, 0.35)) },
  {
    name: 'three bands that touch',
    kind: 'inner',
    svg: svg(
      60,
      40,
      path('#b3261e', 'M0 0H60V13H0Z') +
        path('#f6efe0', 'M0 13H60V27H0Z') +
        path('#14275a', 'M0 27H60V40H0Z'),
    ),
  },
  {
    name: 'a leaf with light veins',
    kind: 'inner',
    svg: svg(
      40,
      50,
      `${path('#2c7a3f', 'M20 0Q44 20 20 50Q-4 20 20 0Z')}<path stroke="#e9f5e4" stroke-width="1.6" fill="none" d="M20 4V46M20 18L28 12M20 18L12 12M20 28L30 20M20 28L10 20M20 38L28 30M20 38L12 30"/>`,
    ),
  },
  {
    name: 'a ring with a bar across it',
    kind: 'flat',
    svg: svg(
      50,
      40,
      `<circle cx="25" cy="20" r="16" fill="none" stroke="#d1262c" stroke-width="6"/>${path('#1c2f8c', 'M0 16H50V24H0Z')}`,
    ),
  },
  {
    name: 'a field of dots',
    kind: 'flat',
    svg: svg(
      44,
      44,
      Array.from({ length: 25 }, (_, at) =>
        circle('#0b6e99', 6 + (at % 5) * 8, 6 + Math.floor(at / 5) * 8, 1 + (at % 5) * 0.5),
      ).join(''),
    ),
  },
  {
    name: 'pale yellow and grey',
    kind: 'flat',
    svg: svg(90, 20, circle('#f4d35e', 10, 10, 9) + word('LINEA', '#7d8590', 26, 4, 13, 2)),
  },
  {
    name: 'six colours side by side',
    kind: 'inner',
    svg: svg(
      60,
      40,
      ['#d1262c', '#f0c14b', '#2c7a3f', '#0b6e99', '#5b2a86', '#20202a']
        .map((colour, at) => path(colour, `M${(at % 3) * 20} ${Math.floor(at / 3) * 20}h20v20h-20Z`))
        .join(''),
    ),
  },
  {
    name: 'a line drawing of a house',
    kind: 'flat',
    svg: svg(
      50,
      44,
      '<path fill="none" stroke="#23313f" stroke-width="2.4" d="M4 22L25 4L46 22M9 18V41H41V18M20 41V28H30V41"/>',
    ),
  },
  {
    name: 'an emblem with a soft light on it',
    kind: 'photo',
    svg: svg(
      50,
      50,
      `<defs><radialGradient id="r" cx="0.35" cy="0.3" r="0.8"><stop offset="0" stop-color="#ffe9a8"/><stop offset="1" stop-color="#8a5a00"/></radialGradient></defs>${circle('url(#r)', 25, 25, 24)}${path('#3a2400', 'M25 9L29 21H42L31 28L35 41L25 33L15 41L19 28L8 21H21Z')}`,
    ),
  },
];
