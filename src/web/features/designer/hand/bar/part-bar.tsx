import { Grid3x3, Image } from 'lucide-react';
import type { Movable } from '#editor/hand/movable.ts';
import type { Scene } from '#layout/scene.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { ToolbarGroup, ToolbarPopover } from '../../../../ui/overlays/toolbar.tsx';
import { PartSizeControl } from '../../core/adjust/part-size-control.tsx';
import { PlaceControl } from '../../core/adjust/place-control.tsx';
import { useEditor } from '../../core/use-editor.ts';
import { LogoVersions } from '../logo-versions.tsx';
import { RemoveCode } from '../remove-code.tsx';
import { MorePopover } from './more-popover.tsx';
import { MoveBack } from './text-resets.tsx';

type PartBarProps = { movable: Movable; side: Scene['side'] };

/** The controls of a logo or a code. */
export function PartBar({ movable, side }: PartBarProps) {
  const { kind, place, size } = movable;
  const t = useTexts('hand');
  const editor = useEditor();
  return (
    <>
      {place && (
        <ToolbarGroup>
          <ToolbarPopover label={t.nine} mark={<Grid3x3 {...icon} />}>
            <PlaceControl
              chosen={place.chosen}
              onChange={(chosen) => editor.patchCard(place.patch(chosen))}
            />
          </ToolbarPopover>
        </ToolbarGroup>
      )}
      {size && (
        <ToolbarGroup>
          <PartSizeControl kind={kind} size={size} />
        </ToolbarGroup>
      )}
      {kind === 'logo' && (
        <ToolbarGroup>
          <ToolbarPopover label={t.version} mark={<Image {...icon} />}>
            <LogoVersions />
          </ToolbarPopover>
        </ToolbarGroup>
      )}
      <ToolbarGroup>
        <MorePopover>
          <MoveBack movable={movable} />
          {kind === 'qr' && side === 'front' && <RemoveCode />}
        </MorePopover>
      </ToolbarGroup>
    </>
  );
}

const icon = { 'aria-hidden': true, size: 17, strokeWidth: 1.75 } as const;
