import { Palette } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { DesignVersion, SavedDesign } from '#contract/card/design-schemas.ts';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import { hasOwnPicture } from '#domain/design/company-design.ts';
import { returnedBranches } from '#domain/design/design-versions.ts';
import { useIsOnline } from '../../../shared/api/online.ts';
import { CardPicture } from '../../../shared/card/card-picture.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useConfirmChange } from '../../../shared/team/design-change/use-confirm-change.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { PortraitImport } from '../portraits/portrait-import.tsx';
import { BranchFields } from './branch-fields.tsx';
import { BranchNeeded } from './branch-needed.tsx';
import type { DesignChanges } from './change-joined.ts';
import { DeleteDesignDialog } from './delete-design-dialog.tsx';
import { DesignConflictDialog } from './design-conflict-dialog.tsx';
import { type DesignDraft, sampleOf } from './design-draft.ts';
import { useChangeDesign, useDeleteDesign } from './design-mutations.ts';
import { FillInLinks } from './fill-in-links.tsx';
import { FormerVersions } from './former-versions.tsx';
import { PeopleAtOnce } from './people-at-once.tsx';
import { RuleFields } from './rule-fields.tsx';

const pictureSizes = { landscape: 'aspect-9/5 w-67.5', portrait: 'aspect-5/9 h-56' } as const;

/** One company design: its sample card, style, rules and branches. Nothing is changed before Save. */
export function DesignForm({ design, mayChange }: { design: SavedDesign; mayChange: boolean }) {
  const t = useTexts('designs');
  const headingId = useId();
  const isOnline = useIsOnline();
  const [{ base, draft }, setChanges] = useState<DesignChanges>({ base: design, draft: design });
  const [conflict, setConflict] = useState<SavedDesign | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const { confirm, dialog: effects } = useConfirmChange();
  const change = useChangeDesign(design, confirm);
  const deletion = useDeleteDesign(design);
  const edit = (part: Partial<DesignDraft>) =>
    setChanges((before) => ({ ...before, draft: { ...before.draft, ...part } }));
  // A form without changes shows what is saved now.
  if (draft === base && design !== base) setChanges({ base: design, draft: design });

  function save(changes: DesignChanges, onRefused: () => void = () => undefined): void {
    change.mutate(changes, {
      onError: onRefused,
      onSuccess: (outcome) => {
        if (!outcome) return onRefused();
        const { isSaved, design: saved } = outcome;
        setConflict(isSaved ? null : saved);
        if (isSaved) setChanges({ base: saved, draft: saved });
      },
    });
  }

  /** The form shows the former version while it asks. What was typed before is back if it is not saved. */
  function returnTo({ card, rules, branches }: DesignVersion): void {
    const typed = { base, draft };
    const former = { name: design.name, card, rules, branches: returnedBranches(branches, design.branches) };
    setChanges({ base: design, draft: former });
    save({ base: design, draft: former }, () => setChanges(typed));
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
          <p className="text-muted-foreground">{t.cardCount(design.cardCount)}</p>
          {mayChange && (
            <Button
              asChild
              variant="outline"
              size="sm"
              className="mt-3"
              icon={<Palette aria-hidden size={14} strokeWidth={1.75} />}
            >
              <Link to={`/design/${design.id}`} aria-label={t.editLookOf(design.name)}>
                {t.editLook}
              </Link>
            </Button>
          )}
        </div>
      </div>
      <div className="border-b border-border p-4 tablet:p-6">
        <FillInLinks design={design} disabled={!mayChange} />
        <PeopleAtOnce design={design} disabled={!mayChange} />
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
            label={t.name}
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
          {design.branches.length > 1 && <BranchNeeded design={design} disabled={!mayChange} />}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" busy={change.isPending} disabled={!isOnline}>
              {t.save}
            </Button>
          </div>
        </fieldset>
        <FormerVersions
          design={design}
          isDisabled={!mayChange || !isOnline || change.isPending}
          onReturn={returnTo}
        />
        <Button
          variant="ghost"
          className="-ml-3 self-start text-destructive"
          busy={deletion.isPending}
          disabled={!isOnline}
          onClick={() => setDeleting(true)}
        >
          {t.delete}
        </Button>
      </form>
      {effects}
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
        <DeleteDesignDialog
          design={design}
          onDelete={() => deletion.mutate()}
          onClose={() => setDeleting(false)}
        />
      )}
    </section>
  );
}
