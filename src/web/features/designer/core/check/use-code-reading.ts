import { useEffect, useRef, useState } from 'react';
import { applyPatch } from '#domain/card/card.ts';
import type { LaidOutCard } from '#editor/card-layout-store.ts';
import type { RuleResult } from '#layout/check/findings.ts';
import type { Fix } from '#layout/check/fixes/fix.ts';
import type { CauseWithFix } from '#layout/check/fixes/fix-causes.ts';
import type { Scene } from '#layout/scene.ts';
import { useIsOnline } from '../../../../shared/api/online.ts';
import { loadedBackTools } from '../../../../shared/card/back-tools.ts';
import type { NotRun } from '../../../../shared/print-worker/print-messages.ts';
import { retryLater } from './retry-later.ts';

/** Whether the code of the back was read back, with the change that makes it readable if it was not. */
export type CodeReadingResult =
  | { state: 'reading' | 'reads' | 'notLoaded'; fix?: undefined }
  | { state: 'unread'; fix: Fix | null };

type Reader = (scene: Scene) => Promise<boolean>;

let reader: Promise<Reader> | null = null;

/** Loads the reader with the first code, once. A call after a failure tries again. */
function loadReader(): Promise<Reader> {
  reader ??= openReader().catch((error: unknown) => {
    reader = null;
    throw error;
  });
  return reader;
}

async function openReader(): Promise<Reader> {
  const [{ openQrReader }, { drawCode }] = await Promise.all([
    import('./qr-reader.ts'),
    import('./draw-code.ts'),
  ]);
  const read = await openQrReader();
  return async (scene) => {
    const code = scene.items.find((item) => item.kind === 'qr');
    return code !== undefined && (await read(drawCode(scene, code))) === code.text;
  };
}

/** Reads the code of the back with another library, as a phone would; null on a card without a code. */
export function useCodeReading(laidOutCard: LaidOutCard | null): CodeReadingResult | null {
  const [found, setFound] = useState<{ card: LaidOutCard; reading: CodeReadingResult } | null>(null);
  const isOnline = useIsOnline();
  // A new object starts a new attempt.
  const [attempt, setAttempt] = useState<object | null>({});
  const failures = useRef(0);
  const hasCode = laidOutCard?.draft.card.back?.kind === 'qr' && codeOf(laidOutCard.back()) !== undefined;

  useEffect(() => {
    const scene = hasCode ? laidOutCard.back() : null;
    if (!laidOutCard || !scene || !attempt) return;
    let isCurrent = true;
    const show = (reading: CodeReadingResult) => {
      if (isCurrent) setFound({ card: laidOutCard, reading });
    };
    // Offline a reader that is loaded still works. One that is not is loaded when the browser is online again.
    const opening = isOnline || reader ? loadReader() : Promise.reject(new Error('offline'));
    opening
      .then(async (reads): Promise<CodeReadingResult> => {
        if (await reads(scene)) return { state: 'reads' };
        return { state: 'unread', fix: await findFix(laidOutCard, scene, reads) };
      })
      .then(show, () => show({ state: 'notLoaded' }));
    return () => {
      isCurrent = false;
    };
  }, [laidOutCard, hasCode, isOnline, attempt]);

  const failed = found?.card === laidOutCard && found.reading.state === 'notLoaded' ? found : null;
  useEffect(() => {
    if (!failed) return;
    return retryLater(failures.current, () => {
      failures.current += 1;
      setAttempt({});
    });
  }, [failed]);

  if (!hasCode) return null;
  return found?.card === laidOutCard ? found.reading : { state: 'reading' };
}

/** The first fix of the print check after which the code is read. */
async function findFix({ draft, fonts }: LaidOutCard, scene: Scene, reads: Reader): Promise<Fix | null> {
  const { tools } = loadedBackTools.get();
  if (!tools) return null;
  const { card, logo } = draft;
  for (const fix of tools.candidateBackFixes(unreadCause, { card, scene }, fonts)) {
    const after = tools.layoutBack(applyPatch(card, fix.change), fonts, logo?.pixels);
    if (after && (await reads(after))) return fix;
  }
  return null;
}

const unreadCause = {
  rule: 'qrReads',
  code: 'QR_NOT_READ',
  level: 'problem',
  side: 'back',
  findings: [{ code: 'QR_NOT_READ', level: 'problem', subject: 'qr', measured: 0, needed: 1 }],
} as const;

/** A reading as a part of the print check: a cause, a passed rule, or a rule that did not run. */
export function checkOfReading(reading: CodeReadingResult | null): {
  causes: CauseWithFix[];
  passed: RuleResult[];
  notRun: NotRun[];
} {
  const nothing = { causes: [], passed: [], notRun: [] };
  switch (reading?.state) {
    case undefined:
      return nothing;
    case 'unread':
      return { ...nothing, causes: [{ ...unreadCause, fix: reading.fix }] };
    case 'reads':
      return { ...nothing, passed: [{ rule: 'qrReads', measured: 1, needed: 1, findings: [] }] };
    case 'reading':
    case 'notLoaded': {
      const reason = reading.state === 'reading' ? 'reading' : 'reader';
      return { ...nothing, notRun: [{ side: 'back', rule: 'qrReads', reason }] };
    }
  }
}

function codeOf(scene: Scene | null) {
  return scene?.items.find((item) => item.kind === 'qr');
}
