import { useEffect, useState } from 'react';
import { drawnBox } from '#layout/logo/logo-box.ts';
import type { PlacedLogo } from '#layout/scene.ts';
import { boxAttributes } from './scene-parts.ts';
import { versionUrl } from './version-url.ts';

/** A logo in its version, which the print engine draws; nothing until it has. */
export default function LogoVersionDrawing({ placed, logoUrl }: { placed: PlacedLogo; logoUrl: string }) {
  const [drawn, setDrawn] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    versionUrl(logoUrl, placed).then(
      (url) => isCurrent && setDrawn(url),
      () => isCurrent && setDrawn(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [logoUrl, placed]);
  return drawn && <image {...boxAttributes(drawnBox(placed))} href={drawn} preserveAspectRatio="none" />;
}
