import { ArrowLeft, Lock } from 'lucide-react';
import { use, useState } from 'react';
import { Link } from 'react-router';
import type { SavedDesign } from '#contract/design-schemas.ts';
import { changeRefusal } from '#domain/plan/plans.ts';
import { useCurrentUser } from '../../../shared/api/session.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { offeredPlans } from '../../../shared/offer/offered-plans.ts';
import { useStore } from '../../../shared/store.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { locksOf } from '../core/design-locks.ts';
import { Designer } from '../designer.tsx';
import { type DraftAutosave, DraftAutosaveContext } from '../draft/draft-autosave.ts';
import type { DraftOwner } from '../draft/draft-owner.ts';
import type { OpenedDraft } from '../draft/draft-storage.ts';
import { DownloadButton } from '../pdf/download-button.tsx';
import { TitleBar } from '../title-bar.tsx';
import type { OpenedCard } from './open-card.ts';
import { SaveChangesButton } from './save-changes-button.tsx';

type EditDesignerProps = {
  owner: DraftOwner;
  opened: OpenedCard;
  localDraft: OpenedDraft | null;
  /** The company design of the card, if it has one. */
  company: SavedDesign | null;
};

/** The editor of a saved card. Its changes are a draft until they are saved. */
export function EditDesigner({ owner, opened, localDraft, company }: EditDesignerProps) {
  const { cards: words, editor } = useMessages();
  const { card, draft } = opened;
  const [locks] = useState(() => company && locksOf(company));
  // Stored changes keep the version that they are based on. If the saved card is newer, saving shows the conflict dialog.
  const version = localDraft?.stored?.baseVersion ?? card.version;
  return (
    <Designer
      owner={owner}
      subject={card.id}
      opened={localDraft}
      base={draft}
      baseVersion={card.version}
      words={{ ...editor.draft, ...editor.changes }}
      locks={locks}
      notice={
        <>
          <ChangeNotice />
          {company && <DesignNotice name={company.name} />}
        </>
      }
      titleBar={
        <TitleBar
          title={words.editCard}
          usage={<UnsavedBadge />}
          back={
            <Button
              asChild
              variant="ghost"
              size="sm"
              className="max-desktop:-ml-2.5"
              icon={<ArrowLeft aria-hidden size={16} strokeWidth={1.75} />}
            >
              <Link to="/list">{words.back}</Link>
            </Button>
          }
          actions={
            <>
              <SaveChangesButton card={card} locks={locks} openedVersion={version} />
              <DownloadButton />
            </>
          }
        />
      }
    />
  );
}

/** Shown before the first edit if the plan has ended and changes cannot be saved. */
function ChangeNotice() {
  const { offer } = useMessages();
  const { data: user } = useCurrentUser();
  if (!user || !changeRefusal(user)) return null;
  return (
    <section
      aria-label={offer.change.title}
      className="flex min-h-12 flex-wrap items-center gap-x-3 border-b border-warning/30 bg-warning-soft px-4 py-1.5 text-sm text-warning-soft-foreground max-tablet:mt-4 tablet:px-6 desktop:-mb-1"
    >
      <Lock aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
      <p className="min-w-0 flex-[1_1_16rem]">{offer.change.notice}</p>
      {offeredPlans(user).length > 0 && (
        <Link
          to="/pricing"
          className="flex min-h-8 items-center font-semibold underline underline-offset-2 pointer-coarse:min-h-11"
        >
          {offer.seePlans}
        </Link>
      )}
    </section>
  );
}

/** Says where the style and the locked lines of a card of a company design are changed. */
function DesignNotice({ name }: { name: string }) {
  const { designs: words } = useMessages();
  return (
    <section
      aria-label={words.ofDesign}
      className="flex min-h-12 flex-wrap items-center gap-x-3 border-b border-border bg-secondary px-4 py-1.5 text-sm max-tablet:mt-4 tablet:px-6 desktop:-mb-1"
    >
      <Lock aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
      <p className="min-w-0 flex-[1_1_16rem]">{words.editNotice(name)}</p>
      <Link
        to="/designs"
        className="flex min-h-8 items-center font-semibold underline underline-offset-2 pointer-coarse:min-h-11"
      >
        {words.editNoticeLink}
      </Link>
    </section>
  );
}

/** Shown while the card differs from the saved one. */
function UnsavedBadge() {
  const autosave = use(DraftAutosaveContext);
  return autosave && <ChangedBadge autosave={autosave} />;
}

function ChangedBadge({ autosave }: { autosave: DraftAutosave }) {
  const { changes } = useMessages().editor;
  const isChanged = useStore(autosave, ({ state }) => state !== 'unchanged');
  return isChanged && <Badge variant="outline">{changes.mark}</Badge>;
}
