import { useEffect, useState } from 'react';
import type { Scene } from '#layout/scene.ts';
import type { PaperLook } from '#print/colour/press-colours.ts';
import { logoBlobs } from '../../../shared/card/logo-blobs.ts';
import { pictureFile } from '../../../shared/card/picture-files.ts';
import { requestPrint } from '../../../shared/print-worker/print-client.ts';
import { useDebouncedLayout } from '../core/use-card-layout.ts';
import { useSide } from '../core/use-editor.ts';

/** The card in printed colours. */
export type SoftProof = { scene: Scene; logoUrl: string | null };

/** The soft proof of the shown side of the debounced card while it is enabled: null until it is rendered, 'failed' if the print worker fails. */
export function useSoftProof(isEnabled: boolean, paper: PaperLook): SoftProof | 'failed' | null {
  const laidOutCard = useDebouncedLayout();
  const side = useSide();
  const [proof, setProof] = useState<SoftProof | 'failed' | null>(null);

  useEffect(() => {
    const scene = laidOutCard && (side === 'front' ? laidOutCard.printedScene : laidOutCard.back());
    if (!scene || !isEnabled) return;
    let isCurrent = true;
    const { draft, shop } = laidOutCard;
    const picture = pictureFile(draft.card.picture?.ref);
    requestPrint('proof', { scene, ...logoBlobs(draft.logo), picture, paper, shop }).then(
      ({ scene, logo }) => isCurrent && setProof({ scene, logoUrl: logo && URL.createObjectURL(logo) }),
      () => isCurrent && setProof('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [laidOutCard, isEnabled, paper, side]);

  useEffect(() => {
    const url = proof && proof !== 'failed' ? proof.logoUrl : null;
    return () => {
      if (url) URL.revokeObjectURL(url);
    };
  }, [proof]);

  // A proof of the other side is not shown while that of this one is rendered.
  const isShown = proof === null || proof === 'failed' || proof.scene.side === side;
  return isEnabled && isShown ? proof : null;
}
