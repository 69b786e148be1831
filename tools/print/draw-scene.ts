import type { Box } from '#layout/guides.ts';
import type { Scene, SceneItem } from '#layout/scene.ts';
import type { Fonts } from '#layout/text/fonts.ts';
import { ptToMm } from '#layout/units.ts';
import { pathOfRun } from '#web/shared/card/glyph-paths.ts';

/** A side of a card as an SVG element of its cut size, for pictures to look at. A logo without its drawing is a plain box. */
export function drawScene(
  { cut: { width, height }, items }: Scene,
  fonts: Fonts,
  { x = 0, y = 0, logo }: { x?: number; y?: number; logo?: string | undefined } = {},
): string {
  const drawn = items.map((item) => drawItem(item, fonts, logo)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawn}</svg>`;
}

function drawItem(item: SceneItem, fonts: Fonts, logo: string | undefined): string {
  switch (item.kind) {
    case 'fill':
      return `<rect ${boxOf(item.box)} fill="${item.colour}"/>`;
    case 'shape':
      return 'fill' in item
        ? `<path d="${item.path}" fill="${item.fill}"/>`
        : `<path d="${item.path}" fill="none" stroke="${item.stroke}" stroke-width="${ptToMm(item.weightPt)}"/>`;
    case 'rule':
      return `<path d="M${item.x} ${item.y}${item.direction === 'vertical' ? 'v' : 'h'}${item.length}" stroke="${item.colour}" stroke-width="${ptToMm(item.weightPt)}"/>`;
    case 'picture':
      return `<rect ${boxOf(item.box)} fill="#8aa0b4" rx="${item.isRound ? item.box.width / 2 : 0}"/>`;
    case 'logo':
      return logo
        ? logo.replace(/^<svg ([^>]*?)width="[\d.]+" height="[\d.]+"/u, `<svg $1${boxOf(item.image)}`)
        : `<rect ${boxOf(item.image)} fill="#4a6fa5" rx="0.6"/>`;
    case 'qr':
      return `<path d="${item.outlines.map((corners) => `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`).join('')}" fill="${item.colour}"/>`;
    case 'text':
      return `<path d="${pathOfRun(item, fonts)}" fill="${item.colour}"/>`;
  }
}

function boxOf({ x, y, width, height }: Box): string {
  return `x="${x}" y="${y}" width="${width}" height="${height}"`;
}
