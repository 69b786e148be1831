import { useEffect, useState } from 'react';
import type { Size } from '#layout/card-format.ts';

const sizes = new Map<string, Promise<Size | null>>();

/** How large a stored logo's image is, in px; null where it does not come. */
function readLogoSize(url: string): Promise<Size | null> {
  const known = sizes.get(url) ?? measure(url);
  sizes.set(url, known);
  return known;
}

async function measure(url: string): Promise<Size | null> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    sizes.delete(url);
    return null;
  }
}

/** The logo's size once it is known: undefined until then, null where there is none to show. */
export function useLogoSize(url: string | null): Size | null | undefined {
  const [read, setRead] = useState<{ url: string; size: Size | null } | null>(null);
  useEffect(() => {
    if (url === null) return;
    let isWanted = true;
    void readLogoSize(url).then((size) => isWanted && setRead({ url, size }));
    return () => {
      isWanted = false;
    };
  }, [url]);
  if (url === null) return null;
  return read?.url === url ? read.size : undefined;
}
