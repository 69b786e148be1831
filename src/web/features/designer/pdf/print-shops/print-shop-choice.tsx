import { ChevronRight, Pencil, Plus, Upload } from 'lucide-react';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import type { Card } from '#domain/card/card.ts';
import type { PrintShop } from '#print/profile/print-shop.ts';
import { readProfileSettings, UnreadableProfile } from '#print/profile/profile-settings.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { profileFaultTexts } from '../../../../shared/print/plate-fault-text.ts';
import { setPrintChoice, usePrintChoice } from '../../../../shared/print/print-choice.ts';
import { Button } from '../../../../ui/inputs/button.tsx';
import { FileInput } from '../../../../ui/inputs/file-input.tsx';
import { Select } from '../../../../ui/inputs/select.tsx';
import { presetPrintShops, usePrintShopTexts } from './print-shop-text.ts';

/** The print shop that the file is for. */
export function PrintShopSelect({ format }: { format: Card['format'] }) {
  const { shops: t } = useTexts('pdf');
  const { for: label } = useTexts('pdf-parts');
  const { chosen, own } = usePrintChoice();
  const texts = usePrintShopTexts(format);
  const shops = [...presetPrintShops, ...own];
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span aria-hidden className="text-sm font-semibold">
        {label}
      </span>
      <Select
        label={label}
        value={chosen.id}
        options={shops.map((shop) => ({ value: shop.id, label: texts.name(shop) }))}
        onChange={(id) => {
          const shop = shops.find((other) => other.id === id);
          if (shop) setPrintChoice({ chosen: shop });
        }}
      />
      <p className="text-xs text-muted-foreground">{texts.detail(chosen)}</p>
      <Faults title={t.chosenFaults} faults={faultsOf(chosen.settings)} />
    </div>
  );
}

type PrintShopDetailsProps = {
  /** The print shop with the typed inks. */
  shop: PrintShop;
  format: Card['format'];
  /** Opens the form with a new print shop or a custom one. */
  onEdit: (shop: PrintShop) => void;
};

/** The standard of the file, folded, with the ways to add a print shop. */
export function PrintShopDetails({ shop, format, onEdit }: PrintShopDetailsProps) {
  const { shops: t } = useTexts('pdf');
  const { details, detailsText } = useTexts('pdf-parts');
  const { chosen, own } = usePrintChoice();
  const texts = usePrintShopTexts(format);
  const isOwn = own.some(({ id }) => id === chosen.id);
  return (
    <details className="border-t border-border">
      <summary className="flex min-h-9 cursor-pointer items-center gap-2 rounded-sm text-sm pointer-coarse:min-h-11">
        <ChevronRight aria-hidden size={15} strokeWidth={2} className="shrink-0 in-open:rotate-90" />
        <span className="font-medium">{details}</span>
        <span className="ml-auto min-w-0 text-right text-xs text-muted-foreground">
          {`${texts.standard(shop)}, ${texts.condition(shop)}`}
        </span>
      </summary>
      <p className="pb-2 text-xs text-muted-foreground">{detailsText}</p>
      <div className="-mx-1 flex flex-wrap gap-x-1">
        <QuietButton icon={<Plus aria-hidden size={15} />} onClick={() => onEdit(newShop())}>
          {t.add}
        </QuietButton>
        <ImportButton onRead={onEdit} />
        {isOwn && (
          <QuietButton icon={<Pencil aria-hidden size={15} />} onClick={() => onEdit(chosen)}>
            {t.change}
          </QuietButton>
        )}
      </div>
    </details>
  );
}

function newShop(settings: PrintShop['settings'] = {}): PrintShop {
  return { id: crypto.randomUUID(), settings };
}

type QuietButtonProps = { icon: ReactElement; onClick: () => void; children: ReactNode };

function QuietButton({ icon, onClick, children }: QuietButtonProps) {
  return (
    <Button variant="ghost" size="sm" icon={icon} onClick={onClick}>
      {children}
    </Button>
  );
}

/** Why settings cannot be used; null when they can. */
function faultsOf(settings: unknown): UnreadableProfile | null {
  try {
    readProfileSettings(settings);
    return null;
  } catch (error) {
    if (error instanceof UnreadableProfile) return error;
    throw error;
  }
}

/** All that keeps a print shop from being used. A file that is no print shop at all has no faults of its own. */
function Faults({ title, faults }: { title: string; faults: UnreadableProfile | null }) {
  const { shops: t } = useTexts('pdf');
  if (!faults) return null;
  const texts = profileFaultTexts(t, faults);
  return (
    <div role="alert" className="w-full px-1 text-xs text-destructive">
      {texts.length === 0 ? t.importFailed : title}
      <ul className="list-disc pl-4 wrap-anywhere">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** Reads a print shop from a JSON file and opens it in the form. */
function ImportButton({ onRead }: { onRead: (shop: PrintShop) => void }) {
  const { shops: t } = useTexts('pdf');
  const input = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<UnreadableProfile | null>(null);

  async function read(file: File) {
    try {
      if (file.size > maxJsonBytes) throw new Error('The file is too large');
      onRead(newShop(readProfileSettings(JSON.parse(await file.text()))));
      setFaults(null);
    } catch (error) {
      setFaults(error instanceof UnreadableProfile ? error : new UnreadableProfile([], []));
    }
  }

  return (
    <>
      <QuietButton icon={<Upload aria-hidden size={15} />} onClick={() => input.current?.click()}>
        {t.import}
      </QuietButton>
      <FileInput
        ref={input}
        accept=".json,application/json"
        label={t.importFile}
        onFile={(file) => void read(file)}
      />
      <Faults title={t.importFaults} faults={faults} />
    </>
  );
}

const maxJsonBytes = 20_000;
