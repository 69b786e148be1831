import { type Scene, type SceneItem, withShapeColour } from '#layout/scene.ts';
import { fillInk, shapeInk } from './colour/fill-ink.ts';
import type { PaperLook, PressColours } from './colour/press-colours.ts';
import { printedItems } from './printed-items.ts';

/** The scene in its printed colours. The logo and the picture are proofed separately. */
export function softProofScene(scene: Scene, colours: PressColours, paper: PaperLook): Scene {
  const proofed = (item: SceneItem): SceneItem => {
    if (item.kind === 'logo' || item.kind === 'picture') return item;
    if (item.kind === 'fill') {
      return { ...item, colour: colours.softProofInk(fillInk(item, colours), paper) };
    }
    if (item.kind === 'shape') {
      return withShapeColour(item, colours.softProofInk(shapeInk(item, scene, colours), paper));
    }
    return { ...item, colour: colours.softProof(item.colour, paper) };
  };
  return { ...scene, items: printedItems(scene).map(proofed) };
}
