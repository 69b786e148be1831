import { ruleBox, textBox } from '#layout/blocks/text-box.ts';
import type { Box } from '#layout/guides.ts';
import { type PlacedQr, type Scene, type SceneItem, type SceneShape, shapeColour } from '#layout/scene.ts';
import { ptToMm } from '#layout/units.ts';

/** What a scanner sees of a print at 300 dpi. */
const pxPerMm = 300 / 25.4;

/** Around the code, in modules: its quiet zone and a little more. */
const marginModules = 6;

/** A canvas has 10, an SVG 4. */
const maxMiter = 4;

/**
 * The code and what is printed around it, in pixels. Texts and the logo are drawn as their boxes: a code that is read
 * beside a box is read beside what is in the box.
 */
export function drawCode({ items }: Scene, { box, moduleMm }: PlacedQr): ImageData {
  const margin = marginModules * moduleMm;
  const side = Math.ceil((box.width + 2 * margin) * pxPerMm);
  const paint = new OffscreenCanvas(side, side).getContext('2d');
  if (!paint) throw new Error('The browser has no canvas');
  paint.fillStyle = '#ffffff';
  paint.fillRect(0, 0, side, side);
  paint.scale(pxPerMm, pxPerMm);
  paint.translate(margin - box.x, margin - box.y);
  const fillBox = ({ x, y, width, height }: Box) => paint.fillRect(x, y, width, height);
  for (const item of items) {
    paint.fillStyle = colourOf(item);
    switch (item.kind) {
      case 'fill':
        fillBox(item.box);
        break;
      case 'shape':
        drawShape(paint, item);
        break;
      case 'picture':
        fillBox(item.box);
        break;
      case 'logo':
        fillBox(item.image);
        break;
      case 'rule':
        fillBox(ruleBox(item));
        break;
      case 'text':
        fillBox(textBox(item));
        break;
      case 'qr':
        paint.fill(new Path2D(item.outlines.map((outline) => `M${outline.join('L')}Z`).join('')));
        break;
    }
  }
  return paint.getImageData(0, 0, side, side);
}

function colourOf(item: SceneItem): string {
  if (item.kind === 'logo' || item.kind === 'picture') return '#808080';
  return item.kind === 'shape' ? shapeColour(item) : item.colour;
}

function drawShape(paint: OffscreenCanvasRenderingContext2D, shape: SceneShape): void {
  const path = new Path2D(shape.path);
  if ('fill' in shape) {
    paint.fill(path);
    return;
  }
  paint.strokeStyle = shape.stroke;
  paint.lineWidth = ptToMm(shape.weightPt);
  paint.miterLimit = maxMiter;
  paint.stroke(path);
}
