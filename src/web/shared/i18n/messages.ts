import type { ErrorCode } from '#contract/errors.ts';
import type { StartCatalogues } from '#messages/catalogues.ts';
import type { FailuresMessages } from '#messages/en/failures.ts';
import slovakAlerts from '#messages/sk/alerts.ts';

/** The texts of a failed action: by error code where one is given, else the fallback. */
export type FailureTexts = {
  title: string;
  fallback: string;
  /** The label of the reload button. */
  reload?: string;
  byCode?: Partial<Record<ErrorCode, string | ((cardLimit: number) => string)>>;
};

/** The action that failed. */
export type Situation = keyof FailuresMessages;

/** Puts the catalogues of a language together. */
export function joinMessages(t: StartCatalogues) {
  const { common, errors, failures } = t;
  // The specification requires this text in Slovak in every language.
  const generatePdf = { ...failures.generatePdf, fallback: slovakAlerts.PDF_FAILED };
  const failureTexts: Record<Situation, FailureTexts> = { ...failures, generatePdf };
  return {
    ...common,
    account: { ...common.account, ...t['plan-usage'] },
    legal: t.legal,
    cards: t.cards,
    back: t.back,
    editor: t.editor,
    offer: t.offer,
    alerts: t.alerts,
    fieldErrors: errors.fieldErrors,
    errors: errors.errors,
    failures: failureTexts,
  };
}

/** Every text of the interface that all pages have. */
export type Messages = ReturnType<typeof joinMessages>;
