import { Crop, ImagePlus, X } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { type FrontPicture, type PictureShape, pictureShapes } from '#domain/card/card-picture.ts';
import { addPictureFile } from '../../../shared/card/picture-files.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { lazyComponent, RenderNothing } from '../../../shared/loading/lazy-component.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { FileInput } from '../../../ui/inputs/file-input.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { LabelledRow } from '../core/controls/labelled-row.tsx';
import { LogoAlert, type RefusedFile } from '../core/logo/logo-alert.tsx';
import { useLaidOutCard } from '../core/use-card-layout.ts';
import { useDraft, useEditor } from '../core/use-editor.ts';
import { pictureTypes, readPictureFile } from './read-picture-file.ts';

const CropDialog = lazyComponent(async () => (await import('./crop-dialog.tsx')).CropDialog, RenderNothing);

/** The picture of a person on a card of a company design. Its shape and its colours are the design's. */
export function PersonPicture() {
  const t = useTexts('look-control').pictures;
  return (
    <LabelledRow label={t.picture}>
      <PictureRow own={null} />
    </LabelledRow>
  );
}

/** Adds the picture of the card, crops and removes it. With the shape of the look, chooses its shape and its colours. */
export function PictureRow({ own }: { own: PictureShape | null }) {
  const t = useTexts('look-control').pictures;
  const editor = useEditor();
  const picture = useDraft(({ card }) => card.picture);
  const placed = useLaidOutCard()?.scene.items.find((item) => item.kind === 'picture');
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const [isCropping, setCropping] = useState(false);
  const [refusedFile, setRefusedFile] = useState<RefusedFile | null>(null);

  const set = (next: FrontPicture | undefined, step?: string) => editor.patchCard({ picture: next }, step);

  async function add(file: File) {
    setReading(true);
    const read = await readPictureFile(file);
    setReading(false);
    if (typeof read === 'string') {
      setRefusedFile({ alert: read, file });
      return;
    }
    const { shape, isDuotone } = editor.get().present.card.picture ?? {};
    set({
      ref: addPictureFile(read.file),
      pixels: read.pixels,
      focus: { x: 0.5, y: 0.5 },
      zoom: 1,
      ...(shape && { shape }),
      ...(isDuotone && { isDuotone }),
    });
  }

  return (
    <div className="flex min-w-0 flex-1 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <FileInput
          ref={input}
          label={t.file}
          accept={pictureTypes.join(',')}
          onFile={(file) => void add(file)}
        />
        <Button variant="outline" icon={ImagePlus} busy={isReading} onClick={() => input.current?.click()}>
          {picture ? t.replace : t.add}
        </Button>
        {picture && placed && (
          <Button variant="outline" icon={Crop} onClick={() => setCropping(true)}>
            {t.crop}
          </Button>
        )}
        {picture && (
          <Button variant="ghost" icon={X} onClick={() => set(undefined)}>
            {t.remove}
          </Button>
        )}
      </div>
      {picture && own && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Select
            label={t.shape}
            value={picture.shape ?? own}
            options={pictureShapes.map((shape) => ({ value: shape, label: t.shapes[shape] }))}
            onChange={(shape) => set({ ...picture, shape })}
            className="w-40!"
          />
          <Switch
            label={t.duotone}
            checked={picture.isDuotone ?? false}
            onCheckedChange={(isDuotone) => set({ ...picture, isDuotone: isDuotone || undefined })}
          />
        </div>
      )}
      {picture && placed && isCropping && (
        <Suspense>
          <CropDialog
            picture={picture}
            placed={placed}
            onCrop={(cropped) => {
              set(cropped);
              setCropping(false);
            }}
            onClose={() => setCropping(false)}
          />
        </Suspense>
      )}
      <LogoAlert refusedFile={refusedFile} onClose={() => setRefusedFile(null)} />
    </div>
  );
}
