import { ArrowLeft } from 'lucide-react';
import { use } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { useStore } from '../../../shared/store.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { Designer } from '../designer.tsx';
import type { DraftOwner } from '../draft/draft-owner.ts';
import type { OpenedDraft } from '../draft/draft-storage.ts';
import { type DraftKeeper, DraftKeeperContext } from '../draft/keep-draft.ts';
import { DownloadButton } from '../pdf/download-button.tsx';
import { TitleBar } from '../title-bar.tsx';
import { ChangeNotice } from './change-notice.tsx';
import type { OpenedCard } from './open-card.ts';
import { SaveChangesButton } from './save-changes-button.tsx';

type EditDesignerProps = { owner: DraftOwner; opened: OpenedCard; place: OpenedDraft | null };

/** A saved card being changed; its changes are a draft until they are saved. */
export function EditDesigner({ owner, opened, place }: EditDesignerProps) {
  const { cards: words, editor } = useMessages();
  const { card, draft } = opened;
  // Changes kept on this device were made from the version that was there then: saving them over a newer one asks first.
  const version = place?.kept?.baseVersion ?? card.version;
  return (
    <Designer
      owner={owner}
      subject={card.id}
      opened={place}
      base={draft}
      baseVersion={card.version}
      words={{ ...editor.draft, ...editor.changes }}
      notice={<ChangeNotice />}
      titleBar={
        <TitleBar
          title={words.editCard}
          usage={<UnsavedMark />}
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
              <SaveChangesButton id={card.id} openedVersion={version} />
              <DownloadButton />
            </>
          }
        />
      }
    />
  );
}

/** Says that the card differs from what is saved. */
function UnsavedMark() {
  const keeper = use(DraftKeeperContext);
  return keeper && <KeptMark keeper={keeper} />;
}

function KeptMark({ keeper }: { keeper: DraftKeeper }) {
  const { changes } = useMessages().editor;
  const isChanged = useStore(keeper, ({ state }) => state !== 'untouched');
  return isChanged && <Badge variant="outline">{changes.mark}</Badge>;
}
