import { useEffect, useState } from 'react';
import type { Card } from '#domain/card/card.ts';
import { type TextField, textFields } from '#domain/card/text-fields.ts';
import { typingPauseMs } from '#editor/typing-pause.ts';
import { subjectsOf } from '#layout/check/causes.ts';
import type { Level } from '#layout/check/findings.ts';
import type { PrintShop } from '#print/profile/print-shop.ts';
import { logoBlobs } from '../card/logo-blobs.ts';
import { pictureFile } from '../card/picture-files.ts';
import { useLanguage } from '../i18n/messages-context.tsx';
import { numberFormat } from '../i18n/number-format.ts';
import { causeText } from '../print-check/print-check-text.ts';
import { usePrintCheckWords } from '../print-check/use-print-check-words.ts';
import { requestPrint } from '../print-worker/print-client.ts';
import type { CheckedScenes, NotRun } from '../print-worker/print-messages.ts';
import type { LinkLogo } from './load-link-files.ts';

/** What the print check says about a card, and the texts that it is about. */
export type CardFinding = { key: string; title: string; detail: string; fields: readonly TextField[] };

export type CardCheck =
  | { state: 'running' }
  | { state: 'failed'; again: () => void }
  | { state: 'done'; problems: readonly CardFinding[]; warnings: readonly CardFinding[]; passed: number };

type Result = { of: Card; checked: CheckedScenes | null };

/** The whole print check of a card, by the print worker. A result counts for the very card that it was made of. */
export function useCardCheck(card: Card, logo: LinkLogo | null, shop: PrintShop): CardCheck {
  const words = usePrintCheckWords();
  const { current: language } = useLanguage();
  const [result, setResult] = useState<Result | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [firstCard] = useState(card);

  useEffect(() => {
    let isCurrent = true;
    const set = (checked: CheckedScenes | null) => isCurrent && setResult({ of: card, checked });
    const check = () =>
      void requestPrint('checkCard', {
        card: {
          card,
          ...logoBlobs(logo),
          pixels: logo?.pixels ?? null,
          picture: pictureFile(card.picture?.ref),
          shop,
        },
      }).then(set, () => set(null));
    const timer = setTimeout(check, attempt > 0 || card === firstCard ? 0 : typingPauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [card, firstCard, logo, shop, attempt]);

  if (result?.of !== card) return { state: 'running' };
  const { checked } = result;
  if (!checked) return { state: 'failed', again: () => setAttempt((before) => before + 1) };
  const format = numberFormat(language);
  const findings = (wanted: Level) =>
    checked.causes
      .filter(({ level }) => level === wanted)
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
  const notRunFinding = ({ side, rule, reason }: NotRun): CardFinding => ({
    key: `${side} ${rule}`,
    title: words.notRun.brief(words.rules[rule].title),
    detail: words.notRun[reason],
    fields: [],
  });
  const { front, back } = checked.passed;
  return {
    state: 'done',
    problems: findings('problem'),
    warnings: [...findings('warning'), ...checked.notRun.map(notRunFinding)],
    passed: front.length + (back?.length ?? 0),
  };
}
