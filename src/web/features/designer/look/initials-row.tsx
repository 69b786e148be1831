import { useState } from 'react';
import { typedInitials } from '#domain/card/initials.ts';
import { hasInitials } from '#layout/looks/has-initials.ts';
import { initialsOfNames } from '#layout/looks/initials.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { outlineStyles } from '../../../ui/inputs/outline-styles.ts';
import { useDraft, useEditor } from '../core/use-editor.ts';

/** Whether the look of the card draws initials. */
export function useHasInitials(): boolean {
  return useDraft(({ card, logo }) => hasInitials(card, { hasLogo: logo !== null }));
}

/** The letters that the look draws. An empty box shows the initials of the names. */
export function InitialsField() {
  const t = useTexts('look-control');
  const editor = useEditor();
  const initials = useDraft(({ card }) => card.style.initials ?? '');
  const ofNames = useDraft(({ card }) => initialsOfNames(card));
  // What is typed stays as it is until the focus leaves: a letter may take several keystrokes.
  const [typed, setTyped] = useState<string | null>(null);

  function change(text: string) {
    setTyped(text);
    const letters = typedInitials(text);
    if (letters !== initials) editor.patchCard({ style: { initials: letters || undefined } }, 'initials');
  }

  return (
    <span
      className={`flex h-11 w-24 items-center rounded-md border bg-card desktop:pointer-fine:h-9 ${outlineStyles}`}
    >
      <input
        type="text"
        aria-label={t.initials}
        value={typed ?? initials}
        placeholder={ofNames}
        maxLength={12}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => change(target.value)}
        onBlur={() => setTyped(null)}
        className="h-full min-w-0 flex-1 rounded-md bg-transparent px-3 text-lg uppercase caret-primary placeholder:text-muted-foreground focus-visible:shadow-none tablet:text-md"
      />
    </span>
  );
}
