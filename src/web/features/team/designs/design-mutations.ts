import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { sortedJson } from '#domain/sorted-json.ts';
import { request } from '../../../shared/api/request.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { failureToast } from '../../../shared/notify/failure-toasts.ts';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { useFailureToast } from '../../../shared/notify/use-failure-toast.ts';
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
  const showFailure = useFailureToast();
  const nameOf = useDesignPartName();
  return useMutation({
    mutationFn: async (changes: DesignChanges) => {
      const isNameOnly = hasSameCards(changes);
      const sized = isNameOnly ? changes : await withFittingSizes(changes);
      if (!isNameOnly && !(await confirm(sized.base, sized.draft))) return null;
      return changeJoined(
        ({ name, card, rules, branches, listRules }, version) =>
          saveDesignChanges(client, id, { name, card, rules, branches, listRules, version }),
        sized,
      );
    },
    onSuccess: (outcome) => {
      if (!outcome?.isSaved) return;
      const { design, added } = outcome;
      const { title, description } = t.saved;
      const joined = editor.twoTabs.added(added.map((part) => nameOf(part, design)).join(', '));
      const text = description(design.cardCount) + (added.length > 0 ? ` ${joined}` : '');
      showToast({ variant: 'default', title, description: text });
    },
    onError: (error) => showFailure(error, 'changeDesign'),
  });
}

/** Whether no more than the name and the rules of lists are changed. */
function hasSameCards({ base, draft: { card, rules, branches } }: DesignChanges): boolean {
  return sortedJson([card, rules, branches]) === sortedJson([base.card, base.rules, base.branches]);
}

/** Words, rules and branches change the texts of cards: where they no longer fit, all cards get other sizes. */
async function withFittingSizes({ base, draft }: DesignChanges): Promise<DesignChanges> {
  const { card, rules, branches } = draft;
  const { typesetOfChanged } = await import('../../../shared/team/company-typeset.ts');
  // Without them the design keeps its sizes, and the print check names the cards that do not fit.
  const typeset = await typesetOfChanged(base, { card, rules, branches }).catch(() => card.style.typeset);
  return {
    base,
    draft: { ...draft, card: { ...card, style: { ...card.style, ...(typeset && { typeset }) } } },
  };
}

/** Deletes a design; its cards keep their look. */
export function useDeleteDesign({ id, name }: SavedDesign) {
  const common = useTexts();
  const t = useTexts('designs');
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request('deleteDesign', { params: { id }, query: { cards: 'keep' } }),
    onSuccess: () => {
      updateDesigns(client, (designs) => designs.filter((design) => design.id !== id));
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      const { title, description } = t.deleted;
      showToast({ variant: 'default', title, description: description(name) });
    },
    onError: (error) => showToast(failureToast(common, 'deleteDesign', error)),
  });
}
