import type { ReactNode } from 'react';
import { Dialog, DialogContent } from '../../ui/overlays/dialog.tsx';
import { AnchoredPopover } from '../../ui/overlays/popover.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { useIsPhone } from '../page/breakpoints.ts';

type RefusalOfferProps = {
  /** The clicked button. */
  anchor: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
};

/** A popover at the clicked button that explains a refusal; a bottom sheet on a phone. */
export function RefusalOffer({ anchor, isOpen, onClose, title, children }: RefusalOfferProps) {
  const { offer } = useTexts();
  if (!useIsPhone()) {
    return (
      <AnchoredPopover anchor={anchor} open={isOpen} onClose={onClose} label={title}>
        <p className="text-md font-semibold">{title}</p>
        {children}
      </AnchoredPopover>
    );
  }
  return (
    <>
      {anchor}
      <Dialog open={isOpen} onOpenChange={onClose}>
        <DialogContent title={title} closeLabel={offer.close}>
          {children}
        </DialogContent>
      </Dialog>
    </>
  );
}
