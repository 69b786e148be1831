import { encode as encodePng } from 'fast-png';
import { strToU8, zlibSync } from 'fflate';
import { encode as encodeJpeg } from 'jpeg-js';
import { matrixProfile, screenLights } from './matrix-profile.ts';
import { withChunkBefore, writePng } from './write-png.ts';

/** 32 by 24 pixels: cyan, magenta and black ink, then all four over half cyan, quarter magenta, quarter black. */
export const cmykJpeg = fromBase64(
  '/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwACAQEBAQECAQEBAgICAgIEAwICAgIFBAQDBAYFBgYGBQYGBgcJCAYHCQcGBggLCAkKCgoK' +
    'CgYICwwLCgwJCgoK/8AAFAgAGAAgBEMRAE0RAFkRAEsRAP/EAB8AAAEFAQEBAQEBAAAAAAAAAAABAgMEBQYHCAkKC//EALUQAAIB' +
    'AwMCBAMFBQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJChYXGBkaJSYnKCkqNDU2Nzg5OkNERUZH' +
    'SElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV' +
    '1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+v/aAA4EQwBNAFkASwAAPwD+f+v38r9/K/fyv7/K/gDooor+/wAor+AOv4A6/gDr+AOi' +
    'iv7/ACv7/K/v8r+/yv4A6KKK/v8AKK/gDr+QP/hxf/1dH/5ZP/3bX8wP/EKX/wBX5/8AmLv/AL6V+AP/ABAx/wDWUX/zCf8A9+q/' +
    'X7/iFL/6vz/8xd/99K/P+v6fq/f6v6fq/v8AK/gDooor+/yiv4A6/AOvz/or+vyv/9k=',
);

/** 32 by 24 pixels: black ink, cyan, paper, then half cyan, quarter magenta, quarter black; stored as luma and chroma. */
export const mixedCmykJpeg = fromBase64(
  '/9j/7gAOQWRvYmUAZAAAAAAC/9sAQwACAQEBAQECAQEBAgICAgIEAwICAgIFBAQDBAYFBgYGBQYGBgcJCAYHCQcGBggLCAkKCgoK' +
    'CgYICwwLCgwJCgoK/9sAQwECAgICAgIFAwMFCgcGBwoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK' +
    'CgoKCgoK/8AAFAgAGAAgBAERAAIRAQMRAQQRAP/EAB8AAAEFAQEBAQEBAAAAAAAAAAABAgMEBQYHCAkKC//EALUQAAIBAwMCBAMF' +
    'BQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJChYXGBkaJSYnKCkqNDU2Nzg5OkNERUZHSElKU1RV' +
    'VldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2drh' +
    '4uPk5ebn6Onq8fLz9PX29/j5+v/EAB8BAAMBAQEBAQEBAQEAAAAAAAABAgMEBQYHCAkKC//EALURAAIBAgQEAwQHBQQEAAECdwAB' +
    'AgMRBAUhMQYSQVEHYXETIjKBCBRCkaGxwQkjM1LwFWJy0QoWJDThJfEXGBkaJicoKSo1Njc4OTpDREVGR0hJSlNUVVZXWFlaY2Rl' +
    'ZmdoaWpzdHV2d3h5eoKDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uLj5OXm5+jp' +
    '6vLz9PX29/j5+v/aAA4EAQACEQMRBAAAPwD+f+gD+f8Ar9MK/lM/38P7/K/M+v6sP8Awr9MK/lM/pQ/P+vzPr+rD+az+QOv0wr+U' +
    'z/fw/v8AK/M+v6sP8Awr9MK/lM/pQ/P+vzPr+rD+az+QOv0wr+Uz/fw/v8r8z6/qw/wDCv0wr+Uz+lD8/wCv/9k=',
);

/** 32 by 24 pixels: the left half middle grey, the right white. */
export const greyJpeg = fromBase64(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoK' +
    'CgoKBggLDAsKDAkKCgr/wAALCAAYACABAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUF' +
    'BAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVW' +
    'V1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi' +
    '4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/AI6K/oAor+f+iv6AKK/n/or+gCiv/9k=',
);

/** A disc of colours on a clear ground, samples of one byte. */
function disc(width: number, height: number): { width: number; height: number; data: Uint8Array } {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isInside = Math.hypot(x - width / 2, y - height / 2) < Math.min(width, height) / 2;
      data.set([(x * 255) / width, (y * 255) / height, 90, isInside ? 255 : 0], (y * width + x) * 4);
    }
  }
  return { width, height, data };
}

/** The first channels of a disc, each sample made as wide as asked. */
function channelsOf(source: ReturnType<typeof disc>, channels: readonly number[], depth: 8 | 16) {
  const pixels = source.width * source.height;
  const data =
    depth === 16 ? new Uint16Array(pixels * channels.length) : new Uint8Array(pixels * channels.length);
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    for (const [to, from] of channels.entries()) {
      const value = source.data[pixel * 4 + from] ?? 0;
      data[pixel * channels.length + to] = depth === 16 ? value * 257 : value;
    }
  }
  return { ...source, data, channels: channels.length, depth };
}

