import { useState } from 'react';
import { type FrontPicture, pictureLimits } from '#domain/card/card-picture.ts';
import type { PlacedPicture } from '#layout/scene.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { Dialog, DialogContent } from '../../../ui/overlays/dialog.tsx';
import { CropArea } from './crop-area.tsx';

type CropDialogProps = {
  picture: FrontPicture;
  placed: Pick<PlacedPicture, 'box' | 'isRound'>;
  onCrop: (picture: FrontPicture) => void;
  onClose: () => void;
};

/** Chooses the part of a picture that the card shows. The card changes once, with Done. */
export function CropDialog({ picture, placed: { box, isRound }, onCrop, onClose }: CropDialogProps) {
  const t = useTexts('look-control').pictures;
  const { close } = useTexts('card-style');
  const [cropped, setCropped] = useState(picture);
  const { min, max } = pictureLimits.zoom;
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t.cropTitle}
        closeLabel={close}
        footer={
          <>
            <Button variant="outline" onClick={onClose}>
              {t.cancel}
            </Button>
            <Button onClick={() => onCrop(cropped)}>{t.done}</Button>
          </>
        }
      >
        <CropArea
          picture={cropped}
          proportion={box.width / box.height}
          isRound={isRound ?? false}
          onChange={setCropped}
        />
        <label className="flex items-center gap-3 pt-4 text-sm">
          {t.zoom}
          <input
            type="range"
            min={min}
            max={max}
            step={0.05}
            value={cropped.zoom}
            aria-valuetext={t.zoomValue(Math.round(cropped.zoom * 100))}
            onChange={(event) => setCropped({ ...cropped, zoom: Number(event.target.value) })}
            className="h-8 min-w-0 flex-1 cursor-pointer accent-primary pointer-coarse:h-11"
          />
        </label>
      </DialogContent>
    </Dialog>
  );
}
