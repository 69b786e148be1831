import { ChevronDown, Hand, RotateCcw } from 'lucide-react';
import type { AdjustedValue } from '#domain/card/adjusted-values.ts';
import type { Card } from '#domain/card/card.ts';
import { changesOf, withAdjustments, withoutChange } from '#domain/card/card-changes.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { useEditor, useStyle } from '../core/use-editor.ts';
import { SnapSwitch } from './snap-switch.tsx';

/** How many changes a card has to its look or layout. Each can be reset alone, and all in one step. */
export function ChangesStrip() {
  const t = useTexts('hand');
  const editor = useEditor();
  const changes = useStyle(changesOf);
  const design = useDesignName();
  const nameOf = useChangeName();
  // Read at a click: typing does not render this again.
  const change = (changed: (card: Card) => Card) => editor.setCard(changed(editor.get().present.card));
  if (changes.length === 0) return null;
  return (
    <div
      data-keeps-selection
      className="flex min-h-10 shrink-0 items-center gap-x-4 border-border bg-background px-4 text-sm tablet:border-b tablet:px-6 max-tablet:rounded-md max-tablet:border"
    >
      <Menu
        align="start"
        label={t.listChanges}
        trigger={
          <button
            type="button"
            title={t.listChanges}
            className="-ml-1.5 flex h-8 min-w-0 cursor-pointer items-center gap-2 rounded-sm px-1.5 font-medium hover:bg-muted pointer-coarse:h-11"
          >
            <Hand aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
            <span className="truncate">{t.changes(changes.length, design)}</span>
            <ChevronDown
              aria-hidden
              size={14}
              strokeWidth={1.75}
              className="shrink-0 text-muted-foreground"
            />
          </button>
        }
      >
        {changes.map((value) => (
          <MenuItem
            key={Object.values(value).join()}
            icon={<RotateCcw aria-hidden strokeWidth={1.75} />}
            onSelect={() => change((card) => withoutChange(card, value))}
          >
            {t.resetOf(nameOf(value))}
          </MenuItem>
        ))}
      </Menu>
      <button
        type="button"
        onClick={() => change((card) => withAdjustments(card, undefined))}
        className="relative shrink-0 cursor-pointer rounded-xs text-primary before:absolute before:-inset-2 hover:underline"
      >
        {t.resetAll}
      </button>
      <span className="ml-auto flex max-tablet:hidden">
        <SnapSwitch />
      </span>
    </div>
  );
}

/** The name of what decides the arrangement: the look, or the layout of a card without one. */
function useDesignName(): string {
  const { layouts } = useTexts().editor;
  const { names } = useTexts('looks');
  const look = useStyle(({ style }) => style.look?.id);
  const layout = useStyle((card) => resolveCard(card).layout);
  return look ? names[look] : layouts[layout];
}

function useChangeName(): (change: AdjustedValue) => string {
  const { fields } = useTexts().editor;
  const t = useTexts('hand');
  return (change) => {
    const value = t.values[change.value];
    switch (change.part) {
      case 'fields':
        return t.change(fields[change.name], value);
      case 'blocks':
        return t.change(t.blocks[change.name], value);
      case 'logo':
      case 'graphic':
        return t.change(t.items[change.part], value);
      case 'code':
        return t.change(t.items.qr, value);
    }
  };
}
