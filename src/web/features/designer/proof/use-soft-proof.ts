import { useEffect, useState } from 'react';
import type { Scene } from '#layout/scene.ts';
import type { PaperLook } from '#print/colour/press-colours.ts';
import { useDebouncedLayout } from '../core/use-debounced-layout.ts';
import { printableCard } from '../pdf/printable-card.ts';
import { requestPrint } from '../pdf/printer.ts';

/** The card in printed colours. */
export type Proof = { scene: Scene; logoUrl: string | null };

/** The soft proof of the debounced card while it is enabled: null until it is rendered, 'failed' if the print worker fails. */
export function useSoftProof(isEnabled: boolean, paper: PaperLook): Proof | 'failed' | null {
  const laidOutCard = useDebouncedLayout();
  const [proof, setProof] = useState<Proof | 'failed' | null>(null);

  useEffect(() => {
    if (!laidOutCard || !isEnabled) return;
    let isCurrent = true;
    requestPrint('proof', { card: printableCard(laidOutCard), paper }).then(
      ({ scene, logo }) => isCurrent && setProof({ scene, logoUrl: logo && URL.createObjectURL(logo) }),
      () => isCurrent && setProof('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [laidOutCard, isEnabled, paper]);

  useEffect(() => {
    const url = proof && proof !== 'failed' ? proof.logoUrl : null;
    return () => {
      if (url) URL.revokeObjectURL(url);
    };
  }, [proof]);

  return isEnabled ? proof : null;
}
