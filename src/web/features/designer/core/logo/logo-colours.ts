import { useMemo } from 'react';
import type { CardColours } from '#domain/card/card-style.ts';
import { coloursOfPixels, type LogoColours, noLogoColours } from '#domain/card/colour/logo-colours.ts';
import type { Editor } from '#editor/editor-store.ts';
import { createStore, type Readable } from '#editor/store.ts';
import { useStoreValue } from '../../../../shared/use-store.ts';
import { useEditorStores } from '../editor-stores.ts';
import { bitmapOf } from './bitmap-of.ts';
import { logoPalettes } from './logo-palettes.ts';

/** The longest side of the sampled image, in pixels. */
const samplePx = 96;

export type LogoColoursStore = Readable<LogoColours> & {
  /** Follows the logo of the card. Returns the function that stops it. */
  start: () => () => void;
};

/** Reads the colours of the logo once for all pickers. */
export function createLogoColours(editor: Editor): LogoColoursStore {
  const { get, set, subscribe } = createStore(noLogoColours);
  const known = new WeakMap<Blob, LogoColours>();
  let current: Blob | null = null;

  function update(): void {
    const file = editor.get().present.logo?.file ?? null;
    if (file === current) return;
    current = file;
    set((file && known.get(file)) ?? noLogoColours);
    if (!file || known.has(file)) return;
    readColours(file).then(
      (colours) => {
        known.set(file, colours);
        if (file === current) set(colours);
      },
      // A logo that the browser cannot decode has no colours.
      () => undefined,
    );
  }

  return {
    get,
    subscribe,
    start() {
      update();
      return editor.subscribe(update);
    },
  };
}

export function useLogoColours(): LogoColours {
  return useStoreValue(useEditorStores().logoColours);
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
