import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Logos as drawing programs, converters and people write them, made from a number. */

type Random = () => number;

/** Numbers from 0 to 1 that depend on the seed alone. */
export function randomFrom(seed: number): Random {
  let state = (seed + 1) * 0x9e3779b9;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    state ^= state >>> 15;
    return (state >>> 0) / 2 ** 32;
  };
}

const hues = [
  '#e30613',
  '#0b3d91',
  '#f39200',
  '#00843d',
  '#1a1a1a',
  '#6a1b9a',
  '#009fe3',
  '#ffd500',
  '#8a5a2b',
];

/** What a kind of file is made of. */
function partsFrom(seed: number) {
  const random = randomFrom(seed);
  const between = (from: number, to: number) => Number((from + random() * (to - from)).toFixed(2));
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] ?? (items[0] as Item);
  const colour = () => pick(hues);
  const star = (cx: number, cy: number, r: number, points: number) => {
    const at = Array.from({ length: points * 2 }, (_, index) => {
      const radius = index % 2 === 0 ? r : r * 0.45;
      const angle = (Math.PI * index) / points - Math.PI / 2;
      return `${(cx + radius * Math.cos(angle)).toFixed(2)},${(cy + radius * Math.sin(angle)).toFixed(2)}`;
    });
    return at.join(' ');
  };
  const blob = (cx: number, cy: number, r: number) => {
    const k = r * between(0.4, 0.7);
    const q = r * between(0.8, 1.1);
    return `M${cx} ${cy - r}c${k} 0 ${q} ${r - k} ${q} ${r}s${-(q - k)} ${r} ${-q} ${r}S${cx - r} ${cy + k} ${cx - r} ${cy}S${cx - k} ${cy - r} ${cx} ${cy - r}z`;
  };
  return { random, between, pick, colour, star, blob };
}

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
const xlink = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const declaration = '<?xml version="1.0" encoding="utf-8"?>';

type Kind = (seed: number) => string;

