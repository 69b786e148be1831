import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIsPhone } from '../../../shared/breakpoints.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { GuideLegend } from '../canvas/guide-legend.tsx';
import { useCardLayoutStore } from '../core/card-layout-store.ts';
import { useEditor } from '../core/editor-store.ts';
import { CheckCounts } from './check-counts.tsx';
import { CheckRows } from './check-rows.tsx';
import { FixButton } from './fix-button.tsx';
import { PhoneSheet } from './phone-sheet.tsx';
import { findFixAll } from './use-checked-card.ts';
import type { ShownCheck } from './use-print-check.ts';

type PanelProps = {
  id: string;
  check: ShownCheck;
  onClose: () => void;
  /** Whether the heading gets the focus on mount. */
  takesFocus: boolean;
};

/** All ten rules: below the canvas, or on a phone in a sheet that leaves the card visible. */
export function PrintCheckPanel({ id, check, onClose, takesFocus }: PanelProps) {
  const { printCheck: words } = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  if (useIsPhone()) {
    return (
      <PhoneSheet
        id={id}
        label={words.label}
        title={
          <span className="flex flex-wrap items-center gap-x-4">
            <span ref={heading} tabIndex={-1}>
              {words.label}
            </span>
            <CheckCounts check={check} className="font-sans text-md font-medium tracking-normal" />
          </span>
        }
        closeLabel={words.close}
        onClose={onClose}
      >
        <CheckRows check={check} heading={heading} />
        <div className="flex pt-4 empty:hidden">
          <FixAll check={check} heading={heading} />
        </div>
        <GuideLegend
          size={check.size}
          className="-mx-4 mt-4 -mb-5 flex-col bg-muted px-4 pt-3 pb-(--safe-bottom)"
        />
      </PhoneSheet>
    );
  }
  return (
    <section
      id={id}
      aria-label={words.label}
      className="relative shrink-0 border-t border-border bg-background shadow-[0_-8px_16px_-12px_rgb(0_0_0/0.2)]"
    >
      <header className="flex min-h-12 items-center gap-4 border-b border-border py-1 pr-4 pl-6 text-sm">
        <h2 ref={heading} tabIndex={-1} className="text-md font-semibold">
          {words.label}
        </h2>
        <CheckCounts check={check} className="flex-1" />
        <FixAll check={check} heading={heading} />
      </header>
      {/* The outer element scrolls: columns with a height limit of their own would overflow sideways. */}
      <div className="max-h-[min(18rem,30dvh)] overflow-y-auto px-6">
        <CheckRows
          check={check}
          heading={heading}
          className="columns-[2_19rem] gap-x-10 *:break-inside-avoid"
        />
      </div>
    </section>
  );
}

type FixAllProps = {
  check: ShownCheck;
  /** Gets the focus afterwards. */
  heading: RefObject<HTMLElement | null>;
};

/** Applies fix after fix until none is left, as one undo step. */
function FixAll({ check, heading }: FixAllProps) {
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
