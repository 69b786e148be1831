import { useEffect, useState } from 'react';
import type { Card } from '#domain/card/card.ts';
import { type TextField, textFields } from '#domain/card/text-fields.ts';
import { subjectsOf } from '#layout/check/causes.ts';
import { standardShop } from '#print/profile/print-shop.ts';
import { pictureFile } from '../../shared/card/picture-files.ts';
import { useLanguage, useMessages } from '../../shared/i18n/messages-context.tsx';
import { numberFormat } from '../../shared/i18n/number-format.ts';
import { causeText } from '../../shared/print-check/print-check-text.ts';
import { requestPrint } from '../../shared/print-worker/print-client.ts';
import type { CheckedScenes } from '../../shared/print-worker/print-messages.ts';
import type { LoadedFillIn } from './load-fill-in.ts';

/** A problem of the printed card, and the texts that it is about. */
export type PrintProblem = { key: string; title: string; detail: string; fields: readonly TextField[] };

export type FillInCheck =
  | { state: 'running' }
  | { state: 'failed'; again: () => void }
  | { state: 'done'; problems: readonly PrintProblem[]; passed: number };

/** After the last letter. */
const pauseMs = 250;

type Result = { of: Card; checked: CheckedScenes | null };

/** The whole print check of a card, by the print worker. A result counts for the very card that it was made of. */
export function useFillInCheck(card: Card, logo: LoadedFillIn['logo']): FillInCheck {
  const { printCheck: words } = useMessages();
  const { current: language } = useLanguage();
  const [result, setResult] = useState<Result | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const set = (checked: CheckedScenes | null) => isCurrent && setResult({ of: card, checked });
    const check = () =>
      void requestPrint('checkCard', {
        card: {
          card,
          logo: logo?.file ?? null,
          pixels: logo?.pixels ?? null,
          picture: pictureFile(card.picture?.ref),
          shop: standardShop,
        },
      }).then(set, () => set(null));
    const timer = setTimeout(check, attempt === 0 ? pauseMs : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [card, logo, attempt]);

  if (result?.of !== card) return { state: 'running' };
  const { checked } = result;
  if (!checked) return { state: 'failed', again: () => setAttempt((before) => before + 1) };
  const format = numberFormat(language);
  const problems = checked.causes
    .filter(({ level }) => level === 'problem')
    .map((cause) => {
      const { title, detail } = causeText(words, { ...cause, fix: null }, 0, format);
      const subjects = subjectsOf(cause);
      return {
        key: [cause.side, cause.code, ...subjects].join(' '),
        title,
        detail,
        fields: textFields.filter((field) => subjects.includes(field)),
      };
    });
  const { front, back } = checked.passed;
  return { state: 'done', problems, passed: front.length + (back?.length ?? 0) };
}
