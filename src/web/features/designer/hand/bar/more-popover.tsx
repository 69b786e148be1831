import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { ToolbarPopover } from '../../../../ui/overlays/toolbar.tsx';
import { SnapSwitch } from '../snap-switch.tsx';

/** The further controls of a bar. */
export function MorePopover({ children }: { children: ReactNode }) {
  const t = useTexts('hand');
  return (
    <ToolbarPopover label={t.more} mark={<Ellipsis aria-hidden size={18} strokeWidth={1.75} />}>
      <div className="flex w-56 flex-col gap-2">
        {children}
        <SnapSwitch />
      </div>
    </ToolbarPopover>
  );
}
