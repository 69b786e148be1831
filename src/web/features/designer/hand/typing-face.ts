import { useEffect, useState } from 'react';
import type { FaceName } from '#layout/text/faces.ts';
import { readFace } from '../../../shared/fonts/card-fonts.ts';

/** Where the baseline of a typed line is, in em from its top. The browser's own measure differs from face to face. */
export const baselineEm = 0.8;

const faces = new Map<FaceName, Promise<string>>();

/** The CSS family of a face of the card. Until it is loaded, that of the interface. */
export function useTypingFace(face: FaceName): string {
  const [family, setFamily] = useState('inherit');
  useEffect(() => {
    let isCurrent = true;
    const loading = faces.get(face) ?? loadFace(face);
    faces.set(face, loading);
    void loading.then((loaded) => isCurrent && setFamily(loaded));
    return () => {
      isCurrent = false;
    };
  }, [face]);
  return family;
}

async function loadFace(face: FaceName): Promise<string> {
  try {
    const bytes = await readFace(face);
    if (!bytes) return 'inherit';
    const family = `card ${face}`;
    const measures = {
      ascentOverride: `${100 * baselineEm}%`,
      descentOverride: `${100 - 100 * baselineEm}%`,
      lineGapOverride: '0%',
    };
    document.fonts.add(await new FontFace(family, bytes, measures).load());
    return `"${family}"`;
  } catch {
    // Typing goes on in the interface's font.
    faces.delete(face);
    return 'inherit';
  }
}
