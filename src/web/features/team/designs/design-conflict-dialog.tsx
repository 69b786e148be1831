import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { Dialog, DialogContent } from '../../../ui/overlays/dialog.tsx';
import type { DesignDraft } from './design-draft.ts';
import { branchById, type DesignPart, joinDesigns } from './join-designs.ts';
import { useDesignPartName } from './use-design-part-name.ts';

type Props = {
  /** The design as the form got it, what was typed since, and what is saved now. */
  base: DesignDraft;
  draft: DesignDraft;
  saved: SavedDesign;
  isBusy: boolean;
  onKeepOwn: (joined: DesignDraft) => void;
  onKeepSaved: (joined: DesignDraft) => void;
  onLater: () => void;
};

/** Names what of a design was changed here and elsewhere. Nothing is overwritten until the user chooses. */
export function DesignConflictDialog({ base, draft, saved, isBusy, onKeepOwn, onKeepSaved, onLater }: Props) {
  const t = useTexts('designs');
  const { conflict: words } = t;
  const namePart = useDesignPartName();
  const nameOf = (part: DesignPart) => namePart(part, saved, draft);
  const { own, other, conflicts } = joinDesigns(base, draft, saved);
  return (
    <Dialog open onOpenChange={onLater}>
      <DialogContent
        title={<span className="wrap-anywhere">{words.title(saved.name)}</span>}
        description={words.text}
        closeLabel={words.cancel}
        width="lg"
        footer={
          <>
            <Button variant="ghost" className="tablet:mr-auto tablet:-ml-3.5" onClick={onLater}>
              {words.cancel}
            </Button>
            <Button variant="outline" disabled={isBusy} onClick={() => onKeepSaved(other)}>
              {words.keepSaved}
            </Button>
            <Button busy={isBusy} onClick={() => onKeepOwn(own)}>
              {words.keepOwn}
            </Button>
          </>
        }
      >
        <table className="w-full table-fixed text-left text-sm">
          <thead className="text-muted-foreground">
            <tr>
              {[words.part, words.own, words.saved].map((title) => (
                <th key={title} scope="col" className="pr-3 pb-2 font-normal">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {conflicts.map((part) => (
              <tr key={nameOf(part)} className="border-t border-border align-top">
                <th scope="row" className="py-2 pr-3 font-medium wrap-anywhere">
                  {nameOf(part)}
                </th>
                {[own, other].map((version, index) => (
                  <td key={index === 0 ? 'own' : 'saved'} className="py-2 pr-3 wrap-anywhere">
                    {valueText(version, part)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </DialogContent>
    </Dialog>
  );

  function valueText(version: DesignDraft, part: DesignPart): string {
    switch (part.kind) {
      case 'name':
        return version.name;
      case 'look':
        return '';
      case 'rule':
        return t.rules[version.rules[part.field]];
      case 'words':
        return version.card.content[part.field] || words.empty;
      case 'branch': {
        const branch = branchById(version, part.id);
        return branch
          ? [branch.name, ...Object.values(branch.texts)].filter(Boolean).join(', ')
          : words.removed;
      }
    }
  }
}
