import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIsPhone } from '../../../shared/page/breakpoints.ts';
import { usePrintCheckWords } from '../../../shared/print-check/use-print-check-words.ts';
import { FixButton } from '../core/check/fix-button.tsx';
import type { ShownCheck } from '../core/check/shown-check.ts';
import { findFixAll } from '../core/check/use-checked-card.ts';
import { GuideLegend } from '../core/drawing/guide-legend.tsx';
import { useEditorStores } from '../core/editor-stores.ts';
import { CheckCounts } from './check-counts.tsx';
import { CheckRows } from './check-rows.tsx';
import { PhoneSheet } from './phone-sheet.tsx';

type PanelProps = {
  id: string;
  check: ShownCheck;
  onClose: () => void;
  /** Whether the heading gets the focus on mount. */
  takesFocus: boolean;
};

/** All rules of the shown side: below the canvas, or on a phone in a sheet that leaves the card visible. */
export function PrintCheckPanel({ id, check, onClose, takesFocus }: PanelProps) {
  const words = usePrintCheckWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = usePanelTitle(check);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  if (useIsPhone()) {
    return (
      <PhoneSheet
        id={id}
        label={title}
        title={
          <span className="flex flex-wrap items-center gap-x-4">
            <span ref={heading} tabIndex={-1}>
              {title}
            </span>
            <CheckCounts check={check} className="font-sans text-md font-medium tracking-normal" />
          </span>
        }
        closeLabel={words.close}
        onClose={onClose}
      >
        <CheckRows check={check} heading={heading} />
        <div className="flex flex-wrap gap-3 pt-4 empty:hidden">
          <FixAll check={check} heading={heading} />
          <OtherSide check={check} />
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
      aria-label={title}
      className="relative shrink-0 border-t border-border bg-background shadow-[0_-8px_16px_-12px_rgb(0_0_0/0.2)]"
    >
      <header className="flex min-h-12 items-center gap-4 border-b border-border py-1 pr-4 pl-6 text-sm">
        <h2 ref={heading} tabIndex={-1} className="text-md font-semibold">
          {title}
        </h2>
        <CheckCounts check={check} className="flex-1" />
        <OtherSide check={check} />
        <FixAll check={check} heading={heading} />
      </header>
      {/* The outer element scrolls: columns with a height limit of their own would overflow sideways. */}
      <div className="max-h-[min(18rem,30dvh)] overflow-y-auto px-6">
        <CheckRows
          check={check}
          heading={heading}
          className="columns-[2_19rem] gap-x-10 children:break-inside-avoid"
        />
      </div>
    </section>
  );
}

/** A card with two sides has the name of the shown one in the title. */
function usePanelTitle({ side, other }: ShownCheck): string {
  const words = usePrintCheckWords();
  return other ? words.labelOfSide[side] : words.label;
}

/** The result of the side that is not shown, which it turns to. */
function OtherSide({ check: { other } }: { check: ShownCheck }) {
  const words = usePrintCheckWords();
  const { side: sideStore } = useEditorStores();
  if (!other) return null;
  const { side, findings, passed } = other;
  const count = (level: string) => findings.filter((finding) => finding.level === level).length;
  const [problems, warnings] = [count('problem'), count('warning')];
  const counts = [
    ...(problems > 0 ? [words.problems(problems)] : []),
    ...(warnings > 0 ? [words.warnings(warnings)] : []),
    words.passed(passed.length),
  ];
  return (
    <button
      type="button"
      onClick={() => sideStore.set(side)}
      className="min-h-6 cursor-pointer text-sm text-muted-foreground underline underline-offset-2 hover:text-foreground pointer-coarse:min-h-11"
    >
      {words.ofSide(words.sides[side], counts.join(', '))}
    </button>
  );
}

type FixAllProps = {
  check: ShownCheck;
  /** Gets the focus afterwards. */
  heading: RefObject<HTMLElement | null>;
};

/** Applies fix after fix on both sides until none is left, as one undo step. */
function FixAll({ check, heading }: FixAllProps) {
  const words = usePrintCheckWords();
  const { editor, layout } = useEditorStores();
  const [isBusy, setBusy] = useState(false);
  const findings = [...check.findings, ...(check.other?.findings ?? [])];
  const count = findings.filter(({ fix }) => fix).length;
  if (count < 2) return null;

  async function fixAll() {
    const laidOutCard = layout.get();
    if (!laidOutCard || isBusy) return;
    setBusy(true);
    const change = await findFixAll(laidOutCard);
    setBusy(false);
    heading.current?.focus();
    editor.patchCard(change);
  }

  return <FixButton label={words.fixAll(count)} busy={isBusy} onClick={() => void fixAll()} />;
}
