import { useEffect, useState } from 'react';
import type { Scene } from '#layout/scene.ts';
import type { PaperLook } from '#print/colour/press-colours.ts';
import { pictureFile } from '../../../shared/card/picture-files.ts';
import { requestPrint } from '../../../shared/print-worker/print-client.ts';
import type { JobResult } from '../../../shared/print-worker/print-messages.ts';
import { useSide } from '../core/card-side.ts';
import { useDebouncedLayout } from '../core/use-debounced-layout.ts';

/** The card in printed colours. */
export type Proof = { scene: Scene; logoUrl: string | null; urls: readonly string[] };

/** The soft proof of the shown side of the debounced card while it is enabled: null until it is rendered, 'failed' if the print worker fails. */
export function useSoftProof(isEnabled: boolean, paper: PaperLook): Proof | 'failed' | null {
  const laidOutCard = useDebouncedLayout();
  const side = useSide();
  const [proof, setProof] = useState<Proof | 'failed' | null>(null);

  useEffect(() => {
    const scene = laidOutCard && (side === 'front' ? laidOutCard.printedScene : laidOutCard.back());
    if (!scene || !isEnabled) return;
    let isCurrent = true;
    const { draft, shop } = laidOutCard;
    const picture = pictureFile(draft.card.picture?.ref);
    requestPrint('proof', { scene, logo: draft.logo?.file ?? null, picture, paper, shop }).then(
      (proofed) => isCurrent && setProof(proofOf(proofed)),
      () => isCurrent && setProof('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [laidOutCard, isEnabled, paper, side]);

  useEffect(() => {
    const urls = proof && proof !== 'failed' ? proof.urls : [];
    return () => {
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [proof]);

  // A proof of the other side is not shown while that of this one is rendered.
  const isShown = proof === null || proof === 'failed' || proof.scene.side === side;
  return isEnabled && isShown ? proof : null;
}

function proofOf({ scene, logo, picture }: JobResult<'proof'>): Proof {
  const [logoUrl, asset] = [logo, picture].map((image) => image && URL.createObjectURL(image));
  const items = scene.items.map((item) => (item.kind === 'picture' && asset ? { ...item, asset } : item));
  const urls = [logoUrl, asset].filter((url) => typeof url === 'string');
  return { scene: { ...scene, items }, logoUrl: logoUrl ?? null, urls };
}
