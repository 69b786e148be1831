import { TextControls } from './text-controls.tsx';
import type { TextTarget } from './text-target.ts';

/** What a row of the form has below the font and the colour of its text. */
export function MoreTextStyle({ field }: TextTarget) {
  return (
    <div className="col-span-2 grid grid-cols-2 gap-x-2 gap-y-1 pb-2">
      <TextControls
        names={['label', 'size', 'weight', 'caps', 'tracking', 'align', 'order', 'move']}
        field={field}
      />
    </div>
  );
}
