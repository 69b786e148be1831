import { useMemo } from 'react';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import type { Draft } from '#editor/draft.ts';
import { guidesOf } from '#layout/guides.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { thumbnailShape } from '../core/drawing/dock-styles.ts';
import { withSample } from '../core/drawing/sample-card.ts';
import { useDebouncedLayout } from '../core/use-card-layout.ts';
import { useDraft } from '../core/use-editor.ts';

export type PictureDraft = Pick<Draft, 'card' | 'logo'>;

/** The draft that pictures show: it follows typing with a delay, and has sample texts while the card is empty. */
export function usePictureDraft(): PictureDraft | null {
  const { sample } = useTexts('card-style');
  const draft = useDebouncedLayout()?.draft;
  return useMemo(
    () => (draft ? { card: withSample(draft.card, sample), logo: draft.logo } : null),
    [draft, sample],
  );
}

/** The orientation and the proportions of the card's pictures. */
export function usePictureShape() {
  const orientation = useDraft(({ card }) => resolveFormat(card).orientation);
  const format = useDraft(({ card }) => card.format);
  const { cut } = guidesOf(resolveFormat({ format, orientation }));
  return { orientation, ratio: cut.width / cut.height, style: thumbnailShape(cut, orientation) };
}
