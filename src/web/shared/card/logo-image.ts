import { createContext, use, useEffect, useState } from 'react';
import type { Size } from '#layout/guides.ts';

/** The image URL of a stored logo and its size in px. */
type LogoImage = { url: string; size: Size };

/** Renders a file as the print engine decodes it; null if the browser decodes it the same way. */
type RenderLogo = (file: Blob) => Promise<Blob | null>;

/** Provided by the page: lists of cards must not import the print engine. */
export const RenderLogoContext = createContext<RenderLogo>(() => Promise.resolve(null));

const logos = new Map<string, Promise<LogoImage | null>>();

/** Loads each logo once; null if the load fails. */
function readLogo(url: string, render: RenderLogo): Promise<LogoImage | null> {
  const cached = logos.get(url) ?? read(url, render);
  logos.set(url, cached);
  return cached;
}

async function read(url: string, render: RenderLogo): Promise<LogoImage | null> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    logos.delete(url);
    return null;
  }
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const rendered = await renderCmykJpeg(url, render).catch(() => null);
  return { url: rendered ? URL.createObjectURL(rendered) : url, size };
}

/** Browsers decode every CMYK JPEG as Adobe's inverted variant, so we render those ourselves. */
async function renderCmykJpeg(url: string, render: RenderLogo): Promise<Blob | null> {
  // A file of this page: whoever made its address has rendered it.
  if (url.startsWith('blob:')) return null;
  // The image has just been fetched, so this is served from the cache.
  const response = await fetch(url, { credentials: 'include', cache: 'force-cache' });
  if (!response.ok || response.headers.get('content-type') !== 'image/jpeg') {
    await response.body?.cancel();
    return null;
  }
  const file = await response.blob();
  const { isCmykJpeg } = await import('#image/jpeg/is-cmyk-jpeg.ts');
  return isCmykJpeg(new Uint8Array(await file.arrayBuffer())) ? render(file) : null;
}

/** The logo's image; undefined while loading, null if there is none. */
export function useLogoImage(url: string | null): LogoImage | null | undefined {
  const render = use(RenderLogoContext);
  const [cached, setCached] = useState<{ of: string; logo: LogoImage | null } | null>(null);
  useEffect(() => {
    if (url === null) return;
    let isCurrent = true;
    void readLogo(url, render).then((logo) => isCurrent && setCached({ of: url, logo }));
    return () => {
      isCurrent = false;
    };
  }, [url, render]);
  if (url === null) return null;
  return cached?.of === url ? cached.logo : undefined;
}
