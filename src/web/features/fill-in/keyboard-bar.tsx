import { type RefObject, useEffect, useState } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Button } from '../../ui/inputs/button.tsx';

/** Steps between the lines while the keyboard of a phone is open. It stands on the keyboard. */
export function KeyboardBar({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { keys: t } = useTexts('fill-in').page;
  const [line, setLine] = useState({ at: -1, of: 0 });
  const inputs = () => [...(form.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])];

  useEffect(() => {
    const { current } = form;
    if (!current) return;
    const update = () => {
      const all: Element[] = [...current.querySelectorAll('input[name]')];
      const { activeElement } = document;
      setLine({ at: activeElement ? all.indexOf(activeElement) : -1, of: all.length });
    };
    current.addEventListener('focusin', update);
    return () => current.removeEventListener('focusin', update);
  }, [form]);

  const step = (by: number) => inputs()[line.at + by]?.focus();
  // Without moving the focus, so that the keyboard stays open.
  const keep = (event: { preventDefault: () => void }) => event.preventDefault();
  if (line.at < 0) return null;
  return (
    <div className="fill-in-keys border-t border-border bg-background">
      <Button variant="ghost" disabled={line.at === 0} onMouseDown={keep} onClick={() => step(-1)}>
        {t.previous}
      </Button>
      <Button variant="ghost" disabled={line.at === line.of - 1} onMouseDown={keep} onClick={() => step(1)}>
        {t.next}
      </Button>
      <span className="flex-1 text-center text-sm text-muted-foreground">{t.at(line.at + 1, line.of)}</span>
      <Button variant="ghost" className="text-primary" onClick={() => inputs()[line.at]?.blur()}>
        {t.done}
      </Button>
    </div>
  );
}
