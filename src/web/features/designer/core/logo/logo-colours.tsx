import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { CardColours } from '#domain/card/card-style.ts';
import { coloursOfPixels, type LogoColours, noLogoColours } from '#domain/card/colour/logo-colours.ts';
import { useDraft } from '../use-editor.ts';
import { bitmapOf } from './bitmap-of.ts';
import { logoPalettes } from './logo-palettes.ts';

/** The longest side of the sampled image, in pixels. */
const samplePx = 96;

const LogoColoursContext = createContext<LogoColours>(noLogoColours);

/** Reads the colours of the logo once for all pickers. */
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
      // A logo that the browser cannot decode has no colours.
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

/** The palettes made from the colours of the logo. */
export function useLogoPalettes(): readonly CardColours[] {
  const logo = useLogoColours();
  return useMemo(() => logoPalettes(logo), [logo]);
}

async function readColours(file: Blob): Promise<LogoColours> {
  const bitmap = await bitmapOf(file);
  const scale = Math.min(1, samplePx / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  const context = canvas.getContext('2d');
  if (!context) return noLogoColours;
  // Smoothing would add blended colours that are not in the logo.
  context.imageSmoothingEnabled = false;
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return coloursOfPixels(context.getImageData(0, 0, canvas.width, canvas.height));
}
