import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { LatePicture } from './late-picture.tsx';
import black from './plates/black.webp';
import cyan from './plates/cyan.webp';
import magenta from './plates/magenta.webp';
import yellow from './plates/yellow.webp';
import { boxesPicture, fileSheet } from './sample-file.ts';

const frameStyles = 'flex flex-col rounded-lg border border-border bg-card';

/** The file of a sample card: its boxes, drawn by the build from the card, and its plates, separated from the file by `npm run draw -- plates`. */
export function FilePictures() {
  const { boxes, plates } = useTexts('shop').file;
  return (
    <div className="grid gap-6 pt-8 desktop:grid-cols-2">
      <figure className={frameStyles}>
        <div role="img" aria-label={boxes.picture} className="grid flex-1 content-center p-6">
          <LatePicture {...fileSheet} className="bg-stock shadow-sheet">
            <img src={boxesPicture} alt="" loading="lazy" decoding="async" className="block size-full" />
          </LatePicture>
        </div>
        <figcaption className="flex flex-wrap gap-x-5 gap-y-1 border-t border-border px-6 py-4 text-sm">
          <Guide mark="border-guide-bleed" name={boxes.bleed}>
            {boxes.bleedText}
          </Guide>
          <Guide mark="border-current" name={boxes.cut}>
            {boxes.cutText}
          </Guide>
          <Guide mark="border-dashed border-guide-safe" name={boxes.safe}>
            {boxes.safeText}
          </Guide>
        </figcaption>
      </figure>
      <figure className={frameStyles}>
        <div role="img" aria-label={plates.picture} className="grid flex-1 content-center gap-2 p-6">
          <Plate picture={cyan} name={plates.inks.cyan} />
          <Plate picture={magenta} name={plates.inks.magenta} />
          <Plate picture={yellow} name={plates.inks.yellow} />
          <Plate picture={black} name={plates.inks.black} />
        </div>
        <figcaption className="border-t border-border px-6 py-4 text-sm">
          <strong className="font-semibold">{plates.title}</strong>{' '}
          <span className="text-muted-foreground">{plates.text}</span>
        </figcaption>
      </figure>
    </div>
  );
}

type GuideProps = { mark: string; name: string; children: ReactNode };

function Guide({ mark, name, children }: GuideProps) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className={`h-3.5 w-5 border ${mark}`} />
      <strong className="font-semibold">{name}</strong>
      <span className="text-muted-foreground">{children}</span>
    </span>
  );
}

/** A plate lies as a sheet that one looks at from the side: less than half as high, and slanted. Its place does not grow with the picture. */
function Plate({ picture, name }: { picture: string; name: string }) {
  return (
    <span className="flex items-center gap-4">
      <LatePicture width={2.4 * fileSheet.width} height={fileSheet.height} className="min-h-0 flex-1">
        <img
          src={picture}
          alt=""
          {...fileSheet}
          loading="lazy"
          decoding="async"
          className="block h-auto w-full border border-border bg-stock"
          style={{
            transform: 'translateX(16.5%) scale(0.64, 0.417) skewX(-40deg)',
            transformOrigin: 'top',
          }}
        />
      </LatePicture>
      <span className="w-20 text-sm">{name}</span>
    </span>
  );
}
