import { createContext, use } from 'react';
import { type CardDesign, isBlank, type TextField, textFields } from '#domain/card/card.ts';
import { withStyleChange } from '#domain/design/shared-sizes.ts';
import { createStore, type Readable, useStore } from '../../../shared/store.ts';
import { allowedChange, type DesignLocks } from './design-locks.ts';
import { type Draft, isNamedAfterPerson } from './draft.ts';
import { createHistory, type History, pushChange, redo, undo } from './history.ts';

/** The store of the card in the editor, with its history. */
export type Editor = Readable<History<Draft>> & {
  /** Consecutive changes with the same step name and no pause are undone together. */
  change: (change: Partial<Draft>, step?: string) => void;
  changeDesign: (change: Partial<CardDesign>, step?: string) => void;
  /** Starts a step whose change can be replaced or cancelled. However often it is replaced, it is undone at once. */
  startStep: () => Step;
  undo: () => void;
  redo: () => void;
};

export type Step = {
  /** Replaces the change of this step; `change` gets the design before it. */
  changeDesign: (change: (before: Partial<CardDesign>) => Partial<CardDesign>) => void;
  /** Restores the card and its history as they were before the step. */
  cancel: () => void;
};

type EditorOptions = {
  now?: () => number;
  /** With locks, only the texts that they leave open can change; the logo and the style stay. */
  locks?: DesignLocks | null;
  /** A company design has a name and sizes of its own: they do not follow the person on it. */
  isCompanyDesign?: boolean;
};

/** A draft that was stored without a name gets that of its person. */
export function createEditor(opened: Draft, options: EditorOptions = {}): Editor {
  const { now = Date.now, locks = null, isCompanyDesign = false } = options;
  const { fullName = '' } = opened.design;
  const isUnnamed = !isCompanyDesign && isBlank(opened.name) && !isBlank(fullName);
  const start = isUnnamed ? { ...opened, name: fullName } : opened;
  const { get, set, subscribe } = createStore(createHistory(start));

  /** A draft with another design, and with its name if the card is named after its person. */
  function withDesign(draft: Draft, design: Partial<CardDesign>): Draft {
    const follows = !isCompanyDesign && isNamedAfterPerson(draft);
    return { ...draft, design, ...(follows && { name: design.fullName ?? '' }) };
  }

  /** Shared sizes that are not right for the changed card are removed. On a card of no design they follow its texts too. */
  function withSizes(before: Draft, after: Draft): Draft {
    const { typeset } = before.design;
    if (!typeset || locks || after.design.typeset !== typeset) return after;
    const design = withStyleChange(before.design, after.design);
    const isSame = hasSameLogo(before, after) && (isCompanyDesign || hasSameTexts(before, after));
    return isSame && design.typeset ? after : { ...after, design: { ...after.design, typeset: undefined } };
  }

  const change: Editor['change'] = (part, step) => {
    const { present } = get();
    const after = { ...present, ...part, ...(locks && { logo: start.logo }) };
    set(pushChange(get(), withSizes(present, after), now(), step));
  };

  const changeDesign: Editor['changeDesign'] = (part, step) => {
    const { present } = get();
    const before = present.design;
    const design = { ...before, ...allowedChange(part, locks) };
    if (isTyping(part, before)) styles.set(design, styleOf(before));
    change(withDesign(present, design), step);
  };

  return {
    get,
    subscribe,
    change,
    changeDesign,
    startStep() {
      let before = get();
      let after = before;
      return {
        changeDesign(changeOf) {
          // Something else has changed the card since, such as an undo: the step starts again from there.
          if (get() !== after) before = get();
          const { present } = before;
          const design = { ...present.design, ...allowedChange(changeOf(present.design), locks) };
          after = pushChange(before, withSizes(present, withDesign(present, design)), now());
          set(after);
        },
        cancel() {
          if (get() === after) set(before);
          after = before;
        },
      };
    },
    undo: () => set(undo(get())),
    redo: () => set(redo(get())),
  };
}

function hasSameLogo({ logo: one }: Draft, { logo: other }: Draft): boolean {
  return one?.pixels.width === other?.pixels.width && one?.pixels.height === other?.pixels.height;
}

function hasSameTexts({ design: one }: Draft, { design: other }: Draft): boolean {
  return textFields.every((field) => (one[field] ?? '') === (other[field] ?? ''));
}

/** The design from which each design was typed. */
const styles = new WeakMap<Partial<CardDesign>, Partial<CardDesign>>();

/** A design with the same style, and with the same texts blank: the same one while somebody types. */
export function styleOf(design: Partial<CardDesign>): Partial<CardDesign> {
  return styles.get(design) ?? design;
}

/** Whether a change only replaces texts that are not blank by others. */
function isTyping(part: Partial<CardDesign>, before: Partial<CardDesign>): boolean {
  return Object.keys(part).every(
    (key) => isTextField(key) && !isBlank(part[key] ?? '') && !isBlank(before[key] ?? ''),
  );
}

function isTextField(key: string): key is TextField {
  return textFields.some((field) => field === key);
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor needs an EditorContext above it');
  return editor;
}

/** Selects a part of the draft. The component renders again when that part changes identity, so select a primitive or a stable object. */
export function useDraft<T>(select: (draft: Draft) => T): T {
  return useStore(useEditor(), ({ present }) => select(present));
}

/** Selects what depends on the style, the format or which texts are blank. It is not computed again while somebody types. */
export function useStyle<T>(select: (design: Partial<CardDesign>) => T): T {
  return select(useStore(useEditor(), ({ present }) => styleOf(present.design)));
}

export function useCanUndo(): { canUndo: boolean; canRedo: boolean } {
  const editor = useEditor();
  return {
    canUndo: useStore(editor, ({ past }) => past.length > 0),
    canRedo: useStore(editor, ({ future }) => future.length > 0),
  };
}
