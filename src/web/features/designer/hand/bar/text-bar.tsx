import type { TextField } from '#domain/card/text-fields.ts';
import type { Movable } from '#editor/hand/movable.ts';
import { ToolbarGroup } from '../../../../ui/overlays/toolbar.tsx';
import { TextControls, textControls } from '../../core/adjust/text-controls.tsx';
import { MorePopover } from './more-popover.tsx';
import { TextResets } from './text-resets.tsx';

const { font: Font, size: Size, weight: Weight, colour: Colour, align: Align } = textControls;

type TextBarProps = { field: TextField; movable: Movable | null };

/** The controls of a text of the front. On a narrow desktop the weight is among the further ones. */
export function TextBar({ field, movable }: TextBarProps) {
  return (
    <>
      <ToolbarGroup>
        <Font field={field} />
      </ToolbarGroup>
      <ToolbarGroup>
        <Size field={field} />
      </ToolbarGroup>
      <ToolbarGroup className="max-wide:hidden">
        <Weight field={field} />
      </ToolbarGroup>
      <ToolbarGroup>
        <Colour field={field} />
      </ToolbarGroup>
      <ToolbarGroup>
        <Align field={field} />
      </ToolbarGroup>
      <ToolbarGroup>
        <MorePopover>
          <div className="wide:hidden">
            <TextControls names={['weight']} field={field} />
          </div>
          <TextControls names={['caps', 'tracking', 'order']} field={field} />
          <TextResets field={field} movable={movable} />
        </MorePopover>
      </ToolbarGroup>
    </>
  );
}
