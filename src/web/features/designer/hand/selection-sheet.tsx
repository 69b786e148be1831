import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { CardItem } from '#editor/hand/card-items.ts';
import { nudgeSteps, type Way } from '#editor/hand/move.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { ChoiceButtons } from '../../../ui/inputs/choice-buttons.tsx';
import { sheetTitleStyles } from '../../../ui/overlays/dialog-styles.ts';
import { PartSizeControl } from '../core/adjust/part-size-control.tsx';
import { PlaceControl } from '../core/adjust/place-control.tsx';
import { TextControls } from '../core/adjust/text-controls.tsx';
import { useNumber } from '../core/adjust/use-number.ts';
import { useEditor } from '../core/use-editor.ts';
import { BackTextBar } from './bar/back-text-bar.tsx';
import { MoveBack, TextResets } from './bar/text-resets.tsx';
import type { ItemControls } from './item-controls.ts';
import { useItemWords } from './item-words.ts';
import { LogoVersions } from './logo-versions.tsx';
import { RemoveCode } from './remove-code.tsx';
import { SnapSwitch } from './snap-switch.tsx';

type SelectionSheetProps = {
  item: CardItem;
  controls: ItemControls;
  onNudge: (way: Way) => void;
  onDone: () => void;
};

/** The controls of the selected item at the bottom edge of a phone, with keys that move it. The card stays in view. */
export function SelectionSheet({ item, controls, onNudge, onDone }: SelectionSheetProps) {
  const t = useTexts('hand');
  const words = useItemWords();
  const movable = controls.kind === 'back text' ? null : controls.movable;
  const box = movable?.item.box ?? item.box;
  return createPortal(
    <section
      data-of-hand
      data-sheet
      aria-label={t.bar(words.nameOf(item))}
      className="fixed inset-x-0 bottom-0 z-40 flex max-h-[50dvh] animate-rise flex-col rounded-t-sheet border-t border-border bg-card text-card-foreground shadow-lg"
    >
      <span className="mx-auto mt-2 h-1 w-9 shrink-0 rounded-full bg-border-strong" />
      <header className="flex shrink-0 items-baseline gap-2.5 px-4 pt-2">
        <h2 className={sheetTitleStyles}>{words.nameOf(item)}</h2>
        <p className="min-w-0 flex-1 truncate text-sm text-muted-foreground">{words.shortPlace(box)}</p>
        <button
          type="button"
          onClick={onDone}
          className="-mr-2 h-11 cursor-pointer rounded-sm px-2 text-lg font-medium text-primary"
        >
          {t.done}
        </button>
      </header>
      <div className="min-h-0 overflow-y-auto overscroll-contain px-4 pb-(--safe-bottom)">
        {controls.kind === 'text' && <TextSheet controls={controls} />}
        {controls.kind === 'back text' && (
          <div className="grid grid-cols-2 gap-3">
            <BackTextBar item={controls.item} />
          </div>
        )}
        {controls.kind === 'part' && <PartSheet controls={controls} />}
        {movable && <NudgePad onNudge={onNudge} />}
        {controls.kind === 'text' && (
          <div className="mt-3 grid grid-cols-2 gap-3 border-t border-border pt-3">
            <TextControls names={['caps', 'tracking', 'font', 'order']} field={controls.field} />
          </div>
        )}
        <div className="flex flex-wrap gap-2 py-3">
          {controls.kind === 'text' && <TextResets field={controls.field} movable={movable} />}
          {controls.kind === 'part' && <MoveBack movable={controls.movable} />}
          {controls.kind === 'part' && item.kind === 'qr' && controls.side === 'front' && <RemoveCode />}
        </div>
      </div>
    </section>,
    document.body,
  );
}

function TextSheet({ controls: { field } }: { controls: Extract<ItemControls, { kind: 'text' }> }) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextControls names={['size', 'weight', 'colour', 'align']} field={field} />
    </div>
  );
}

function PartSheet({ controls: { movable } }: { controls: Extract<ItemControls, { kind: 'part' }> }) {
  const editor = useEditor();
  const { kind, place, size } = movable;
  return (
    <div className="grid grid-cols-2 gap-3">
      {size && <PartSizeControl kind={kind} size={size} />}
      {place && (
        <PlaceControl chosen={place.chosen} onChange={(chosen) => editor.patchCard(place.patch(chosen))} />
      )}
      {kind === 'logo' && (
        <div className="col-span-2">
          <LogoVersions />
        </div>
      )}
    </div>
  );
}

const keys = [
  { side: 'up', Icon: ArrowUp, way: [0, -1], className: 'col-start-2' },
  { side: 'left', Icon: ArrowLeft, way: [-1, 0], className: 'col-start-1 row-start-2' },
  { side: 'right', Icon: ArrowRight, way: [1, 0], className: 'col-start-3 row-start-2' },
  { side: 'down', Icon: ArrowDown, way: [0, 1], className: 'col-start-2 row-start-3' },
] as const;

/** Four keys that move an item, and how far. */
function NudgePad({ onNudge }: { onNudge: (way: Way) => void }) {
  const t = useTexts('hand');
  const { logo } = useTexts().editor;
  const format = useNumber(2);
  const [step, setStep] = useState<(typeof nudgeSteps)[number]>(nudgeSteps[0]);
  return (
    <div className="mt-3 flex gap-4 border-t border-border pt-3">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, and the word in the middle is one. */}
      <div
        role="group"
        aria-label={t.move}
        className="grid grid-cols-[repeat(3,56px)] grid-rows-[repeat(3,54px)]"
      >
        {keys.map(({ side, Icon, way: [dx, dy], className }) => (
          <button
            key={side}
            type="button"
            aria-label={t.nudges[side]}
            onClick={() => onNudge({ dx: dx * step, dy: dy * step })}
            className={`m-0.5 grid cursor-pointer place-items-center rounded-md border border-border-strong bg-card active:bg-secondary ${className}`}
          >
            <Icon aria-hidden size={18} strokeWidth={1.75} />
          </button>
        ))}
        <span
          aria-hidden
          className="col-start-2 row-start-2 self-center text-center text-xs text-muted-foreground"
        >
          {t.move}
        </span>
      </div>
      <div className="flex min-w-0 flex-1 flex-col justify-center gap-1">
        <span aria-hidden className="text-sm text-ink-700">
          {t.step}
        </span>
        <ChoiceButtons
          label={t.step}
          value={step}
          onChange={setStep}
          options={nudgeSteps.map((mm) => ({
            value: mm,
            label: `${format(mm)} ${logo.mm}`,
            mark: <span className="text-sm">{`${format(mm)} ${logo.mm}`}</span>,
          }))}
        />
        <SnapSwitch />
      </div>
    </div>
  );
}
