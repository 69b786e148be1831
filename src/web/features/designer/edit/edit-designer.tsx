import { useState } from 'react';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { type DesignLocks, locksOf } from '#editor/design-locks.ts';
import { type OpenedDraft, versionBaseOf } from '#editor/stored-draft.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Designer } from '../designer.tsx';
import { DownloadButton } from '../pdf/download-button.tsx';
import type { DraftOwner } from '../save/draft/draft-owner.ts';
import { TitleBar } from '../title-bar.tsx';
import { BackLink, ChangeNotice, DesignNotice, UnsavedBadge } from './edit-title.tsx';
import type { OpenedCard } from './open-card.ts';
import { useSavedCard } from './save-changes.ts';
import { type EditedVersion, SaveChangesButton } from './save-changes-button.tsx';

type EditDesignerProps = {
  owner: DraftOwner;
  opened: OpenedCard;
  localDraft: OpenedDraft | null;
  /** The company design of the card, if it has one. */
  company: SavedDesign | null;
};

/** The editor of a saved card. Its changes are a draft until they are saved. */
export function EditDesigner({ owner, opened, localDraft, company }: EditDesignerProps) {
  const { cards: t, editor } = useTexts();
  const designs = useTexts('designs');
  const { card, draft } = opened;
  const [locks] = useState(() => company && locksOf(company));
  // Stored changes keep the version that they are based on. If the saved card is newer, saving joins both.
  const edited = {
    version: localDraft?.stored?.baseVersion ?? card.version,
    base: versionBaseOf(localDraft, draft, card.version),
  };
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
          {company && (
            <DesignNotice
              label={designs.ofDesign}
              text={designs.editNotice(company.name)}
              link={{ to: '/designs', text: designs.editNoticeLink }}
            />
          )}
        </>
      }
      titleBar={
        <TitleBar
          title={t.editCard}
          usage={<UnsavedBadge />}
          back={<BackLink to="/list">{t.back}</BackLink>}
          actions={
            <>
              <SaveCardChanges card={card} locks={locks} opened={edited} />
              <DownloadButton />
            </>
          }
        />
      }
    />
  );
}

type SaveCardChangesProps = { card: SavedCard; locks: DesignLocks | null; opened: EditedVersion };

function SaveCardChanges({ card, locks, opened }: SaveCardChangesProps) {
  return <SaveChangesButton subject={useSavedCard(card, locks)} opened={opened} canKeepBoth />;
}
