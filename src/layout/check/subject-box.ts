import { ruleBox, textBox } from '../blocks/text-box.ts';
import { boxAround } from '../boxes.ts';
import { shapeBox } from '../graphics/shape-geometry.ts';
import type { Box } from '../guides.ts';
import type { Scene, SceneItem } from '../scene.ts';
import type { Subject } from './findings.ts';

/** The bounding box of a finding's subject, or null when it is not drawn. */
export function subjectBox({ items }: Scene, subject: Subject): Box | null {
  const boxes = items.flatMap((item) => {
    const box = boxOf(item, subject);
    return box ? [box] : [];
  });
  return boxAround(boxes);
}

function boxOf(item: SceneItem, subject: Subject): Box | null {
  switch (item.kind) {
    case 'fill':
      return item.part === subject ? item.box : null;
    case 'shape':
      return item.part === subject ? shapeBox(item) : null;
    case 'rule':
      return subject === 'rule' ? ruleBox(item) : null;
    case 'logo':
      return subject === 'logo' ? item.image : null;
    case 'picture':
      return subject === 'picture' ? item.box : null;
    case 'qr':
      return subject === 'qr' ? item.box : null;
    case 'text':
      return item.field === subject ? textBox(item) : null;
  }
}
