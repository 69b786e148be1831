import { Suspense, useState } from 'react';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import type { CompanyDesign } from '#domain/design/company-design.ts';
import { lazyComponent } from '../../loading/lazy-component.tsx';
import type { ImageFiles } from '../../print-worker/print-messages.ts';
import type { DesignEffects } from './design-effects.ts';

const DesignEffectsDialog = lazyComponent(
  async () => (await import('./design-effects-dialog.tsx')).DesignEffectsDialog,
);

const noFiles: ImageFiles = new Map();

type Question = { effects: DesignEffects | null; answer: (isWanted: boolean) => void };

/**
 * Asks before a change of a design is saved, with what it does to its cards, approvals and open orders. A change of one
 * card that fits and touches nothing else is not asked about.
 */
export function useConfirmChange() {
  const [question, setQuestion] = useState<Question | null>(null);
  return {
    /** Whether to save it, with the images of the changed design that are not uploaded yet. The promise waits for the answer. */
    confirm: async (
      saved: SavedDesign,
      changed: CompanyDesign,
      files: ImageFiles = noFiles,
    ): Promise<boolean> => {
      if (saved.cardCount === 0) return true;
      const { effectsOfChange } = await import('./design-effects.ts');
      const effects = await effectsOfChange(saved, changed, files).catch(() => null);
      const isQuiet = effects?.touched?.approved.length === 0 && effects.touched.orders.length === 0;
      if (effects && isQuiet && effects.changed.length <= 1 && effects.unfit.length === 0) return true;
      return new Promise((answer) => setQuestion({ effects, answer }));
    },
    dialog: question && (
      <Suspense>
        <DesignEffectsDialog
          effects={question.effects}
          onAnswer={(isWanted) => {
            setQuestion(null);
            question.answer(isWanted);
          }}
        />
      </Suspense>
    ),
  };
}
