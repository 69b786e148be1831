import type { ReactNode } from 'react';
import type { Card } from '#domain/card/card.ts';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import { guidesOf } from '#layout/guides.ts';
import { type PrintShop, shopFinishing, shopMargins } from '#print/profile/print-shop.ts';
import { useLengths } from '../../../shared/i18n/lengths.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { usePrintCheckWords } from '../../../shared/print-check/use-print-check-words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { GuideMark } from '../core/drawing/guide-legend.tsx';

const inkStyles = [
  'bg-ink-c',
  'bg-ink-m',
  'bg-ink-y',
  'bg-[#1b1917] dark:outline dark:outline-ink-500',
] as const;

type FileSpecsProps = {
  card: Card;
  shop: PrintShop;
  /** The choice of the resolution. */
  resolution: ReactNode;
};

/** The properties of the file that a print shop needs. The size of the safe area is the specified one, with what it means as a note. */
export function FileSpecs({ card, shop, resolution }: FileSpecsProps) {
  const t = useTexts('pdf');
  const printCheck = usePrintCheckWords();
  const finishing = shopFinishing(shop);
  const partNames: Partial<Record<string, string>> = printCheck.subjects;
  const { bleed, cut, safe } = guidesOf(resolveFormat(card), shopMargins(shop));
  const { size, length } = useLengths(card.format);
  const inMm = useLengths(undefined);
  return (
    <dl className="lines-y">
      {/* Print shops measure in millimetres, so a card in inches has both. */}
      <Spec name={t.card} note={card.format === 'us' && inMm.size(bleed)}>
        {t.cardSize(size(bleed), length(-bleed.x))}
      </Spec>
      <Spec name={t.safeArea} note={t.safeMargin(length(safe.x))}>
        {size(cut)}
      </Spec>
      <Spec name={t.colour}>
        <span aria-hidden className="mr-2 inline-flex gap-1">
          {inkStyles.map((ink) => (
            <span key={ink} className={`size-2 ${ink}`} />
          ))}
        </span>
        {t.cmyk}
      </Spec>
      <Spec name={t.resolution} isChoice>
        {resolution}
      </Spec>
      {finishing && (
        <Spec
          name={t.shops.finishing}
          note={finishing.parts.map((part) => partNames[part] ?? part).join(', ')}
        >
          <GuideMark guide="finishing" className="mr-2" />
          {finishing.plate}
        </Spec>
      )}
      {card.back && (
        <Spec name={t.pagesTitle} note={t.sides}>
          {t.pages(2)}
        </Spec>
      )}
    </dl>
  );
}

type SpecProps = { name: string; note?: string | false; isChoice?: boolean; children: ReactNode };

function Spec({ name, note, isChoice = false, children }: SpecProps) {
  return (
    <div
      className={classNames(
        'flex justify-between gap-4 text-md',
        isChoice ? 'items-center py-1.5' : 'items-baseline py-2 tablet:py-2.5',
      )}
    >
      <dt className="text-muted-foreground">{name}</dt>
      <dd className={classNames('min-w-0 font-medium', isChoice ? 'w-56' : 'text-right')}>
        {children}
        {note && <span className="block text-xs font-normal text-muted-foreground">{note}</span>}
      </dd>
    </div>
  );
}
