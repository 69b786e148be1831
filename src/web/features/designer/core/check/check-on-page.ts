import type { Card } from '#domain/card/card.ts';
import type { LaidOutCard } from '#editor/card-layout-store.ts';
import { causesWithFixes, fixAll } from '#layout/check/fixes/fix-causes.ts';
import { createPrintChecker } from '#layout/check/print-checker.ts';
import { shopMargins } from '#print/profile/print-shop.ts';
import { loadedBackTools } from '../../../../shared/card/back-tools.ts';
import type { CheckedScenes } from '../../../../shared/print-worker/print-messages.ts';

/** The check of a card against the rules that do not need the press profile. */
export function checkOnPage(laidOutCard: LaidOutCard): CheckedScenes | null {
  const checker = pageChecker(laidOutCard);
  const result = checker.check(laidOutCard.draft.card);
  return (
    result && {
      causes: causesWithFixes(result, checker),
      passed: { front: result.check.passed, back: result.back?.check.passed ?? null },
      notRun: [],
    }
  );
}

/** The card with all fixes that the page can compute. */
export function fixAllOnPage(laidOutCard: LaidOutCard): Card {
  return fixAll(laidOutCard.draft.card, pageChecker(laidOutCard));
}

function pageChecker({ fonts, draft, shop }: LaidOutCard) {
  const { tools: backTools } = loadedBackTools.get();
  return createPrintChecker({
    fonts,
    logo: draft.logo?.pixels,
    press: null,
    backTools,
    margins: shopMargins(shop),
  });
}
