import { flushSync } from 'react-dom';
import type { FieldErrorCode } from '#contract/field-errors.ts';
import type { CardContent } from '#domain/card/card.ts';
import { type TextField, textFields } from '#domain/card/text-fields.ts';
import type { Editor } from '#editor/editor-store.ts';
import { createStore, type Readable, type Store } from '#editor/store.ts';

/** The name is a field of the title bar and is required for saving only. */
export type NamedField = TextField | 'name';

type ErrorsByField = Partial<Record<NamedField, FieldErrorCode>>;

/** Errors appear on blur or on save, and disappear as soon as the text is valid. */
export type FormErrors = Readable<ErrorsByField> & {
  /** Shows the error of a field when it loses focus. */
  validateField: (field: TextField) => void;
  /** Shows all errors and focuses the first invalid field. Returns whether there is none. */
  validateAll: () => Promise<boolean>;
  /** Follows the card. Returns the function that stops it. */
  start: () => () => void;
};

export function createFormErrors(editor: Editor, side: Store<'front' | 'back'>): FormErrors {
  const { get, set, subscribe } = createStore<ErrorsByField>({});

  function removeMended(): void {
    if (Object.keys(get()).length === 0) return;
    const { name, card } = editor.get().present;
    if (name.trim() !== '') set(withField(get(), 'name'));
    void findErrors(card.content).then((found) =>
      set(textFields.reduce((rest, field) => (found[field] ? rest : withField(rest, field)), get())),
    );
  }

  return {
    get,
    subscribe,
    validateField(field) {
      const { card } = editor.get().present;
      // An empty required text is an error on save only.
      if (!card.content[field]) return;
      void findErrors(card.content).then((found) => set(withField(get(), field, found[field])));
    },
    async validateAll() {
      const { name, card } = editor.get().present;
      const found = await findErrors(card.content);
      const errors: ErrorsByField = name.trim() === '' ? { ...found, name: 'CARD_NAME_REQUIRED' } : found;
      set(errors);
      const first = (['name', ...textFields] as const).find((field) => errors[field]);
      // The form of the front is hidden while the back is shown.
      if (first && first !== 'name') flushSync(() => side.set('front'));
      if (first) document.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus();
      return !first;
    },
    start: () => editor.subscribe(removeMended),
  };
}

/** The errors with one field set or removed; the same object if nothing changes, to avoid a render. */
function withField(errors: ErrorsByField, field: NamedField, error?: FieldErrorCode): ErrorsByField {
  if (errors[field] === error) return errors;
  const { [field]: _, ...others } = errors;
  return error ? { ...others, [field]: error } : others;
}

/** The errors of a design. The schema is loaded on the first call. */
async function findErrors(content: CardContent): Promise<ErrorsByField> {
  const { contentSchema } = await import('#contract/card/card-schema.ts');
  const issues = contentSchema.safeParse({ companyName: '', fullName: '', ...content }).error?.issues ?? [];
  return Object.fromEntries(
    issues.flatMap(({ path, message }) => {
      const field = textFields.find((name) => name === path[0]);
      // The schema's messages are codes of the field-error catalogue.
      return field ? [[field, message]] : [];
    }),
  );
}
