import { useMemo } from 'react';
import type { LookId } from '#domain/look/card-look.ts';
import { withLook } from '#domain/look/choose-look.ts';
import { useLooksTexts } from '../../../shared/looks/use-looks-texts.ts';
import { thumbnailStyles } from '../canvas/dock-styles.ts';
import { DraftPicture } from './draft-picture.tsx';
import { type PictureDraft, usePictureDraft, usePictureShape } from './picture-draft.ts';
import { useLookChanges } from './use-look-changes.ts';

type LookChoicesProps = { looks: readonly LookId[]; label: string; className: string; itemClassName: string };

/** Looks as pictures of the card. A click takes one. */
export function LookChoices({ looks, label, className, itemClassName }: LookChoicesProps) {
  const draft = usePictureDraft();
  return (
    <ul aria-label={label} className={className}>
      {looks.map((id) => (
        <li key={id} className={itemClassName}>
          <LookChoice id={id} draft={draft} />
        </li>
      ))}
    </ul>
  );
}

function LookChoice({ id, draft }: { id: LookId; draft: PictureDraft | null }) {
  const { names, use } = useLooksTexts();
  const { choose } = useLookChanges();
  const { orientation, style } = usePictureShape();
  const card = useMemo(() => draft && withLook(draft.card, id), [draft, id]);
  return (
    <button
      type="button"
      aria-label={use(names[id])}
      onClick={() => choose(id)}
      className="group flex w-full min-w-0 cursor-pointer flex-col items-center gap-1 rounded-sm text-xs text-muted-foreground hover:text-foreground"
    >
      <span className={`block p-0.75 ${thumbnailStyles[orientation]}`} style={style}>
        <span className="block size-full overflow-hidden rounded-xs border border-border-strong bg-card group-hover:border-primary">
          {card && <DraftPicture card={card} logo={draft?.logo ?? null} />}
        </span>
      </span>
      <span className="max-w-full truncate">{names[id]}</span>
    </button>
  );
}