/** Program by program, then feature by feature. */
const svgKinds: Readonly<Record<string, Kind>> = {
  illustrator: (seed) => {
    const { colour, between, star } = partsFrom(seed);
    return `${declaration}
<!-- Generator: Adobe Illustrator 27.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_svg "http://www.w3.org/2000/svg"> <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
]>
<svg version="1.1" id="Layer_1" xmlns="&ns_svg;" xmlns:i="&ns_ai;" x="0px" y="0px" viewBox="0 0 200 100"
  style="enable-background:new 0 0 200 100;" xml:space="preserve">
<style type="text/css">
  .st0{fill:${colour()};} .st1{fill:none;stroke:${colour()};stroke-width:${between(1, 6)};stroke-miterlimit:10;}
  .st2{fill-rule:evenodd;clip-rule:evenodd;fill:${colour()};}
</style>
<switch><foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:aipgfRef href="#a"/></foreignObject>
<g i:extraneous="self"><polygon class="st0" points="${star(50, 50, 40, 5)} "/>
<rect x="${between(90, 110)}" y="20" class="st1" width="${between(40, 70)}" height="60"/>
<path class="st2" d="M120,30h40v40h-40V30z M130,40v20h20V40H130z"/></g></switch>
</svg>`;
  },
  inkscape: (seed) => {
    const { colour, between, blob } = partsFrom(seed);
    return `${declaration}
<svg width="60mm" height="40mm" viewBox="0 0 60 40" version="1.1" id="svg5" inkscape:version="1.2" sodipodi:docname="logo.svg"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
  ${xmlns} xmlns:svg="http://www.w3.org/2000/svg">
<sodipodi:namedview id="namedview7" pagecolor="#ffffff" bordercolor="#666666"><inkscape:grid type="xygrid"/></sodipodi:namedview>
<defs id="defs2"/>
<g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" transform="translate(${between(-2, 2)},${between(-2, 2)})">
<path style="fill:${colour()};fill-opacity:1;stroke:${colour()};stroke-width:${between(0.2, 1)};stroke-linecap:round;stroke-linejoin:round;stroke-dasharray:none;stroke-opacity:1;marker:none;mix-blend-mode:normal"
  d="${blob(20, 20, 12)}" id="path1" inkscape:connector-curvature="0"/>
<ellipse style="fill:${colour()};stroke:none" cx="45" cy="20" rx="${between(4, 10)}" ry="${between(4, 10)}" transform="rotate(${between(0, 90)},45,20)"/>
</g></svg>`;
  },
  figma: (seed) => {
    const { colour, between, blob } = partsFrom(seed);
    return `<svg width="120" height="80" viewBox="0 0 120 80" fill="none" ${xmlns}>
<g clip-path="url(#clip0_1_2)"><rect width="120" height="80" fill="white"/>
<path d="${blob(60, 40, 34)}" fill="url(#paint0_linear_1_2)"/>
<path fill-rule="evenodd" clip-rule="evenodd" d="M20 20H50V50H20V20ZM27 27V43H43V27H27Z" fill="${colour()}"/>
<circle cx="${between(80, 100)}" cy="60" r="26" stroke="${colour()}" stroke-width="${between(1, 5)}"/></g>
<defs><linearGradient id="paint0_linear_1_2" x1="26" y1="6" x2="${between(60, 94)}" y2="74" gradientUnits="userSpaceOnUse">
<stop stop-color="${colour()}"/><stop offset="1" stop-color="${colour()}"/></linearGradient>
<clipPath id="clip0_1_2"><rect width="120" height="80" fill="white"/></clipPath></defs></svg>`;
  },
  sketch: (seed) => {
    const { colour, between, star } = partsFrom(seed);
    return `${declaration}
<svg width="96px" height="96px" viewBox="0 0 96 96" version="1.1" ${xmlns} ${xlink}>
<!-- Generator: Sketch 95 - https://sketch.com --><title>logo</title>
<defs><polygon id="path-1" points="${star(48, 48, 40, 6)}"></polygon></defs>
<g id="Page-1" stroke="none" stroke-width="1" fill="none" fill-rule="evenodd"><g id="Group" transform="translate(${between(-3, 3)}, ${between(-3, 3)})">
<use fill="${colour()}" xlink:href="#path-1"></use><use stroke="${colour()}" stroke-width="${between(1, 3)}" xlink:href="#path-1"></use>
<circle id="Oval" fill="#FFFFFF" fill-rule="nonzero" cx="48" cy="48" r="${between(6, 14)}"></circle></g></g></svg>`;
  },
  potrace: (seed) => {
    const { between } = partsFrom(seed);
    return `<?xml version="1.0" standalone="no"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 20010904//EN" "http://www.w3.org/TR/2001/REC-SVG-20010904/DTD/svg10.dtd">
<svg version="1.0" ${xmlns} width="300.000000pt" height="200.000000pt" viewBox="0 0 300.000000 200.000000" preserveAspectRatio="xMidYMid meet">
<metadata>Created by potrace 1.16, written by Peter Selinger 2001-2019</metadata>
<g transform="translate(0.000000,200.000000) scale(0.100000,-0.100000)" fill="#000000" stroke="none">
<path d="M${Math.round(between(300, 500))} 1700 c-80 -20 -160 -90 -190 -170 -40 -100 -10 -${Math.round(between(200, 700))} 60 -800 90 -140 300 -210 520 -170 150 30 290 120 350 240 80 160 30 480 -100 640 -110 130 -460 220 -640 260z m300 -300 c120 -40 180 -140 170 -280 -10 -130 -90 -210 -220 -220 -150 -10 -250 80 -250 230 0 190 150 320 300 270z"/>
<path d="M1600 1500 l0 -1000 200 0 200 0 0 150 0 150 300 0 c${Math.round(between(100, 260))} 0 300 20 300 350 0 330 -100 350 -600 350 l-400 0z m700 -200 c100 -30 100 -270 0 -300 -60 -20 -240 -10 -280 10 -40 30 -40 250 0 290 30 20 200 20 280 0z"/></g></svg>`;
  },
  coreldraw: (seed) => {
    const { colour, between, star } = partsFrom(seed);
    return `${declaration}
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg ${xmlns} xml:space="preserve" width="30mm" height="20mm" version="1.1" style="shape-rendering:geometricPrecision; text-rendering:geometricPrecision; image-rendering:optimizeQuality; fill-rule:evenodd; clip-rule:evenodd"
viewBox="0 0 3000 2000" ${xlink}>
 <defs><style type="text/css"><![CDATA[ .str0 {stroke:${colour()};stroke-width:${between(20, 90)};stroke-miterlimit:2.61313} .fil1 {fill:none} .fil0 {fill:${colour()}} ]]></style></defs>
 <g id="Layer_x0020_1"><metadata id="CorelCorpID_0Corel-Layer"/><polygon class="fil0" points="${star(900, 1000, 800, 7)}"/>
 <path class="fil1 str0" d="M1900 400l800 0 0 1200 -800 0 0 -1200z"/></g></svg>`;
  },
  affinity: (seed) => {
    const { colour, between, blob } = partsFrom(seed);
    return `${declaration}
<svg width="100%" height="100%" viewBox="0 0 150 100" version="1.1" ${xmlns} ${xlink} xmlns:serif="http://www.serif.com/" style="fill-rule:evenodd;clip-rule:evenodd;stroke-linejoin:round;stroke-miterlimit:2;">
<g transform="matrix(${between(0.8, 1.1)},${between(-0.2, 0.2)},${between(-0.2, 0.2)},${between(0.8, 1.1)},5,5)"><path d="${blob(45, 45, 30)}" style="fill:${colour()};"/>
<rect x="80" y="20" width="40" height="40" style="fill:none;stroke:${colour()};stroke-width:${between(1, 6)}px;"/></g></svg>`;
  },
  minified: (seed) => {
    const { colour, between } = partsFrom(seed);
    const r = between(3, 8);
    return `<svg ${xmlns} viewBox="0 0 24 24"><path fill="${colour()}" d="M12 ${between(1, 3)}a${r} ${r} 0 01${r} ${r}v.5a1.5 1.5 0 00-1.5 1.5H9.5A1.5 1.5 0 008 ${r + 3}zm-4 12.5h8l-1.2 5.9a.6.6 0 01-.6.5H9.8a.6.6 0 01-.6-.5zM3-.5l.5.5-.7.2"/></svg>`;
  },
  sprite: (seed) => {
    const { colour, between, star } = partsFrom(seed);
    return `<svg ${xmlns} viewBox="0 0 100 60"><symbol id="a" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/><polygon points="${star(5, 5, 3, 5)}" fill="#fff"/></symbol>
<symbol id="b" viewBox="-5 -5 10 10" preserveAspectRatio="xMinYMin slice"><path d="M-5-5h10L0 5z"/></symbol>
<use href="#a" x="5" y="5" width="40" height="40" fill="${colour()}"/><use href="#b" x="${between(50, 60)}" y="10" width="30" height="15" color="red" fill="${colour()}"/><use href="#a" x="60" y="30" width="20" height="${between(15, 28)}" fill="currentColor" color="${colour()}"/></svg>`;
  },
  handwritten: (seed) => {
    const { colour, between } = partsFrom(seed);
    return `<svg ${xmlns} width="3in" height="2in"><rect x="5%" y="10%" width="40%" height="70%" rx="${between(2, 30)}" fill="${colour()}"/>
<circle cx="70%" cy="50%" r="${between(15, 30)}%" fill="none" stroke="${colour()}" stroke-width="3mm"/>
<line x1="10" y1="180" x2="${between(200, 280)}" y2="150" stroke="${colour()}" stroke-width="4pt" stroke-linecap="round"/></svg>`;
  },
  dashes: (seed) => {
    const { colour, between, pick } = partsFrom(seed);
    return `<svg ${xmlns} viewBox="0 0 100 100" fill="none" stroke="${colour()}" stroke-width="${between(1, 4)}">
<circle cx="50" cy="50" r="40" stroke-dasharray="${between(3, 9)} ${between(4, 8)}" stroke-linecap="${pick(['butt', 'round', 'square'])}"/>
<path d="M25 50h50" stroke-dasharray="${between(8, 12)},${between(4, 6)},2" stroke-dashoffset="${between(-9, 9)}"/><rect x="35" y="60" width="30" height="15" stroke-dasharray="5 3"/></svg>`;
  },
  joins: (seed) => {
    const { colour, between } = partsFrom(seed);
    const corner = `l${between(8, 12)} ${between(-22, -16)}l${between(8, 12)} ${between(16, 22)}`;
    return `<svg ${xmlns} viewBox="0 0 100 60" fill="none" stroke="${colour()}" stroke-width="5">
<path d="M8 30${corner}" stroke-linejoin="miter" stroke-miterlimit="8"/><path d="M38 30${corner}" stroke-linejoin="round" stroke-linecap="round"/><path d="M68 30${corner}" stroke-linejoin="bevel" stroke-linecap="square"/>
<path d="M10 52h0M30 52L${between(60, 90)} 50" stroke-linecap="round"/></svg>`;
  },
  opacity: (seed) => {
    const { colour, between } = partsFrom(seed);
    return `<svg ${xmlns} viewBox="0 0 100 80"><circle cx="35" cy="35" r="28" fill="${colour()}" opacity="${between(0.3, 0.8)}"/><circle cx="65" cy="35" r="28" fill="${colour()}" fill-opacity="${between(0.3, 0.8)}"/><circle cx="50" cy="52" r="24" fill="${colour()}80"/></svg>`;
  },
  'group opacity': (seed) => {
    const { colour, between } = partsFrom(seed);
    return `<svg ${xmlns} viewBox="0 0 100 80"><rect x="10" y="10" width="80" height="30" fill="${colour()}"/><g opacity="${between(0.3, 0.8)}"><circle cx="40" cy="40" r="25" fill="${colour()}"/><circle cx="60" cy="40" r="25" fill="${colour()}" stroke="${colour()}" stroke-width="4" opacity=".7"/></g></svg>`;
  },
  'transparent strokes': (seed) => {
    const { colour, between } = partsFrom(seed);
    return `<svg ${xmlns} viewBox="0 0 100 80"><path d="M10 60Q50 ${between(-30, 10)} 90 60" fill="none" stroke="${colour()}" stroke-width="12" stroke-linecap="round"/><path d="M10 20Q50 ${between(60, 100)} 90 20" fill="none" stroke="${colour()}" stroke-width="10" stroke-opacity="${between(0.3, 0.7)}"/><rect x="40" y="10" width="20" height="60" fill="${colour()}" opacity=".5"/></svg>`;
  },
  'linear gradient': (seed) => {
    const { colour, between, star } = partsFrom(seed);
    return `<svg ${xmlns} ${xlink} viewBox="0 0 100 100"><defs><linearGradient id="a"><stop offset="${between(0, 30)}%" stop-color="${colour()}"/><stop offset=".6" style="stop-color:${colour()}"/><stop offset="1" stop-color="${colour()}"/></linearGradient>
<linearGradient id="b" xlink:href="#a" gradientTransform="rotate(${between(0, 90)} .5 .5)"/></defs><polygon points="${star(50, 50, 45, 8)}" fill="url(#b)"/><rect x="5" y="80" width="90" height="15" fill="url(#a)"/></svg>`;
  },
  'radial gradient': (seed) => {
    const { colour, between } = partsFrom(seed);
    return `<svg ${xmlns} viewBox="0 0 120 80"><radialGradient id="r" cx=".5" cy=".5" r=".5" fx="${between(0.3, 0.7)}" fy="${between(0.3, 0.7)}"><stop offset="0" stop-color="${colour()}"/><stop offset="1" stop-color="${colour()}"/></radialGradient>
<radialGradient id="u" gradientUnits="userSpaceOnUse" cx="85" cy="40" r="30" gradientTransform="translate(0 ${between(-10, 10)}) scale(1 ${between(0.8, 1.2)})"><stop offset=".2" stop-color="${colour()}"/><stop offset="1" stop-color="${colour()}"/></radialGradient>
<ellipse cx="35" cy="40" rx="30" ry="35" fill="url(#r)"/><rect x="70" y="5" width="45" height="70" rx="8" fill="url(#u)"/></svg>`;
  },
  'gradient with opacity': (seed) => {
    const { colour, between } = partsFrom(seed);
    return `<svg ${xmlns} viewBox="0 0 100 60"><linearGradient id="f"><stop stop-color="${colour()}"/><stop offset="1" stop-color="${colour()}" stop-opacity="0"/></linearGradient><rect x="${between(20, 40)}" y="10" width="30" height="40" fill="${colour()}"/><path d="M5 20h90v20H5z" fill="url(#f)"/></svg>`;
  },
  'gradient stroke': (seed) => {
    const { colour, between } = partsFrom(seed);
    return `<svg ${xmlns} viewBox="0 0 100 100"><linearGradient id="s" x2="1" y2="1"><stop stop-color="${colour()}"/><stop offset="1" stop-color="${colour()}"/></linearGradient><circle cx="50" cy="50" r="38" fill="none" stroke="url(#s)" stroke-width="${between(4, 14)}"/><path d="M30 50l15 15 30-30" fill="none" stroke="url(#s)" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  },
  'clip paths': (seed) => {
    const { colour, between, star } = partsFrom(seed);
    return `<svg ${xmlns} viewBox="0 0 100 100"><clipPath id="c"><polygon points="${star(50, 50, 46, 5)}" clip-rule="nonzero"/></clipPath><clipPath id="d" clip-path="url(#c)"><circle cx="40" cy="45" r="${between(20, 30)}"/><rect x="50" y="40" width="30" height="40"/></clipPath>
<g clip-path="url(#c)"><rect width="100" height="50" fill="${colour()}"/><rect y="50" width="100" height="50" fill="${colour()}"/></g><g clip-path="url(#d)"><path d="M0 0h100v100H0z" fill="${colour()}"/></g></svg>`;
  },
  'clip of a box': (seed) => {
    const { colour, between } = partsFrom(seed);
    return `<svg ${xmlns} viewBox="0 0 80 80"><clipPath id="o" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" r="${between(0.3, 0.5)}"/></clipPath><rect x="10" y="10" width="60" height="50" fill="${colour()}" clip-path="url(#o)"/><rect x="60" y="60" width="15" height="15" fill="${colour()}"/></svg>`;
  },
  'even and odd': (seed) => {
    const { colour } = partsFrom(seed);
    const points = Array.from({ length: 5 }, (_, index) => {
      const angle = (index * 4 * Math.PI) / 5 - Math.PI / 2;
      return `${(50 + 45 * Math.cos(angle)).toFixed(1)} ${(50 + 45 * Math.sin(angle)).toFixed(1)}`;
    });
    return `<svg ${xmlns} viewBox="0 0 200 100"><polygon fill="${colour()}" fill-rule="evenodd" points="${points.join(',')}"/><polygon transform="translate(100)" fill="${colour()}" points="${points.join(',')}"/></svg>`;
  },
  transforms: (seed) => {
    const { colour, between } = partsFrom(seed);
    return `<svg ${xmlns} viewBox="0 0 100 100"><g transform="translate(50,50) rotate(${between(0, 360)}) scale(${between(0.6, 1.1)} ${between(0.6, 1.1)})"><g transform="skewX(${between(-25, 25)})"><rect x="-30" y="-20" width="60" height="40" fill="${colour()}" stroke="${colour()}" stroke-width="6"/></g><path transform="rotate(30 10 10) skewY(10)" d="M-10 0L20 0 5 25z" fill="#fff"/></g></svg>`;
  },
  'tiny units': (seed) => {
    const { colour, between } = partsFrom(seed);
    return `<svg ${xmlns} viewBox="0 0 1 .5"><path d="M.1.1h.${Math.round(between(3, 5))}v.3H.1z" fill="${colour()}"/><circle cx=".75" cy=".25" r=".15" fill="none" stroke="${colour()}" stroke-width=".03"/></svg>`;
  },
  'huge units': (seed) => {
    const { colour, between } = partsFrom(seed);
    return `<svg ${xmlns} viewBox="-50000 -25000 100000 50000"><path d="M-40000 0a20000 20000 0 1 1 40000 0a20000 ${Math.round(between(9000, 20000))} 0 0 1-40000 0" fill="${colour()}"/><rect x="10000" y="-15000" width="30000" height="30000" rx="4000" fill="${colour()}"/></svg>`;
  },
  'colour words': (seed) => {
    const { between, pick } = partsFrom(seed);
    const words = [
      'tomato',
      'navy',
      'rgb(10, 120, 200)',
      'rgb(20% 60% 40%)',
      'hsl(210, 60%, 40%)',
      'rgba(200,30,60,.6)',
      '#abc',
      '#3a7d',
      'hsla(40, 90%, 50%, .8)',
    ];
    return `<svg ${xmlns} viewBox="0 0 90 30">${[0, 1, 2].map((at) => `<rect x="${at * 30 + 2}" y="2" width="26" height="${between(15, 26)}" fill="${pick(words)}"/>`).join('')}</svg>`;
  },
  inherited: (seed) => {
    const { colour, between } = partsFrom(seed);
    return `<svg ${xmlns} viewBox="0 0 100 60" style="color:${colour()}"><style>.u,.v{fill:inherit}</style><g fill="currentColor" stroke="${colour()}" stroke-width="${between(1, 4)}"><rect class="u" x="5" y="5" width="30" height="40"/><g fill="${colour()}" stroke="inherit"><circle class="v" cx="65" cy="30" r="20"/></g><path visibility="hidden" d="M0 0h100v100z"/><path display="none" d="M0 0h100v100z"/></g></svg>`;
  },
  'paint order': (seed) => {
    const { colour, between, star } = partsFrom(seed);
    return `<svg ${xmlns} viewBox="0 0 100 100"><polygon points="${star(50, 50, 42, 9)}" fill="${colour()}" stroke="${colour()}" stroke-width="${between(4, 10)}" paint-order="stroke" stroke-linejoin="round"/></svg>`;
  },
  'nested svg': (seed) => {
    const { colour, between } = partsFrom(seed);
    return `<svg ${xmlns} width="120" height="60"><svg x="5" y="5" width="50" height="50" viewBox="0 0 10 10"><circle cx="5" cy="5" r="${between(4, 7)}" fill="${colour()}"/></svg><svg x="60" y="5" width="55" height="50" viewBox="0 0 10 10" preserveAspectRatio="none"><path d="M0 10L5 0l5 10z" fill="${colour()}"/></svg></svg>`;
  },
  'line icon': (seed) => lucideIcon(seed),
};

const require = createRequire(import.meta.url);

/** An icon of the set that the interface uses. */
function lucideIcon(seed: number): string {
  const folder = join(dirname(require.resolve('lucide-react')), '..', 'esm', 'icons');
  const names = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  const name = names[(seed * 7919) % names.length] ?? '';
  const { __iconData } = require(join(folder, name)) as {
    __iconData?: { node: [string, Record<string, string>][] };
  };
  const parts = __iconData?.node ?? [];
  const elements = parts.map(([tag, attributes]) => {
    const list = Object.entries(attributes).filter(([key]) => key !== 'key');
    return `<${tag} ${list.map(([key, value]) => `${key}="${value}"`).join(' ')}/>`;
  });
  return `<svg ${xmlns} width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="#1a1a1a" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${elements.join('')}</svg>`;
}

/** That many files, of every kind in turn. */
export function svgSamples(count: number): { name: string; svg: string }[] {
  const kinds = Object.entries(svgKinds);
  return Array.from({ length: count }, (_, index) => {
    const [kind, make] = kinds[index % kinds.length] ?? ['', () => ''];
    return { name: `${kind} ${index}`, svg: make(index) };
  });
}
