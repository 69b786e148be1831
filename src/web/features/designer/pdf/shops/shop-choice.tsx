import { Pencil, Plus, Upload } from 'lucide-react';
import { type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import type { Card } from '#domain/card/card.ts';
import type { PrintShop } from '#print/profile/print-shop.ts';
import { readProfileSettings, UnreadableProfile } from '#print/profile/profile-settings.ts';
import { useMessages } from '../../../../shared/i18n/messages-context.tsx';
import { useIsPhone } from '../../../../shared/page/breakpoints.ts';
import { profileFaultTexts } from '../../../../shared/print/plate-fault-text.ts';
import { setPrintChoice, usePrintChoice } from '../../../../shared/print/print-choice.ts';
import { Button } from '../../../../ui/inputs/button.tsx';
import { FileInput } from '../../../../ui/inputs/file-input.tsx';
import { Select } from '../../../../ui/inputs/select.tsx';
import { presetShops, useShopTexts } from './shop-text.ts';

type ShopChoiceProps = {
  format: Card['format'];
  /** Opens the form with a new print shop or a custom one. */
  onEdit: (shop: PrintShop) => void;
};

/** The print shops to choose from, and the ways to add one. */
export function ShopChoice({ format, onEdit }: ShopChoiceProps) {
  const { shops: words } = useMessages().pdf;
  const { chosen, own } = usePrintChoice();
  const shops = [...presetShops, ...own];
  const isOwn = own.some(({ id }) => id === chosen.id);
  const choose = (id: string) => {
    const shop = shops.find((other) => other.id === id);
    if (shop) setPrintChoice({ chosen: shop });
  };
  const ShopPicker = useIsPhone() ? ShopSelect : ShopList;
  return (
    <section aria-label={words.title} className="flex min-w-0 flex-col gap-2">
      <h3 className="text-sm font-semibold">{words.title}</h3>
      <ShopPicker shops={shops} chosen={chosen.id} format={format} onChoose={choose} />
      <Faults title={words.chosenFaults} faults={faultsOf(chosen.settings)} />
      <div className="flex flex-wrap gap-x-1">
        <QuietButton icon={<Plus aria-hidden size={15} />} onClick={() => onEdit(newShop())}>
          {words.add}
        </QuietButton>
        <ImportButton onRead={onEdit} />
        {isOwn && (
          <QuietButton icon={<Pencil aria-hidden size={15} />} onClick={() => onEdit(chosen)}>
            {words.change}
          </QuietButton>
        )}
      </div>
    </section>
  );
}

function newShop(settings: PrintShop['settings'] = {}): PrintShop {
  return { id: crypto.randomUUID(), settings };
}

type PickerProps = {
  shops: readonly PrintShop[];
  chosen: string;
  format: Card['format'];
  onChoose: (id: string) => void;
};

function ShopSelect({ shops, chosen, format, onChoose }: PickerProps) {
  const { shops: words } = useMessages().pdf;
  const texts = useShopTexts(format);
  const shop = shops.find(({ id }) => id === chosen);
  return (
    <>
      <Select
        label={words.title}
        value={chosen}
        options={shops.map((other) => ({ value: other.id, label: texts.name(other) }))}
        onChange={onChoose}
      />
      {shop && <p className="text-xs text-muted-foreground">{texts.detail(shop)}</p>}
    </>
  );
}

function ShopList({ shops, chosen, format, onChoose }: PickerProps) {
  const { shops: words } = useMessages().pdf;
  const texts = useShopTexts(format);
  const name = useId();
  const [lastUsed] = useState(chosen);
  return (
    <div role="radiogroup" aria-label={words.title} className="flex flex-col gap-2">
      {shops.map((shop, index) => (
        <label
          key={shop.id}
          className="relative flex cursor-pointer items-center gap-3 rounded-md border border-input bg-card px-3 py-2.5 transition-colors duration-(--dur-1) has-checked:border-primary has-checked:bg-primary-soft has-checked:inset-ring has-checked:inset-ring-primary has-focus-visible:shadow-(--focus-ring)"
        >
          <input
            type="radio"
            name={name}
            value={shop.id}
            checked={shop.id === chosen}
            onChange={() => onChoose(shop.id)}
            className="peer absolute inset-0 cursor-pointer appearance-none rounded-md focus-visible:shadow-none"
          />
          <span className="grid size-4 shrink-0 place-items-center rounded-full border border-input peer-checked:border-primary peer-checked:bg-primary">
            <span className="size-1.5 rounded-full bg-card dark:bg-background" />
          </span>
          <span className="min-w-0">
            <span className="flex min-w-0 items-center gap-2 text-md font-medium">
              <span className="truncate">{texts.name(shop)}</span>
              {index === 0 && <Mark>{words.default}</Mark>}
              {index > 0 && shop.id === lastUsed && <Mark>{words.lastUsed}</Mark>}
            </span>
            <span className="block text-xs text-muted-foreground">{texts.detail(shop)}</span>
          </span>
        </label>
      ))}
    </div>
  );
}

function Mark({ children }: { children: ReactNode }) {
  return (
    <span className="shrink-0 rounded-sm bg-muted px-1.5 py-0.5 text-xs font-medium text-foreground">
      {children}
    </span>
  );
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
  const { shops: words } = useMessages().pdf;
  if (!faults) return null;
  const texts = profileFaultTexts(words, faults);
  return (
    <div role="alert" className="w-full px-1 text-xs text-destructive">
      {texts.length === 0 ? words.importFailed : title}
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
  const { shops: words } = useMessages().pdf;
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
        {words.import}
      </QuietButton>
      <FileInput
        ref={input}
        accept=".json,application/json"
        label={words.importFile}
        onFile={(file) => void read(file)}
      />
      <Faults title={words.importFaults} faults={faults} />
    </>
  );
}

const maxJsonBytes = 20_000;
