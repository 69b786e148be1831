import { useQueryClient } from '@tanstack/react-query';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { sortedJson } from '#domain/sorted-json.ts';
import { request } from '../../../shared/api/request.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../../shared/mutations/use-api-mutation.ts';
import type { useConfirmChange } from '../../../shared/team/design-change/use-confirm-change.tsx';
import { saveDesignChanges, updateDesigns } from '../../../shared/team/designs.ts';
import { changeJoined, type DesignChanges } from './change-joined.ts';
import { useDesignPartName } from './use-design-part-name.ts';

type Confirm = ReturnType<typeof useConfirmChange>['confirm'];

/**
 * Saves changes of a design together with those that were saved elsewhere. If both changed the same, nothing is saved; nor
 * if what they do to the cards is not wanted: the result is null then.
 */
export function useChangeDesign({ id }: SavedDesign, confirm: Confirm) {
  const { editor } = useTexts();
  const t = useTexts('designs');
  const client = useQueryClient();
  const nameOf = useDesignPartName();
  return useApiMutation(
    async (changes: DesignChanges) => {
      const isNameOnly = hasSameCards(changes);
      const sized = isNameOnly ? changes : await withFittingSizes(changes);
      if (!isNameOnly && !(await confirm(sized.base, sized.draft))) return null;
      return changeJoined(
        ({ name, card, rules, branches, listRules }, version) =>
          saveDesignChanges(client, id, { name, card, rules, branches, listRules, version }),
        sized,
      );
    },
    {
      failure: 'changeDesign',
      success: (outcome) => {
        if (!outcome?.isSaved) return null;
        const { design, added } = outcome;
        const { title, description } = t.saved;
        const joined = editor.twoTabs.added(added.map((part) => nameOf(part, design)).join(', '));
        const text = description(design.cardCount) + (added.length > 0 ? ` ${joined}` : '');
        return { title, description: text };
      },
    },
  );
}

/** Whether no more than the name and the rules of lists are changed. */
function hasSameCards({ base, draft: { card, rules, branches } }: DesignChanges): boolean {
  return sortedJson([card, rules, branches]) === sortedJson([base.card, base.rules, base.branches]);
}

/** Words, rules and branches change the texts of cards: where they no longer fit, all cards get other sizes. */
async function withFittingSizes({ base, draft }: DesignChanges): Promise<DesignChanges> {
  const { card, rules, branches } = draft;
  const { sharedSizesOfChanged } = await import('../../../shared/team/company-shared-sizes.ts');
  // Without them the design keeps its sizes, and the print check names the cards that do not fit.
  const typeset = await sharedSizesOfChanged(base, { card, rules, branches }).catch(() => card.style.typeset);
  return {
    base,
    draft: { ...draft, card: { ...card, style: { ...card.style, ...(typeset && { typeset }) } } },
  };
}

/** Deletes a design; its cards keep their look. */
export function useDeleteDesign({ id, name }: SavedDesign) {
  const { title, description } = useTexts('designs').deleted;
  return useApiMutation(() => request('deleteDesign', { params: { id }, query: { cards: 'keep' } }), {
    failure: 'deleteDesign',
    success: { title, description: description(name) },
    onSuccess: (_, __, client) => {
      updateDesigns(client, (designs) => designs.filter((design) => design.id !== id));
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    },
  });
}
