import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type ExactInk, readInkLimit } from '#print/colour/exact-inks.ts';
import { addTypedInk } from '#print/inks/custom-inks.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { printChoice, setPrintChoice, useShopInUse } from '../../../../shared/print/print-choice.ts';
import { requestPrint } from '../../../../shared/print-worker/print-client.ts';
import type { TypedColour } from '../../../../ui/colour/typed-colour.ts';
import { FieldError } from '../../../../ui/inputs/field-error.tsx';
import { parseInks, readPastedInks } from './parse-inks.ts';

const inks = ['c', 'm', 'y', 'k'] as const;

/** The colour is dragged faster than its inks are of use. */
const delayMs = 150;

type Shown = { colour: string; texts: readonly string[]; isExact: boolean };

/** The inks that a colour is printed with. Typed ones are printed exactly. */
export function InkBoxes({ typed }: { typed: TypedColour }) {
  const { inks: t } = useTexts().editor.style;
  const shop = useShopInUse();
  const id = useId();
  const { value } = typed;
  const [shown, setShown] = useState<Shown>({ colour: '', texts: ['', '', '', ''], isExact: false });
  const [changed, setChanged] = useState<readonly string[] | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const texts = changed ?? shown.texts;

  useEffect(() => {
    let isCurrent = true;
    const convert = () =>
      requestPrint('convertColour', { colour: value, shop }).then(
        ({ cmyk, isExact }) => {
          if (isCurrent) setShown({ colour: value, texts: cmyk.map(String), isExact });
        },
        () => undefined,
      );
    const timeout = setTimeout(() => void convert(), delayMs);
    return () => {
      isCurrent = false;
      clearTimeout(timeout);
    };
  }, [value, shop]);

  async function commit(next: readonly string[]) {
    const cmyk = parseInks(next);
    const limit = readInkLimit(shop.settings);
    if (!cmyk || cmyk.reduce((sum, ink) => sum + ink, 0) > limit) {
      setProblem(cmyk ? t.tooMuch(limit) : t.wrong);
      return;
    }
    setProblem(undefined);
    if (next.join() === shown.texts.join()) {
      setChanged(null);
      return;
    }
    const screen = await requestPrint('convertColour', { colour: cmyk, shop }).catch(() => null);
    if (!screen) {
      setProblem(t.failed);
      return;
    }
    const { chosen, typed: before = [] } = printChoice.get();
    const ink: ExactInk = { colour: screen.colour, cmyk };
    const [added, ...others] = addTypedInk(before, ink, chosen.settings.inks);
    setPrintChoice({ typed: [added, ...others] });
    setShown({ colour: added.colour, texts: cmyk.map(String), isExact: true });
    setChanged((now) => (now === next ? null : now));
    typed.set(added.colour);
  }

  const pending = useRef<(() => void) | null>(null);
  useEffect(() => {
    pending.current = changed && (() => void commit(changed));
  });
  // A click beside the picker closes it without a blur.
  useEffect(() => () => pending.current?.(), []);

  return (
    <fieldset
      className="-mt-1"
      aria-describedby={`${id}-note`}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Between the boxes nothing is printed yet.
        if (changed && !currentTarget.contains(relatedTarget)) void commit(changed);
      }}
    >
      <legend className="mb-1.5 text-xs text-muted-foreground">{t.title}</legend>
      <div className="grid grid-cols-4 gap-1.5">
        {inks.map((ink, index) => (
          <label key={ink} className="flex min-w-0 flex-col gap-1 text-xs text-ink-700">
            <span aria-hidden>{ink.toUpperCase()}</span>
            <input
              inputMode="decimal"
              aria-label={t.names[ink]}
              aria-invalid={problem !== undefined}
              aria-describedby={problem ? `${id}-error` : undefined}
              value={texts[index] ?? ''}
              onChange={({ target }) => setChanged(texts.with(index, target.value))}
              onKeyDown={(event: KeyboardEvent) => {
                if (event.key !== 'Enter' || !changed) return;
                event.preventDefault();
                void commit(changed);
              }}
              onPaste={(event: ClipboardEvent) => {
                const pasted = readPastedInks(event.clipboardData.getData('text'));
                if (!pasted) return;
                event.preventDefault();
                setChanged(pasted);
                void commit(pasted);
              }}
              className="h-8 w-full min-w-0 rounded-sm border border-input bg-card px-1.5 text-lg tabular-nums tablet:text-sm pointer-coarse:h-11"
            />
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} message={problem} />
      <p id={`${id}-note`} className="mt-1.5 text-xs text-muted-foreground">
        {shown.isExact && shown.colour === value ? t.exact : t.converted}
      </p>
    </fieldset>
  );
}
