import type { Scene, SceneItem } from '#layout/scene.ts';
import { fillInk } from './colour/fill-ink.ts';
import type { PaperLook, PressColours } from './colour/press-colours.ts';
import { printedColour } from './printed-colours.ts';

/** The scene in the colours it is printed with, as a screen shows them; its logo is proofed on its own. */
export function softProofScene(scene: Scene, colours: PressColours, paper: PaperLook): Scene {
  const proofed = (item: SceneItem): SceneItem => {
    if (item.kind === 'logo') return item;
    if (item.kind === 'fill') {
      return { ...item, colour: colours.softProofInk(fillInk(item, colours), paper) };
    }
    const colour = colours.softProof(printedColour(item, scene, colours, null).colour, paper);
    // A pale text's colour is mixed already.
    return item.kind === 'text' ? { ...item, colour, opacity: 1 } : { ...item, colour };
  };
  return { ...scene, items: scene.items.map(proofed) };
}
