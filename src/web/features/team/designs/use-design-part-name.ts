import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { DesignDraft } from './design-draft.ts';
import { branchById, type DesignPart } from './join-designs.ts';

/** Names the parts of a design. A branch has its name in one of the versions. */
export function useDesignPartName(): (part: DesignPart, ...versions: readonly DesignDraft[]) => string {
  const { editor } = useMessages();
  const words = useTexts('designs');
  return (part, ...versions) => {
    switch (part.kind) {
      case 'name':
        return words.name;
      case 'look':
        return words.look;
      case 'rule':
        return words.rule(editor.fields[part.field]);
      case 'words':
        return words.words(editor.fields[part.field]);
      case 'branch': {
        const named = versions.map((version) => branchById(version, part.id)?.name).find(Boolean);
        return `${editor.branchName} ${named ?? ''}`.trim();
      }
    }
  };
}
