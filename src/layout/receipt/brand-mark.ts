import type { LogoSize } from '../scene.ts';

/** The size of the drawing; only its proportion counts. */
export const brandMarkSize: LogoSize = { width: 68, height: 68, isVector: true };

const ring = (x: number, y: number, ink: string) =>
  `<circle cx="${x}" cy="${y}" r="18.7" fill="none" stroke="${ink}" stroke-width="5.38"/>`;

/** The mark of the product as an SVG file: three rings out of register and a cross. */
export const brandMark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 68 68">' +
  ring(30.3, 31.88, '#00a0dc') +
  ring(37.7, 31.88, '#e5127d') +
  ring(34, 38.25, '#ffd500') +
  '<path d="M34 2.27V65.73M2.27 34H65.73" fill="none" stroke="#000000" stroke-width="3.26"/></svg>';
