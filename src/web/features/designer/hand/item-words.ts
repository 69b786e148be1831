import { isBackText } from '#domain/card/card-back.ts';
import type { CardItem } from '#editor/hand/card-items.ts';
import type { Movable } from '#editor/hand/movable.ts';
import type { Box } from '#layout/guides.ts';
import type { RunField } from '#layout/scene.ts';
import { useLengths } from '../../../shared/i18n/lengths.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useDraft } from '../core/use-editor.ts';

/** The names and the places of what is on a side, in words. */
export function useItemWords() {
  const { editor, back } = useTexts();
  const t = useTexts('hand');
  const lengths = useLengths(useDraft(({ card }) => card.format));
  const textName = (id: RunField) => (isBackText(id) ? back[id] : editor.fields[id]);
  const length = (mm: number) => lengths.length(Math.round(10 * mm) / 10);
  const nameOf = (item: CardItem) => (item.kind === 'text' ? textName(item.id) : t.items[item.kind]);
  const movableName = ({ kind }: Movable) =>
    kind === 'logo' || kind === 'qr' ? t.items[kind] : t.blocks[kind];
  return {
    length,
    textName,
    nameOf,
    movableName,
    place: (item: CardItem) => t.place(nameOf(item), length(item.box.x), length(item.box.y)),
    shortPlace: ({ x, y }: Box) => t.shortPlace(length(x), length(y)),
    moved: (movable: Movable, { x, y }: Box) => t.moved(movableName(movable), length(x), length(y)),
  };
}
