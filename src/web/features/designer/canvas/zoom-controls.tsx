import { Minus, Plus } from 'lucide-react';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { ButtonGroup, GroupButton } from '../../../shared/ui/button-group.tsx';
import { type Zoom, zoomed, zoomLimits } from './zoom.ts';

type ZoomControlsProps = { zoom: Zoom; percent: number; onZoom: (zoom: Zoom) => void };

export function ZoomControls({ zoom, percent, onZoom }: ZoomControlsProps) {
  const { editor } = useMessages();
  return (
    <ButtonGroup label={editor.zoom}>
      <GroupButton
        label={editor.zoomOut}
        disabled={percent <= zoomLimits.min}
        onClick={() => onZoom(zoomed(percent, -1))}
      >
        <Minus aria-hidden size={15} strokeWidth={1.75} />
      </GroupButton>
      <output className="grid w-14 place-items-center tabular-nums">{editor.zoomValue(percent)}</output>
      <GroupButton
        label={editor.zoomIn}
        disabled={percent >= zoomLimits.max}
        onClick={() => onZoom(zoomed(percent, 1))}
      >
        <Plus aria-hidden size={15} strokeWidth={1.75} />
      </GroupButton>
      <GroupButton pressed={zoom === 'fit'} onClick={() => onZoom('fit')}>
        {editor.fit}
      </GroupButton>
    </ButtonGroup>
  );
}
