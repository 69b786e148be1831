import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { coloursOfPixels, type LogoColours, noLogoColours } from '#domain/card/logo-colours.ts';
import { useDraft } from '../core/editor-store.ts';

/** The longest side of the picture that colours are read from, in pixels. */
const sampledPx = 96;

const LogoColoursContext = createContext<LogoColours>(noLogoColours);

/** Reads the colours of the card's logo once for everything that offers them. */
export function LogoColoursProvider({ children }: { children: ReactNode }) {
  const file = useDraft(({ logo }) => logo?.file ?? null);
  const [read, setRead] = useState<{ file: Blob; colours: LogoColours } | null>(null);

  useEffect(() => {
    if (!file) return;
    let isCurrent = true;
    readColours(file).then(
      (colours) => {
        if (isCurrent) setRead({ file, colours });
      },
      // A logo that the browser cannot draw offers no colours.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);

  return (
    <LogoColoursContext value={read && read.file === file ? read.colours : noLogoColours}>
      {children}
    </LogoColoursContext>
  );
}

export function useLogoColours(): LogoColours {
  return use(LogoColoursContext);
}

async function readColours(file: Blob): Promise<LogoColours> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, sampledPx / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  const context = canvas.getContext('2d');
  if (!context) return noLogoColours;
  // Blends would be colours that the logo does not have.
  context.imageSmoothingEnabled = false;
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return coloursOfPixels(context.getImageData(0, 0, canvas.width, canvas.height));
}
