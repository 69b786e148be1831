import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import type { ExistingCard } from '#domain/design/match-cards.ts';
import { locksOf, openTexts } from '#editor/design-locks.ts';
import { request } from '../../../shared/api/request.ts';
import { upsertCard } from '../../../shared/api/saved-cards.ts';
import { uploadLogo } from '../../../shared/files/upload-logo.ts';
import { useApiMutation } from '../../../shared/mutations/use-api-mutation.ts';
import { requestPrint } from '../../../shared/print-worker/print-client.ts';
import { loadCardsOf } from '../../../shared/team/cards-of-design.ts';
import { matchPortraits, type Portrait, photographsOf } from './match-portraits.ts';

/** How many cards got their picture, and the files of nobody and those that could not be used. */
export type ImportedPortraits = { added: number; unknown: readonly string[]; failed: readonly string[] };

/** Gives the people of a design the pictures of a folder, one after the other. `done` is the number of finished files. */
export function useImportPortraits(design: SavedDesign) {
  const client = useQueryClient();
  const [done, setDone] = useState(0);
  const mutation = useApiMutation(
    (files: readonly File[]) => {
      setDone(0);
      return addPortraits(design, files, client, setDone);
    },
    { failure: null },
  );
  return { ...mutation, done };
}

/** Sends each picture to the card of the person that it is named after. A file that fails does not stop the others. */
export async function addPortraits(
  design: SavedDesign,
  files: readonly File[],
  client: QueryClient,
  onDone: (count: number) => void,
): Promise<ImportedPortraits> {
  const { portraits, unknown } = matchPortraits(photographsOf(files), await loadCardsOf(design.id));
  const failed: string[] = [];
  for (const [index, portrait] of portraits.entries()) {
    await addPortrait(design, portrait, client).catch(() => failed.push(portrait.file.name));
    onDone(index + 1);
  }
  return { added: portraits.length - failed.length, unknown, failed };
}

async function addPortrait(
  design: SavedDesign,
  { file, card: { id, version, texts, branchId } }: Portrait<File, ExistingCard>,
  client: QueryClient,
): Promise<void> {
  const { pixels } = await requestPrint('inspectLogo', { logo: file });
  if (pixels.isVector) throw new Error('A drawing is no photograph');
  const { width, height } = pixels;
  const ref = await uploadLogo(file);
  const picture = { ref, pixels: { width, height }, focus: { x: 0.5, y: 0.5 }, zoom: 1 };
  const body = { ...openTexts(texts, locksOf(design)), designId: design.id, branchId, version, picture };
  upsertCard(client, await request('changeCard', { params: { id }, body }));
}
