import { lazy, memo, Suspense } from 'react';
import type { Box } from '#layout/guides.ts';
import type { GlyphRun, PlacedQr, Rule, Scene, SceneItem, SceneShape } from '#layout/scene.ts';
import { ptToMm } from '#layout/units.ts';
import { type Outlines, pathOfRun } from './glyph-paths.ts';

type SceneDrawingProps = {
  scene: Scene;
  fonts: Outlines;
  /** Null leaves the logo's box empty. */
  logoUrl: string | null;
};

/** Everything that is printed, for an SVG with mm as its unit. */
export function SceneDrawing({ scene, fonts, logoUrl }: SceneDrawingProps) {
  return scene.items.map((item) => <Item key={item.id} item={item} fonts={fonts} logoUrl={logoUrl} />);
}

/** Few cards have a picture. */
const PictureDrawing = lazy(() => import('./picture-drawing.tsx'));

type ItemProps = Omit<SceneDrawingProps, 'scene'> & { item: SceneItem };

function Item({ item, fonts, logoUrl }: ItemProps) {
  switch (item.kind) {
    case 'fill':
      return <rect {...boxAttributes(item.box)} fill={item.colour} />;
    case 'shape':
      return <ShapePath shape={item} />;
    case 'picture':
      return (
        <Suspense>
          <PictureDrawing picture={item} />
        </Suspense>
      );
    case 'rule':
      return <RuleLine rule={item} />;
    case 'logo':
      return logoUrl && <image {...boxAttributes(item.image)} href={logoUrl} />;
    case 'qr':
      return <path d={item.outlines.map(outlinePath).join('')} fill={item.colour} />;
    case 'text':
      return <Run run={item} fonts={fonts} />;
  }
}

const ShapePath = memo(
  function ShapePath({ shape }: { shape: SceneShape }) {
    if ('fill' in shape) return <path d={shape.path} fill={shape.fill} />;
    return <path d={shape.path} fill="none" stroke={shape.stroke} strokeWidth={ptToMm(shape.weightPt)} />;
  },
  ({ shape: before }, { shape: after }) => before === after || isSameShape(before, after),
);

/** A layout may repeat a shape as another object with the same path. */
function isSameShape(a: SceneShape, b: SceneShape): boolean {
  if (a.path !== b.path) return false;
  if ('fill' in a) return 'fill' in b && a.fill === b.fill;
  return 'stroke' in b && a.stroke === b.stroke && a.weightPt === b.weightPt;
}

const Run = memo(
  function Run({ run, fonts }: { run: GlyphRun; fonts: Outlines }) {
    return (
      <path
        data-text={run.field}
        d={pathOfRun(run, fonts)}
        fill={run.colour}
        fillOpacity={run.opacity === 1 ? undefined : run.opacity}
      />
    );
  },
  (before, after) => before.fonts === after.fonts && isSameRun(before.run, after.run),
);

/** The same text in the same face has the same glyphs. A keystroke then re-renders only the changed run. */
function isSameRun(a: GlyphRun, b: GlyphRun): boolean {
  return (
    a.text === b.text &&
    a.icon === b.icon &&
    a.face === b.face &&
    a.trackingEm === b.trackingEm &&
    a.sizePt === b.sizePt &&
    a.x === b.x &&
    a.y === b.y &&
    a.colour === b.colour &&
    a.opacity === b.opacity
  );
}

function RuleLine({ rule: { direction, x, y, length, weightPt, colour } }: { rule: Rule }) {
  const line = direction === 'vertical' ? 'v' : 'h';
  return <path d={`M${x} ${y}${line}${length}`} stroke={colour} strokeWidth={ptToMm(weightPt)} />;
}

function outlinePath(outline: PlacedQr['outlines'][number]): string {
  return `M${outline.map((corner) => corner.join(' ')).join('L')}Z`;
}

function boxAttributes({ x, y, width, height }: Box) {
  return { x, y, width, height };
}
