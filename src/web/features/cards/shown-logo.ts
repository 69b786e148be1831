import { createContext, use, useEffect, useState } from 'react';
import type { Size } from '#layout/formats.ts';

/** A stored logo as a card shows it: where from, and how large its image is, in px. */
type ShownLogo = { url: string; size: Size };

/** Draws a file as the print engine reads it; null where the browser shows the same. */
type DrawLogo = (file: Blob) => Promise<Blob | null>;

/** The list knows nothing of the print engine: the page hands it in. */
export const DrawLogoContext = createContext<DrawLogo>(() => Promise.resolve(null));

const logos = new Map<string, Promise<ShownLogo | null>>();

/** Read once; null where it does not come. */
function readLogo(url: string, draw: DrawLogo): Promise<ShownLogo | null> {
  const known = logos.get(url) ?? read(url, draw);
  logos.set(url, known);
  return known;
}

async function read(url: string, draw: DrawLogo): Promise<ShownLogo | null> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    logos.delete(url);
    return null;
  }
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const drawn = await drawnInks(url, draw).catch(() => null);
  return { url: drawn ? URL.createObjectURL(drawn) : url, size };
}

/** Browsers take every JPEG of inks for Adobe's; those we draw ourselves. All other files are shown as they are. */
async function drawnInks(url: string, draw: DrawLogo): Promise<Blob | null> {
  // The image has just been fetched, so this costs no request.
  const answer = await fetch(url, { credentials: 'include', cache: 'force-cache' });
  if (!answer.ok || answer.headers.get('content-type') !== 'image/jpeg') {
    await answer.body?.cancel();
    return null;
  }
  const file = await answer.blob();
  const { isCmykJpeg: isOfInks } = await import('#image/jpeg/is-cmyk-jpeg.ts');
  return isOfInks(new Uint8Array(await file.arrayBuffer())) ? draw(file) : null;
}

/** The logo once it is known: undefined until then, null where there is none to show. */
export function useShownLogo(url: string | null): ShownLogo | null | undefined {
  const draw = use(DrawLogoContext);
  const [known, setKnown] = useState<{ of: string; logo: ShownLogo | null } | null>(null);
  useEffect(() => {
    if (url === null) return;
    let isWanted = true;
    void readLogo(url, draw).then((logo) => isWanted && setKnown({ of: url, logo }));
    return () => {
      isWanted = false;
    };
  }, [url, draw]);
  if (url === null) return null;
  return known?.of === url ? known.logo : undefined;
}
