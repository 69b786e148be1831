import { useEffect, useMemo, useState } from 'react';
import { currentLook, type LookId, lookIds } from '#domain/card/look/card-look.ts';
import { sortedJson } from '#domain/sorted-json.ts';
import { hasLook } from '#layout/look-layout.ts';
import { expectedFit, isLogoPrintedWell } from '#layout/looks/look-fit.ts';
import { type MeasuredFits, rankLooks } from '#layout/looks/rank-looks.ts';
import { isDataSaver } from '../../shared/loading/prefetch-when-idle.ts';
import { withVariation } from '../../shared/looks/look-link.ts';
import { thumbnailQueue } from '../../shared/looks/thumbnail-queue.ts';
import { hasPlaceForLogo, type LookFilters } from './filter-looks.ts';
import type { OwnCard } from './gallery-card.ts';

const unmeasured: MeasuredFits = new Map();

/** What was measured of the last card. */
let last: { key: string; fits: MeasuredFits } = { key: '', fits: unmeasured };

/**
 * The order of the looks for a person's card, and which print its logo well. Measuring all takes seconds: the order follows it
 * only where the filters change, so that no look moves by itself.
 */
export function useFittingLooks(own: OwnCard | null, filters: LookFilters) {
  const fits = useMeasuredFits(own);
  const [sorted, setSorted] = useState({ own, filters, fits });
  if (sorted.own !== own || sorted.filters !== filters) setSorted({ own, filters, fits });
  const order = useMemo(() => orderOf(own, sorted.fits), [own, sorted.fits]);
  const hasLogo = useMemo(() => {
    const logo = own?.logo?.size;
    if (!logo) return hasPlaceForLogo;
    const printed = new Map(
      lookIds.map((id) => [id, isLogoPrintedWell(fits.get(id) ?? expectedFit(currentLook(id), logo))]),
    );
    return (id: LookId) => printed.get(id) === true;
  }, [own, fits]);
  return { order, hasLogo };
}

function orderOf(own: OwnCard | null, fits: MeasuredFits): readonly LookId[] {
  return own ? rankLooks({ content: own.card.content, logo: own.logo?.size ?? null }, fits) : lookIds;
}

/** The fits of all looks, which the worker measures one after the other once the page is drawn; empty until then. */
function useMeasuredFits(own: OwnCard | null): MeasuredFits {
  const key = useMemo(() => (own?.logo ? sortedJson([own.card, own.logo.size]) : ''), [own]);
  const [fits, setFits] = useState(last);
  useEffect(() => {
    if (!own?.logo || last.key === key || isDataSaver()) return;
    const attempt = new AbortController();
    measureAll(own, attempt.signal).then(
      (measured) => {
        if (attempt.signal.aborted) return;
        last = { key, fits: measured };
        setFits(last);
      },
      () => undefined,
    );
    return () => attempt.abort();
  }, [own, key]);
  return fits.key === key ? fits.fits : unmeasured;
}

async function measureAll({ card, logo }: OwnCard, signal: AbortSignal): Promise<MeasuredFits> {
  const fits = new Map<LookId, Awaited<ReturnType<typeof thumbnailQueue.measureFit>> & object>();
  for (const id of lookIds) {
    const measured = withVariation(card, currentLook(id));
    if (signal.aborted || !hasLook(measured)) break;
    const fit = await thumbnailQueue.measureFit({ card: measured, logo: logo?.size ?? null });
    if (fit) fits.set(id, fit);
  }
  return fits;
}
