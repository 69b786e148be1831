import { currentLook, type LookId, lookIds } from '#domain/card/look/card-look.ts';
import { hasPicturePlace } from '#domain/card/look/picture-look-ids.ts';
import { similarLooks } from '#layout/looks/similar-looks.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { useDraft } from '../core/use-editor.ts';
import { useLookChanges } from './use-look-changes.ts';

/** Says that a look shows no picture, and offers the look most like it that does. */
export function NoPictureRow({ id }: { id: LookId }) {
  const { pictures: t } = useTexts('look-control');
  const { names } = useTexts('looks');
  const { choose } = useLookChanges();
  const hasPicture = useDraft(({ card }) => card.picture !== undefined);
  const other = similarLooks(id, lookIds.length).find(hasPicturePlace);
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
      <p className="min-w-0 flex-[1_1_10rem] text-xs text-muted-foreground">
        {hasPicture ? t.notShown : t.noPlace}
      </p>
      {other && (
        <Button variant="outline" size="sm" onClick={() => void choose(currentLook(other))}>
          {t.switchTo(names[other])}
        </Button>
      )}
    </div>
  );
}
