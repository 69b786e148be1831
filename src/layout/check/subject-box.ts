import { ruleBox, textBox } from '../blocks/text-box.ts';
import type { Box } from '../guides.ts';
import type { Scene, SceneItem } from '../scene.ts';
import type { Subject } from './findings.ts';

/** The bounding box of a finding's subject, or null when it is not drawn. */
export function subjectBox({ items }: Scene, subject: Subject): Box | null {
  const boxes = items.flatMap((item) => {
    const box = boxOf(item, subject);
    return box ? [box] : [];
  });
  const [first, ...others] = boxes;
  return first ? others.reduce(boxAround, first) : null;
}

function boxOf(item: SceneItem, subject: Subject): Box | null {
  switch (item.kind) {
    case 'fill':
      return item.part === subject ? item.box : null;
    case 'rule':
      return subject === 'rule' ? ruleBox(item) : null;
    case 'logo':
      return subject === 'logo' ? item.image : null;
    case 'qr':
      return subject === 'qr' ? item.box : null;
    case 'text':
      return item.field === subject ? textBox(item) : null;
  }
}

function boxAround(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}
