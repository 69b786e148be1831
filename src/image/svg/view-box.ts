import { UnreadablePicture } from '../unreadable-picture.ts';
import type { Matrix } from './drawing.ts';
import type { SvgElement } from './svg-elements.ts';
import { parseLength, parseNumbers, type Viewport } from './svg-length.ts';

type ViewBox = Viewport & { x: number; y: number };

/** The size of a whole file: its width and height, else its view box. */
export function fileSize({ attributes }: SvgElement): Viewport {
  const box = viewBoxOf(attributes);
  const given = { width: absolute(attributes.width), height: absolute(attributes.height) };
  const ratio = box ? box.width / box.height : 1;
  const width = given.width ?? (given.height === null ? box?.width : given.height * ratio);
  const height = given.height ?? (given.width === null ? box?.height : given.width / ratio);
  if (!width || !height || !(width > 0 && height > 0) || width > 1e6 || height > 1e6)
    throw new UnreadablePicture('LOGO_SVG_EMPTY');
  return { width, height };
}

/** A length that does not depend on the page. */
function absolute(text: string | undefined): number | null {
  return text?.includes('%') ? null : parseLength(text, 0);
}

/** The placement of a view box in a viewport: what it shows, whether parts are cut off, and the new viewport. */
export function placeViewBox(
  { attributes }: SvgElement,
  viewport: Viewport,
): { matrix: Matrix; inner: Viewport; isSliced: boolean } {
  const box = viewBoxOf(attributes);
  if (!box) return { matrix: [1, 0, 0, 1, 0, 0], inner: viewport, isSliced: false };
  const ratio = (attributes.preserveAspectRatio ?? '').trim();
  const [scaleX, scaleY] = [viewport.width / box.width, viewport.height / box.height];
  const isSliced = ratio.endsWith('slice');
  const same = isSliced ? Math.max(scaleX, scaleY) : Math.min(scaleX, scaleY);
  const [x, y] = ratio.startsWith('none') ? [scaleX, scaleY] : [same, same];
  const align = /^x(Min|Mid|Max)Y(Min|Mid|Max)/.exec(ratio);
  const left = (viewport.width - box.width * x) * shareOf(align?.[1]);
  const top = (viewport.height - box.height * y) * shareOf(align?.[2]);
  return {
    matrix: [x, 0, 0, y, left - box.x * x, top - box.y * y],
    inner: { width: box.width, height: box.height },
    isSliced,
  };
}

function shareOf(align = 'Mid'): number {
  return align === 'Min' ? 0 : align === 'Max' ? 1 : 0.5;
}

function viewBoxOf(attributes: SvgElement['attributes']): ViewBox | null {
  const [x = 0, y = 0, width = 0, height = 0] = parseNumbers(attributes.viewBox);
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}
