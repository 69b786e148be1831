import { createContext, use, useEffect, useState } from 'react';
import type { Size } from '#layout/formats.ts';

/** The image URL of a stored logo and its size in px. */
type ShownLogo = { url: string; size: Size };

/** Renders a file as the print engine decodes it; null if the browser decodes it the same way. */
type DrawLogo = (file: Blob) => Promise<Blob | null>;

/** Provided by the page: this feature must not import the print engine. */
export const DrawLogoContext = createContext<DrawLogo>(() => Promise.resolve(null));

const logos = new Map<string, Promise<ShownLogo | null>>();

/** Loads each logo once; null if the load fails. */
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

/** Browsers decode every CMYK JPEG as Adobe's inverted variant, so we render those ourselves. */
async function drawnInks(url: string, draw: DrawLogo): Promise<Blob | null> {
  // The image has just been fetched, so this is served from the cache.
  const answer = await fetch(url, { credentials: 'include', cache: 'force-cache' });
  if (!answer.ok || answer.headers.get('content-type') !== 'image/jpeg') {
    await answer.body?.cancel();
    return null;
  }
  const file = await answer.blob();
  const { isOfInks } = await import('#image/jpeg/is-of-inks.ts');
  return isOfInks(new Uint8Array(await file.arrayBuffer())) ? draw(file) : null;
}

/** The logo's image; undefined while loading, null if there is none. */
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
