import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { locksOf, openTexts } from '#editor/design-locks.ts';
import { request } from '../../../shared/api/request.ts';
import { upsertCard } from '../../../shared/api/saved-cards.ts';
import { uploadLogo } from '../../../shared/files/upload-logo.ts';
import { requestPrint } from '../../../shared/print-worker/print-client.ts';
import { loadCardsOf } from '../../../shared/team/cards-of-design.ts';
import { matchPortraits, type Portrait } from './match-portraits.ts';

/** How many cards got their picture, and the files of nobody and those that could not be used. */
export type ImportedPortraits = { added: number; unknown: readonly string[]; failed: readonly string[] };

/** Gives the people of a design the pictures of a folder, one after the other. `done` is the number of finished files. */
export function useImportPortraits(design: SavedDesign) {
  const client = useQueryClient();
  const [done, setDone] = useState(0);

  async function add({ file, card: { id, version, texts, branchId } }: Portrait<File>): Promise<void> {
    const { pixels } = await requestPrint('inspectLogo', { logo: file });
    if (pixels.isVector) throw new Error('A drawing is no photograph');
    const { width, height } = pixels;
    const ref = await uploadLogo(file);
    const picture = { ref, pixels: { width, height }, focus: { x: 0.5, y: 0.5 }, zoom: 1 };
    const body = { ...openTexts(texts, locksOf(design)), designId: design.id, branchId, version, picture };
    upsertCard(client, await request('changeCard', { params: { id }, body }));
  }

  const mutation = useMutation({
    mutationFn: async (files: readonly File[]): Promise<ImportedPortraits> => {
      setDone(0);
      const images = files.filter(({ type }) => type === 'image/png' || type === 'image/jpeg');
      const { portraits, unknown } = matchPortraits(images, await loadCardsOf(design.id));
      const failed: string[] = [];
      for (const [index, portrait] of portraits.entries()) {
        await add(portrait).catch(() => failed.push(portrait.file.name));
        setDone(index + 1);
      }
      return { added: portraits.length - failed.length, unknown, failed };
    },
  });
  return { ...mutation, done };
}
