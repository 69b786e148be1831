import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Box } from '#layout/guides.ts';
import { viewBoxOf } from '../shared/card/scene-parts.ts';

const pxPerMm = 8;

/** An SVG file that shows a part of a card, in mm. */
export function svgFile(shown: Box, drawing: ReactNode): string {
  return withShortNumbers(
    renderToStaticMarkup(
      <svg
        aria-hidden="true"
        xmlns="http://www.w3.org/2000/svg"
        width={shown.width * pxPerMm}
        height={shown.height * pxPerMm}
        viewBox={viewBoxOf(shown)}
      >
        {drawing}
      </svg>,
    ),
  );
}

/** 0.01 mm is finer than a picture of a card on a screen. */
function withShortNumbers(svg: string): string {
  return svg.replaceAll(/-?\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));
}
