import type { SavedDesign } from '#contract/card/design-schemas.ts';
import type { Draft } from '#editor/draft.ts';
import { type OpenedDraft, versionBaseOf } from '#editor/stored-draft.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useConfirmChange } from '../../../shared/team/design-change/use-confirm-change.tsx';
import { Designer } from '../designer.tsx';
import { DownloadButton } from '../pdf/download-button.tsx';
import type { DraftOwner } from '../save/draft/draft-owner.ts';
import { TitleBar } from '../title-bar.tsx';
import { DesignSizes } from './design-sizes.tsx';
import { BackLink, ChangeNotice, DesignNotice, UnsavedBadge } from './edit-title.tsx';
import { designSubject } from './open-design.ts';
import { type EditedVersion, SaveChangesButton } from './save-changes-button.tsx';
import { useSavedDesign } from './save-design.ts';

type DesignDesignerProps = {
  owner: DraftOwner;
  design: SavedDesign;
  draft: Draft;
  localDraft: OpenedDraft | null;
};

/** The editor of the card of a company design: its logo, format, back, style and words. */
export function DesignDesigner({ owner, design, draft, localDraft }: DesignDesignerProps) {
  const { editor } = useTexts();
  const t = useTexts('designs');
  return (
    <Designer
      owner={owner}
      subject={designSubject(design.id)}
      opened={localDraft}
      base={draft}
      baseVersion={design.version}
      isCompanyDesign
      words={{ ...editor.draft, ...editor.changes }}
      notice={
        <>
          <ChangeNotice />
          <DesignNotice label={t.ofDesign} text={t.lookNotice(design.cardCount)}>
            <DesignSizes design={design} />
          </DesignNotice>
        </>
      }
      titleBar={
        <TitleBar
          title={t.ofDesign}
          nameLabel={t.name}
          usage={<UnsavedBadge />}
          back={<BackLink to="/designs">{t.title}</BackLink>}
          actions={
            <>
              <SaveDesignChanges
                design={design}
                opened={{
                  version: localDraft?.stored?.baseVersion ?? design.version,
                  base: versionBaseOf(localDraft, draft, design.version),
                }}
              />
              <DownloadButton />
            </>
          }
        />
      }
    />
  );
}

function SaveDesignChanges({ design, opened }: { design: SavedDesign; opened: EditedVersion }) {
  const { confirm, dialog } = useConfirmChange();
  return (
    <>
      <SaveChangesButton subject={useSavedDesign(design, confirm)} opened={opened} canKeepBoth={false} />
      {dialog}
    </>
  );
}
