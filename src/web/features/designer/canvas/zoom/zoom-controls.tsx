import { Minus, Plus } from 'lucide-react';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { ButtonGroup, GroupButton } from '../../../../ui/inputs/button-group.tsx';
import { GroupIconButton } from '../../../../ui/overlays/group-icon-button.tsx';
import { TooltipProvider } from '../../../../ui/overlays/tooltip.tsx';
import { type Zoom, zoomed, zoomLimits } from './zoom.ts';

type ZoomControlsProps = { zoom: Zoom; percent: number; onZoom: (zoom: Zoom) => void };

export function ZoomControls({ zoom, percent, onZoom }: ZoomControlsProps) {
  const { editor } = useTexts();
  return (
    <TooltipProvider>
      <ButtonGroup label={editor.zoom}>
        <GroupIconButton
          label={editor.zoomOut}
          disabled={percent <= zoomLimits.min}
          onClick={() => onZoom(zoomed(percent, -1))}
        >
          <Minus aria-hidden size={15} strokeWidth={1.75} />
        </GroupIconButton>
        <output className="grid w-14 place-items-center tabular-nums">{editor.zoomValue(percent)}</output>
        <GroupIconButton
          label={editor.zoomIn}
          disabled={percent >= zoomLimits.max}
          onClick={() => onZoom(zoomed(percent, 1))}
        >
          <Plus aria-hidden size={15} strokeWidth={1.75} />
        </GroupIconButton>
        <GroupButton pressed={zoom === 'fit'} onClick={() => onZoom('fit')}>
          {editor.fit}
        </GroupButton>
      </ButtonGroup>
    </TooltipProvider>
  );
}
