import { Copy } from 'lucide-react';
import { useState } from 'react';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import type { LaidOutCard } from '#editor/card-layout-store.ts';
import { guidesOf } from '#layout/guides.ts';
import { shopFinishing, shopMargins } from '#print/profile/print-shop.ts';
import { useLengths } from '../../../shared/i18n/lengths.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { usePrintCheckWords } from '../../../shared/print-check/use-print-check-words.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { isUncoated, printShopMessage, spotsOf, usualQuantity } from './print-shop-message.ts';
import { usePrintShopTexts } from './print-shops/print-shop-text.ts';

type AfterDownloadProps = { laidOutCard: LaidOutCard; fileName: string };

/** After the download: where the file is, what to order, and a message that says it. */
export function AfterDownload({ laidOutCard, fileName }: AfterDownloadProps) {
  const { after: t } = useTexts('pdf');
  const message = useShopMessage(laidOutCard, fileName);
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  async function copy() {
    try {
      await navigator.clipboard.writeText(message);
      setState('copied');
    } catch {
      setState('failed');
    }
  }
  return (
    <section aria-label={t.title} className="flex flex-col gap-2 text-xs text-muted-foreground">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-64">
          <span className="block wrap-anywhere">{t.where(fileName)}</span>
          <span className="block">{t.advice(paperOf(t, laidOutCard), usualQuantity)}</span>
        </p>
        <Button variant="outline" size="sm" icon={Copy} onClick={() => void copy()}>
          {state === 'copied' ? t.copied : t.copy}
        </Button>
      </div>
      <p role="status" className={state === 'failed' ? 'text-destructive' : 'sr-only'}>
        {state === 'copied' && t.copied}
        {state === 'failed' && t.notCopied}
      </p>
      {state === 'failed' && (
        <textarea
          readOnly
          aria-label={t.copy}
          value={message}
          rows={5}
          onFocus={({ target }) => target.select()}
          className="w-full rounded-md border border-input bg-card px-3 py-2 text-foreground max-tablet:text-lg"
        />
      )}
    </section>
  );
}

function paperOf(words: { coated: string; uncoated: string }, { shop }: LaidOutCard): string {
  return isUncoated(shop) ? words.uncoated : words.coated;
}

function useShopMessage(laidOutCard: LaidOutCard, fileName: string): string {
  const { card } = laidOutCard.draft;
  const { shop } = laidOutCard;
  const { after: t } = useTexts('pdf');
  const partNames: Partial<Record<string, string>> = usePrintCheckWords().subjects;
  const { size, length } = useLengths(card.format);
  const shopTexts = usePrintShopTexts(card.format);
  const finishing = shopFinishing(shop);
  const { cut, bleed } = guidesOf(resolveFormat(card), shopMargins(shop));
  const parts = finishing?.parts.map((part) => partNames[part] ?? part).join(', ');
  return printShopMessage(t.message, {
    fileName,
    cut: size(cut),
    bleed: length(-bleed.x),
    pages: card.back ? 2 : 1,
    standard: shopTexts.standard(shop),
    condition: shopTexts.condition(shop),
    spots: spotsOf(laidOutCard),
    finishing: finishing && `${finishing.plate} (${parts})`,
    paper: paperOf(t, laidOutCard),
  });
}