const large = disc(500, 360);
const small = disc(90, 120);
const palette = [
  [200, 30, 40, 255],
  [20, 60, 160, 255],
  [255, 255, 255, 0],
];
const swappedLights = [screenLights[2], screenLights[1], screenLights[0]] as const;

/** EXIF with nothing but how the camera was held. */
function exif(orientation: number): number[] {
  const tiff = [
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  return [0xff, 0xe1, 0, tiff.length + 8, 0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
}

/** The JPEG, saying that it was taken with the camera held otherwise. */
export function turnedJpeg(jpeg: Uint8Array, orientation: number): Uint8Array {
  return Uint8Array.from([...jpeg.subarray(0, 2), ...exif(orientation), ...jpeg.subarray(2)]);
}

// The package's types name Node's own kind of bytes, which a pure room does not know.
const encoded = encodeJpeg(small, 92) as { data: Uint8Array };
const colourJpeg = Uint8Array.from(encoded.data);
const opaquePng = encodePng(channelsOf(small, [0, 1, 2], 8));

/** A logo of each kind that people have. */
export const sampleLogos: Readonly<Record<string, Uint8Array>> = {
  'PNG with opacity': encodePng(channelsOf(large, [0, 1, 2, 3], 8)),
  'PNG without opacity': opaquePng,
  'grey PNG': encodePng(channelsOf(small, [0], 8)),
  'grey PNG with opacity': encodePng(channelsOf(small, [0, 3], 8)),
  'PNG of 16 bits': encodePng(channelsOf(large, [0, 1, 2, 3], 16)),
  'interlaced PNG': encodePng(channelsOf(small, [0, 1, 2, 3], 8), { interlace: 'Adam7' }),
  'PNG with a palette': writePng({ width: 37, height: 29, depth: 2, palette }, (x, y) => (x + y) % 3),
  'interlaced PNG with a palette': writePng(
    { width: 37, height: 29, depth: 4, palette, isInterlaced: true },
    (x, y) => (x + y) % 3,
  ),
  'PNG with a profile': withChunkBefore(opaquePng, 'IDAT', 'iCCP', [
    ...[0x70, 0, 0],
    ...zlibSync(matrixProfile([...swappedLights], 2.2)),
  ]),
  'PNG with one clear colour': withChunkBefore(opaquePng, 'IDAT', 'tRNS', [0, 0, 0, 0, 0, 90]),
  'colour JPEG': colourJpeg,
  'turned JPEG': turnedJpeg(colourJpeg, 6),
  'grey JPEG': greyJpeg,
  'CMYK JPEG': cmykJpeg,
  'CMYK JPEG in luma and chroma': mixedCmykJpeg,
};

/** Logos that are drawings: flat paths, and everything that a drawing may have. */
export const drawnLogos: Readonly<Record<string, Uint8Array>> = {
  'SVG of paths': strToU8(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60"><path d="M5 55V5h20l20 50z" fill="#e30613"/>' +
      '<path fill-rule="evenodd" d="M50 5h35v50H50zM58 13v34h19V13z"/></svg>',
  ),
  'SVG with strokes, gradients, clips and opacity': strToU8(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 100"><defs><linearGradient id="l"><stop stop-color="#0b3d91"/>' +
      '<stop offset="1" stop-color="#009fe3" stop-opacity=".2"/></linearGradient><linearGradient id="m"><stop stop-color="#8a5a2b"/><stop offset="1" stop-color="#fff"/></linearGradient><radialGradient id="r"><stop stop-color="#ffd500"/>' +
      '<stop offset="1" stop-color="#000000"/></radialGradient><clipPath id="c"><circle cx="40" cy="30" r="25"/></clipPath></defs>' +
      '<g clip-path="url(#c)"><path d="M0 0h80v60H0z" fill="url(#l)"/></g><circle cx="40" cy="70" r="25" fill="url(#r)"/>' +
      '<path d="M10 50h60" stroke="#00843d" stroke-width="6" stroke-dasharray="9 5" opacity=".6"/>' +
      '<circle cx="40" cy="70" r="20" fill="none" stroke="url(#m)" stroke-width="4"/></svg>',
  ),
};

function fromBase64(text: string): Uint8Array {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const values = Array.from(text.replaceAll('=', ''), (digit) => digits.indexOf(digit));
  return Uint8Array.from({ length: Math.floor((values.length * 3) / 4) }, (_, index) => {
    const at = Math.floor((index * 4) / 3);
    const pair = ((values[at] ?? 0) << 6) | (values[at + 1] ?? 0);
    return (pair >> (4 - 2 * (index % 3))) & 255;
  });
}
