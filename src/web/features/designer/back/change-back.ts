import type { BackLogo, CardBack } from '#domain/card/card-back.ts';
import type { Editor } from '#editor/editor-store.ts';
import type { PartPlacement } from '../core/controls/place-numbers.tsx';
import { useDraft } from '../core/use-editor.ts';

export type BackOf<Kind extends CardBack['kind']> = Extract<CardBack, { kind: Kind }>;

/** The back in the editor if it is of this kind, else null. */
export function useBackOf<Kind extends CardBack['kind']>(kind: Kind): BackOf<Kind> | null {
  return useDraft(({ card: { back } }) => (isOfKind(back, kind) ? back : null));
}

/** Changes the back if it is of this kind. Consecutive changes with the same step name are undone together. */
export function changeBack<Kind extends CardBack['kind']>(
  editor: Editor,
  kind: Kind,
  change: (back: BackOf<Kind>) => CardBack,
  step?: string,
): void {
  const { back } = editor.get().present.card;
  if (isOfKind(back, kind)) editor.patchCard({ back: change(back) }, step && `back ${step}`);
}

function isOfKind<Kind extends CardBack['kind']>(
  back: CardBack | null | undefined,
  kind: Kind,
): back is BackOf<Kind> {
  return back?.kind === kind;
}

/** The changed numbers by the names of the document. */
export function inMm({ size, left, top }: Partial<PartPlacement>): BackLogo {
  return {
    ...(size !== undefined && { sizeMm: size }),
    ...(left !== undefined && { leftMm: left }),
    ...(top !== undefined && { topMm: top }),
  };
}

/** The name of the undo step of a changed number. */
export function stepOf(change: Partial<PartPlacement>): string {
  return `place ${Object.keys(change).join(' ')}`;
}
