import { createContext, use, useEffect, useState } from 'react';
import type { Card } from '#domain/card/card.ts';
import { needsLogoAnalysis } from '#domain/card/logo-choice.ts';
import type { LogoSize } from '#layout/scene.ts';
import { pictureFile } from './picture-files.ts';

/** The image URL of a stored logo and its size in px. */
type LogoImage = { url: string; size: LogoSize };

/** A file as the print engine reads it; its preview is absent where the browser decodes it the same way. */
type InspectLogo = (file: Blob) => Promise<{ pixels: LogoSize; preview?: Blob } | null>;

/** Provided by the page: lists of cards must not import the print engine. */
export const InspectLogoContext = createContext<InspectLogo>(() => Promise.resolve(null));

const logos = new Map<string, Promise<LogoImage | null>>();

/** Loads each logo once; null if the load fails. */
function readLogo(url: string, isAnalysed: boolean, inspect: InspectLogo): Promise<LogoImage | null> {
  const key = `${isAnalysed} ${url}`;
  const cached = logos.get(key) ?? (isAnalysed ? readAnalysed(url, inspect) : read(url, inspect));
  logos.set(key, cached);
  return cached;
}

/** With what the layout knows of its content. */
async function readAnalysed(url: string, inspect: InspectLogo): Promise<LogoImage | null> {
  const logo = await readLogo(url, false, inspect);
  const file = logo && (pictureFile(url) ?? (await fetchStored(url)));
  const inspected = file && (await inspect(file).catch(() => null));
  const analysis = inspected?.pixels.analysis;
  if (!analysis) logos.delete(`true ${url}`);
  return logo && analysis ? { ...logo, size: { ...logo.size, analysis } } : logo;
}

async function fetchStored(url: string): Promise<Blob | null> {
  // The image has just been fetched, so this is served from the cache.
  const response = await fetch(url, { credentials: 'include', cache: 'force-cache' });
  return response.ok ? response.blob() : null;
}

async function read(url: string, inspect: InspectLogo): Promise<LogoImage | null> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    logos.delete(`false ${url}`);
    return null;
  }
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const rendered = await renderCmykJpeg(url, inspect).catch(() => null);
  return { url: rendered ? URL.createObjectURL(rendered) : url, size };
}

/** Browsers decode every CMYK JPEG as Adobe's inverted variant, so we render those ourselves. */
async function renderCmykJpeg(url: string, inspect: InspectLogo): Promise<Blob | null> {
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
  return isCmykJpeg(new Uint8Array(await file.arrayBuffer()))
    ? ((await inspect(file))?.preview ?? null)
    : null;
}

/** The image of a card's logo; undefined while loading, null if there is none. Some cards are laid out by its content. */
export function useLogoImage({ style: { logo, look } }: Pick<Card, 'style'>): LogoImage | null | undefined {
  const { ref: url = null, darkRef } = logo;
  const isAnalysed = needsLogoAnalysis({ look, logo });
  const inspect = use(InspectLogoContext);
  const [cached, setCached] = useState<{ of: string; logo: LogoImage | null } | null>(null);
  const key = JSON.stringify([url, darkRef]);
  useEffect(() => {
    if (url === null) return;
    let isCurrent = true;
    const read = (path: string) => readLogo(path, isAnalysed, inspect);
    void Promise.all([read(url), darkRef ? read(darkRef) : null]).then(
      ([logo, dark]) => isCurrent && setCached({ of: key, logo: logo && withDark(logo, dark) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [url, darkRef, key, isAnalysed, inspect]);
  if (url === null) return null;
  return cached?.of === key ? cached.logo : undefined;
}

function withDark(logo: LogoImage, dark: LogoImage | null): LogoImage {
  return dark ? { ...logo, size: { ...logo.size, dark: { ...dark.size, asset: dark.url } } } : logo;
}
