import { useEffect, useState } from 'react';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import type { WaitingRow } from '#contract/links/submission-schemas.ts';
import type { Card } from '#domain/card/card.ts';
import { applyDesign } from '#domain/design/company-design.ts';
import type { Cause } from '#layout/check/causes.ts';
import { standardShop } from '#print/profile/print-shop.ts';
import { logoBlobs } from '../../../shared/card/logo-blobs.ts';
import { fetchImage } from '../../../shared/files/fetch-image.ts';
import { type LinkLogo, openLogo, withDarkFile } from '../../../shared/links/load-link-files.ts';
import { requestPrint } from '../../../shared/print-worker/print-client.ts';
import { companyDesignOf } from '../../../shared/team/cards-of-design.ts';

/** The problems of a row on its printed card; 'failed' if they could not be found. */
export type RowCheck = readonly Cause[] | 'failed';

/** Checks the rows one after the other. A row that was sent again is checked again. */
export function useRowChecks(
  rows: readonly WaitingRow[],
  designs: readonly SavedDesign[],
): ReadonlyMap<string, RowCheck> {
  const [checks, setChecks] = useState<ReadonlyMap<string, RowCheck>>(new Map());
  useEffect(() => {
    const stopped = new AbortController();
    const isStopped = () => stopped.signal.aborted;
    const checkAll = async () => {
      const logos = new Map<string, ReturnType<typeof loadLogo>>();
      for (const row of rows) {
        const design = designs.find(({ id }) => id === row.designId);
        if (!design || isStopped()) continue;
        const { logo: paths } = design.card.style;
        const key = JSON.stringify([paths.ref, paths.darkRef]);
        const logo = logos.get(key) ?? loadLogo(paths);
        logos.set(key, logo);
        const check = await checkRow(design, row, logo).catch(() => 'failed' as const);
        if (!isStopped()) setChecks((before) => new Map(before).set(rowKey(row), check));
      }
    };
    void checkAll();
    return () => stopped.abort();
  }, [rows, designs]);
  return checks;
}

/** A row as it was sent. */
export function rowKey({ id, version }: Pick<WaitingRow, 'id' | 'version'>): string {
  return `${id} ${version}`;
}

async function checkRow(
  design: SavedDesign,
  { texts, branchId, card: before }: WaitingRow,
  loading: ReturnType<typeof loadLogo>,
): Promise<RowCheck> {
  const logo = await loading;
  const card = applyDesign(companyDesignOf(design), { texts, branchId, setIn: before?.setIn });
  const { causes } = await requestPrint('checkCard', {
    card: { card, ...logoBlobs(logo), pixels: logo?.pixels ?? null, picture: null, shop: standardShop },
  });
  return causes.filter(({ level }) => level === 'problem');
}

async function loadLogo({ ref, darkRef }: Card['style']['logo']): Promise<LinkLogo | null> {
  if (!ref) return null;
  const logo = await openLogo(await fetchImage(ref));
  return withDarkFile(logo, darkRef ? await openLogo(await fetchImage(darkRef)) : null);
}
