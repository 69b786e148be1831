import { businessCard } from '#layout/formats.ts';
import type { Guides } from '#layout/guides.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { classNames } from '../../../ui/class-names.ts';

const markStyles = {
  bleed: 'border-guide-bleed bg-guide-bleed/10',
  cut: 'border-foreground',
  safe: 'border-dashed border-guide-safe',
} as const;

/** The name and size of each guide, with its line style. */
export function GuideLegend({ guides: { bleed, cut }, className }: { guides: Guides; className?: string }) {
  const { editor } = useMessages();
  const names = {
    bleed: editor.bleedArea(bleed.width, bleed.height),
    cut: editor.contentArea(cut.width, cut.height),
    safe: editor.safeMargin(businessCard.safeMargin),
  };
  return (
    <ul
      className={classNames(
        'flex flex-wrap gap-x-6 gap-y-2 text-xs text-ink-700 tablet:max-desktop:gap-x-4',
        className,
      )}
    >
      {(['bleed', 'cut', 'safe'] as const).map((guide) => (
        <li key={guide} className="flex items-center gap-2 whitespace-nowrap">
          <GuideMark guide={guide} />
          {names[guide]}
        </li>
      ))}
    </ul>
  );
}

export function GuideMark({ guide, className }: { guide: keyof typeof markStyles; className?: string }) {
  return (
    <span aria-hidden className={classNames('inline-block h-3 w-4.5 border', markStyles[guide], className)} />
  );
}
