import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { DesignDraft } from './design-draft.ts';
import { branchById, type DesignPart } from './join-designs.ts';

/** Names the parts of a design. A branch has its name in one of the versions. */
export function useDesignPartName(): (part: DesignPart, ...versions: readonly DesignDraft[]) => string {
  const { editor } = useTexts();
  const t = useTexts('designs');
  return (part, ...versions) => {
    switch (part.kind) {
      case 'name':
        return t.name;
      case 'look':
        return t.look;
      case 'rule':
        return t.rule(editor.fields[part.field]);
      case 'words':
        return t.words(editor.fields[part.field]);
      case 'branch': {
        const named = versions.map((version) => branchById(version, part.id)?.name).find(Boolean);
        return `${editor.branchName} ${named ?? ''}`.trim();
      }
    }
  };
}
