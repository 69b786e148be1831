import { Palette } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import type { Card } from '#domain/card/card.ts';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import { applyDesign, hasOwnPicture } from '#domain/design/company-design.ts';
import { useIsOnline } from '../../../shared/api/online.ts';
import { CardPicture } from '../../../shared/card/card-picture.tsx';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { AlertDialog, AlertDialogAction, AlertDialogCancel } from '../../../ui/overlays/alert-dialog.tsx';
import { PortraitImport } from '../portraits/portrait-import.tsx';
import { BranchFields } from './branch-fields.tsx';
import type { DesignChanges } from './change-joined.ts';
import { DesignConflictDialog } from './design-conflict-dialog.tsx';
import type { DesignDraft } from './design-draft.ts';
import { useChangeDesign, useDeleteDesign } from './design-mutations.ts';
import { FillInLinks } from './fill-in-links.tsx';
import { RuleFields } from './rule-fields.tsx';

const pictureSizes = { landscape: 'aspect-9/5 w-67.5', portrait: 'aspect-5/9 h-56' } as const;

/** One company design: its sample card, style, rules and branches. Nothing is changed before Save. */
export function DesignForm({ design, mayChange }: { design: SavedDesign; mayChange: boolean }) {
  const { designs: words } = useMessages();
  const headingId = useId();
  const isOnline = useIsOnline();
  const [{ base, draft }, setChanges] = useState<DesignChanges>({ base: design, draft: design });
  const [conflict, setConflict] = useState<SavedDesign | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const change = useChangeDesign(design);
  const deletion = useDeleteDesign(design);
  const edit = (part: Partial<DesignDraft>) =>
    setChanges((before) => ({ ...before, draft: { ...before.draft, ...part } }));
  // A form without changes shows what is saved now.
  if (draft === base && design !== base) setChanges({ base: design, draft: design });

  function save(changes: DesignChanges): void {
    change.mutate(changes, {
      onSuccess: ({ isSaved, design: saved }) => {
        setConflict(isSaved ? null : saved);
        if (isSaved) setChanges({ base: saved, draft: saved });
      },
    });
  }

  return (
    <section aria-labelledby={headingId} className="rounded-lg border border-border bg-card shadow-xs">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-t-lg border-b border-border bg-canvas p-4 tablet:p-6">
        <span className={pictureSizes[resolveFormat(draft.card).orientation]}>
          <CardPicture card={sampleOf(draft)} />
        </span>
        <div className="min-w-0">
          <h2 id={headingId} className="text-xl font-semibold wrap-anywhere">
            {design.name}
          </h2>
          <p className="text-muted-foreground">{words.cardCount(design.cardCount)}</p>
          {mayChange && (
            <Button
              asChild
              variant="outline"
              size="sm"
              className="mt-3 max-desktop:h-11"
              icon={<Palette aria-hidden size={14} strokeWidth={1.75} />}
            >
              <Link to={`/design/${design.id}`} aria-label={words.editLookOf(design.name)}>
                {words.editLook}
              </Link>
            </Button>
          )}
        </div>
      </div>
      <div className="border-b border-border p-4 tablet:p-6">
        <FillInLinks design={design} disabled={!mayChange} />
      </div>
      <form
        className="flex flex-col gap-6 p-4 tablet:p-6"
        onSubmit={(event) => {
          event.preventDefault();
          save({ base, draft });
        }}
      >
        <fieldset disabled={!mayChange} className="contents">
          <TextInput
            label={words.name}
            value={draft.name}
            required
            maxLength={200}
            compact
            className="max-w-100"
            onChange={({ target }) => edit({ name: target.value })}
          />
          <RuleFields draft={draft} onChange={edit} disabled={!mayChange} />
          {hasOwnPicture(design.rules) && (
            <PortraitImport design={design} disabled={!mayChange || !isOnline} />
          )}
          <BranchFields branches={draft.branches} onChange={(branches) => edit({ branches })} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" className="max-desktop:h-11" busy={change.isPending} disabled={!isOnline}>
              {words.save}
            </Button>
          </div>
        </fieldset>
        <Button
          variant="ghost"
          className="-ml-3 self-start text-destructive max-desktop:h-11"
          busy={deletion.isPending}
          disabled={!isOnline}
          onClick={() => setDeleting(true)}
        >
          {words.delete}
        </Button>
      </form>
      {conflict && (
        <DesignConflictDialog
          base={base}
          draft={draft}
          saved={conflict}
          isBusy={change.isPending}
          onKeepOwn={(joined) => save({ base: conflict, draft: joined })}
          onKeepSaved={(joined) => {
            setChanges({ base: conflict, draft: joined });
            setConflict(null);
          }}
          onLater={() => setConflict(null)}
        />
      )}
      {isDeleting && (
        <AlertDialog
          open
          onOpenChange={() => setDeleting(false)}
          title={<span className="wrap-anywhere">{words.deletion.title(design.name)}</span>}
          actions={
            <>
              <AlertDialogCancel className="max-tablet:h-11">{words.deletion.cancel}</AlertDialogCancel>
              <AlertDialogAction className="max-tablet:h-11" onClick={() => deletion.mutate()}>
                {words.deletion.confirm}
              </AlertDialogAction>
            </>
          }
        >
          {words.deletion.text(design.cardCount)}
        </AlertDialog>
      )}
    </section>
  );
}

/** The design as a card, with its samples as the texts of a person. */
function sampleOf({ card, rules }: DesignDraft): Card {
  return applyDesign({ card, rules, branches: [] }, { texts: card.content });
}
