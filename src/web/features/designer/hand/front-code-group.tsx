import { X } from 'lucide-react';
import type { QrBlock } from '#domain/card/card-back.ts';
import { adjust } from '#editor/hand/adjust.ts';
import { cardItems } from '#editor/hand/card-items.ts';
import { movableOf } from '#editor/hand/movable.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { MoveNumbers } from '../core/adjust/move-control.tsx';
import { PartSizeControl } from '../core/adjust/part-size-control.tsx';
import { PlaceControl } from '../core/adjust/place-control.tsx';
import { FormGroup } from '../core/controls/form-group.tsx';
import { LabelledRow } from '../core/controls/labelled-row.tsx';
import { NoCode, QrContent } from '../core/controls/qr-content.tsx';
import { useLaidOutCard } from '../core/use-card-layout.ts';
import { useDraft, useEditor } from '../core/use-editor.ts';

/** The code of the front: its content, its size and its place. */
export function FrontCodeGroup() {
  const { qr: t } = useTexts().back;
  const hand = useTexts('hand');
  const editor = useEditor();
  const code = useDraft(({ card }) => card.style.adjustments?.code);
  const laidOut = useLaidOutCard();
  if (!code) return null;
  const qr: QrBlock = { ...code, content: code.content ?? 'vcard' };
  const scene = laidOut?.scene;
  const placed = scene && cardItems(scene).find(({ kind }) => kind === 'qr');
  const movable = laidOut && scene && placed ? movableOf(laidOut.draft.card, scene, placed) : null;
  return (
    <FormGroup
      title={t.title}
      isLoose
      aside={
        <button
          type="button"
          aria-label={hand.removeCode}
          title={hand.removeCode}
          onClick={() => adjust(editor, { code: undefined })}
          className="ml-auto grid size-7 cursor-pointer place-items-center rounded-sm text-muted-foreground hover:text-foreground pointer-coarse:size-11"
        >
          <X aria-hidden size={16} strokeWidth={1.75} />
        </button>
      }
    >
      <QrContent
        qr={qr}
        onChange={(change, step) => adjust(editor, { code: change }, step && `code ${step}`)}
      />
      {!movable && <NoCode qr={qr} />}
      {movable?.size && (
        <LabelledRow label={hand.nine} labelClassName="invisible max-wide:hidden">
          <div className="grid grid-cols-2 gap-x-2 gap-y-1">
            <PartSizeControl kind="qr" size={movable.size} />
            {movable.place && (
              <PlaceControl
                chosen={movable.place.chosen}
                onChange={(place) => adjust(editor, { code: { place } })}
              />
            )}
            <MoveNumbers move={code} onMove={(move) => adjust(editor, { code: move }, 'code move')} />
          </div>
        </LabelledRow>
      )}
    </FormGroup>
  );
}
