import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { useIsPhone } from '../../../shared/screen.ts';
import { Dialog, DialogContent } from '../../../shared/ui/dialog.tsx';
import { GuideLegend } from '../canvas/guide-legend.tsx';
import { CheckCounts } from './check-counts.tsx';
import { CheckRows, FixAll } from './check-rows.tsx';
import type { ShownCheck } from './use-print-check.ts';

type PanelProps = { id: string; check: ShownCheck; onClose: () => void };

/** All ten rules: beneath the canvas, on a phone in a sheet. */
export function PrintCheckPanel({ id, check, onClose }: PanelProps) {
  const { printCheck: words } = useMessages();
  if (useIsPhone()) {
    return (
      <Dialog open onOpenChange={onClose}>
        <DialogContent
          title={
            <span className="flex flex-wrap items-center gap-x-4">
              {words.label}
              <CheckCounts check={check} className="font-sans text-md font-medium tracking-normal" />
            </span>
          }
          closeLabel={words.close}
        >
          <CheckRows check={check} />
          <div className="flex pt-4 empty:hidden">
            <FixAll check={check} />
          </div>
          <GuideLegend
            guides={check.guides}
            className="-mx-4 mt-4 -mb-5 flex-col bg-muted px-4 pt-3 pb-(--safe-bottom)"
          />
        </DialogContent>
      </Dialog>
    );
  }
  return (
    <section
      id={id}
      aria-label={words.label}
      className="relative shrink-0 border-t border-border bg-background shadow-[0_-8px_16px_-12px_rgb(0_0_0/0.2)]"
    >
      <header className="flex h-12 items-center gap-4 border-b border-border pr-4 pl-6 text-sm">
        <h2 className="text-md font-semibold">{words.label}</h2>
        <CheckCounts check={check} className="flex-1" />
        <FixAll check={check} />
      </header>
      <CheckRows
        check={check}
        className="max-h-72 overflow-y-auto px-6 tablet:columns-2 tablet:gap-x-10 *:break-inside-avoid"
      />
    </section>
  );
}
