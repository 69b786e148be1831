import { correction, generate, mode } from 'lean-qr';
import { lruCache } from '../text/lru-cache.ts';

/** The error correction of a code. M survives twice the damage of L, and needs more modules. */
export type QrLevel = 'L' | 'M';

/** A QR code: a square of dark and light modules. */
export type QrCode = {
  /** The number of modules on a side, without the quiet zone. */
  size: number;
  level: QrLevel;
  isDark: (x: number, y: number) => boolean;
};

/** The code of the encoder's error when no code is large enough. */
const tooMuchData = 4;

/** A layout asks for the code of a text several times: for its size, its level and its modules. */
const cachedCodes = lruCache<{ code: QrCode | null }>(4);

/** The code of a text; null if the text is too long for any code. */
export function encodeQr(text: string, level: QrLevel): QrCode | null {
  return cachedCodes(level + text, () => ({ code: encode(text, level) })).code;
}

const cachedSizes = lruCache<{ size: number | null }>(8);

/** The number of modules on a side of a text's code; null if the text is too long for any code. */
export function qrSize(text: string, level: QrLevel): number | null {
  // The mask, which takes most of the time to choose, does not change the size.
  return cachedSizes(level + text, () => ({ size: encode(text, level, 0)?.size ?? null })).size;
}

function encode(text: string, level: QrLevel, mask: 0 | null = null): QrCode | null {
  try {
    const code = generate(contentMode(text), { minCorrectionLevel: correction[level], mask });
    return { size: code.size, level, isDark: (x, y) => code.get(x, y) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === tooMuchData) return null;
    throw error;
  }
}

/**
 * Codes of M, or of L where M would make the modules smaller than wanted and L makes them larger. The size is the side
 * of the code without its quiet zone, in mm.
 */
export function encodeForSize(text: string, sizeMm: number, wantedModuleMm: number): QrCode | null {
  const strong = qrSize(text, 'M');
  const isStrongEnough =
    strong !== null && (sizeMm / strong >= wantedModuleMm || !isSmaller(qrSize(text, 'L'), strong));
  return encodeQr(text, isStrongEnough ? 'M' : 'L');
}

function isSmaller(size: number | null, other: number): boolean {
  return size !== null && size < other;
}

/** ASCII without a declaration of its encoding, which every reader knows; any other text as UTF-8, declared as such. */
function contentMode(text: string) {
  if ([...text].every((character) => mode.ascii.test(character))) {
    return mode.auto(text, { modes: [mode.numeric, mode.alphaNumeric, mode.ascii] });
  }
  return mode.utf8(text);
}
