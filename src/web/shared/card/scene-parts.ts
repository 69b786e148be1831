import type { Box } from '#layout/guides.ts';
import type { PlacedQr, SceneItem } from '#layout/scene.ts';
import { ptToMm } from '#layout/units.ts';
import { type Outlines, pathOfRun } from './glyph-paths.ts';

/** What is drawn as one element. */
export type DrawnItem = Exclude<SceneItem, { kind: 'picture' | 'logo' }>;

/** An SVG element. The attributes have their names in React. */
export type ScenePart = {
  tag: 'path' | 'rect' | 'image';
  attributes: Readonly<Record<string, string | number | undefined>>;
};

/** How an item is drawn in an SVG with mm as its unit. */
export function partOf(item: DrawnItem, fonts: Outlines): ScenePart {
  switch (item.kind) {
    case 'fill':
      return { tag: 'rect', attributes: { ...boxAttributes(item.box), fill: item.colour } };
    case 'shape':
      return {
        tag: 'path',
        attributes:
          'fill' in item
            ? { d: item.path, fill: item.fill }
            : { d: item.path, fill: 'none', stroke: item.stroke, strokeWidth: ptToMm(item.weightPt) },
      };
    case 'rule': {
      const { direction, x, y, length, weightPt, colour } = item;
      const line = direction === 'vertical' ? 'v' : 'h';
      return {
        tag: 'path',
        attributes: { d: `M${x} ${y}${line}${length}`, stroke: colour, strokeWidth: ptToMm(weightPt) },
      };
    }
    case 'qr':
      return { tag: 'path', attributes: { d: item.outlines.map(outlinePath).join(''), fill: item.colour } };
    case 'text':
      return {
        tag: 'path',
        attributes: {
          'data-text': item.field ?? undefined,
          d: pathOfRun(item, fonts),
          fill: item.colour,
          fillOpacity: item.opacity === 1 ? undefined : item.opacity,
        },
      };
  }
}

function outlinePath(outline: PlacedQr['outlines'][number]): string {
  return `M${outline.map((corner) => corner.join(' ')).join('L')}Z`;
}

export function boxAttributes({ x, y, width, height }: Box) {
  return { x, y, width, height };
}

export function viewBoxOf({ x, y, width, height }: Box): string {
  return `${x} ${y} ${width} ${height}`;
}
