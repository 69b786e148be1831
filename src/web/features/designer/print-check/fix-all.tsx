import { type RefObject, useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { useCardLayoutStore } from '../core/card-layout-store.ts';
import { useEditor } from '../core/editor-store.ts';
import { findFixAll } from './checked-card.ts';
import { FixButton } from './fix-button.tsx';
import type { ShownCheck } from './use-print-check.ts';

type FixAllProps = {
  check: ShownCheck;
  /** Takes the focus afterwards. */
  heading: RefObject<HTMLElement | null>;
};

/** Does fix after fix until none is left, as one step. */
export function FixAll({ check, heading }: FixAllProps) {
  const { printCheck: words } = useMessages();
  const editor = useEditor();
  const layoutStore = useCardLayoutStore();
  const [isBusy, setBusy] = useState(false);
  const count = check.findings.filter(({ fix }) => fix).length;
  if (count < 2) return null;

  async function fixAll() {
    const laidOutCard = layoutStore.get();
    if (!laidOutCard || isBusy) return;
    setBusy(true);
    const change = await findFixAll(laidOutCard);
    setBusy(false);
    heading.current?.focus();
    editor.changeDesign(change);
  }

  return <FixButton label={words.fixAll(count)} busy={isBusy} onClick={() => void fixAll()} />;
}
