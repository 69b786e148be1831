import type { Box } from '#layout/guides.ts';
import type { LogoAnalysis } from '#layout/logo/logo-analysis.ts';
import { difference } from '../colour/screen-lab.ts';
import { allOfColour, borderColour, grown, labOfHex, reachedFromEdges, sameColour } from './edge-ground.ts';
import { coarsePalette, flatPalette } from './flat-palette.ts';
import { type LogoRaster, logoRaster } from './logo-raster.ts';
import { measurePieces } from './measure-pieces.ts';
import { fullness } from './silhouette.ts';

/** Rises when the same file gets another analysis. */
const version = 1;

/** Half of full opacity: what is fainter is the edge of a shape. */
const minAlpha = 128;

/** What is a photograph, a drawing by inner contrast, a closed figure and a round one, as shares. */
const limits = { gradients: 0.15, inner: 0.3, closed: 0.7, round: 0.95 } as const;

/** What a logo's file shows; the same for the same file everywhere. Throws an UnreadablePicture for one that cannot be read. */
export function analyseLogo(bytes: Uint8Array): LogoAnalysis {
  return analyseRaster(logoRaster(bytes));
}

/**
 * The same of an image that is read. A ground that flat art encloses shows through it too: letters have holes. In other
 * pictures, and in drawings, where holes are clear, it is a colour of the logo.
 */
export function analyseRaster(raster: LogoRaster): LogoAnalysis {
  const border = borderColour(raster);
  const boxed = border && !border.isLight ? border.colour : null;
  if (!border?.isLight) return { ...analysed(raster, null, null), boxed };
  const { colour } = border;
  const all = allOfColour(raster, colour);
  const reached = reachedFromEdges(raster, all);
  // Without enclosed ground both are the same.
  if (!raster.isDrawing && all.some((isSame, pixel) => isSame !== reached[pixel])) {
    const open = analysed(raster, colour, all, { onlyFlat: true });
    if (open) return open;
  }
  return analysed(raster, colour, reached);
}

function analysed(raster: LogoRaster, ground: string | null, outside: Uint8Array | null): LogoAnalysis;
/** Null for what is no flat art, without the rest of the analysis. */
function analysed(
  raster: LogoRaster,
  ground: string | null,
  outside: Uint8Array | null,
  only: { onlyFlat: true },
): LogoAnalysis | null;
function analysed(
  raster: LogoRaster,
  ground: string | null,
  outside: Uint8Array | null,
  { onlyFlat }: { onlyFlat: boolean } = { onlyFlat: false },
): LogoAnalysis | null {
  const { width, height, rgb } = raster;
  const isSoft = raster.gradients > limits.gradients;
  if (onlyFlat && isSoft) return null;
  const painted = raster.alpha.map((opacity, pixel) =>
    opacity >= minAlpha && outside?.[pixel] !== 1 ? 1 : 0,
  );
  const image = { width, height, rgb, painted, nearGround: outside && grown(outside, raster) };
  const flat = isSoft ? null : flatPalette(image, ground);
  const isPhoto = !flat?.isFlat;
  if (onlyFlat && isPhoto) return null;
  const { colours, labels } = flat?.isFlat ? flat : coarsePalette(image, ground);
  const { pieces, touching, innerShare } = measurePieces({ width, height, labels }, colours);
  const kind = isPhoto ? 'photo' : innerShare > limits.inner ? 'inner' : 'flat';
  if (onlyFlat && (kind !== 'flat' || pieces.length === 0)) return null;
  const { ofHull, ofCircle } = fullness(image);
  const { box, area } = boxOf(image);
  return {
    version,
    box,
    ground,
    boxed: null,
    kind,
    pieces: pieces.map((piece) => (isEnclosed(piece.colour, ground) ? { ...piece, onGround: 0 } : piece)),
    touching,
    isClosed: ofHull >= limits.closed,
    isRound: ofCircle >= limits.round,
    painted: area,
    ...(raster.isInks && { isInks: true as const }),
  };
}

/** What has the colour of a ground that was removed lies on other pieces, else it were removed. */
function isEnclosed(colour: string, ground: string | null): boolean {
  return ground !== null && difference(labOfHex(colour), labOfHex(ground)) <= sameColour;
}

/** What is painted as shares of the image, and the painted share of it. Nothing painted is the whole image. */
function boxOf({ width, height, painted }: { width: number; height: number; painted: Uint8Array }): {
  box: Box;
  area: number;
} {
  let [left, right, top, bottom, count] = [width, 0, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (painted[y * width + x] !== 1) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
      count += 1;
    }
  }
  if (count === 0) return { box: { x: 0, y: 0, width: 1, height: 1 }, area: 0 };
  const box = {
    x: left / width,
    y: top / height,
    width: (right - left) / width,
    height: (bottom - top) / height,
  };
  return { box, area: count / ((right - left) * (bottom - top)) };
}
