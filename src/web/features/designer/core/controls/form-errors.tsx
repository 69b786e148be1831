import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrorCode } from '#contract/field-errors.ts';
import type { CardContent } from '#domain/card/card.ts';
import { type TextField, textFields } from '#domain/card/text-fields.ts';
import { useSideStore } from '../card-side.ts';
import { useEditor } from '../use-editor.ts';

/** The card's name is a field of the title bar and is required for saving only. */
type NamedField = TextField | 'name';

type FormErrors = Partial<Record<NamedField, FieldErrorCode>>;

type FormErrorsState = {
  errors: FormErrors;
  /** Shows the error of a field when it loses focus. */
  validateField: (field: TextField) => void;
  /** Shows all errors and focuses the first invalid field. Returns whether there is none. */
  validateAll: () => Promise<boolean>;
};

const FormErrorsContext = createContext<FormErrorsState | null>(null);

/** Errors appear on blur or on save, and disappear as soon as the text is valid. */
export function FormErrorsProvider({ children }: { children: ReactNode }) {
  const editor = useEditor();
  const sideStore = useSideStore();
  const [errors, setErrors] = useState<FormErrors>({});
  const isShown = Object.keys(errors).length > 0;

  const validateField = useCallback(
    (field: TextField) => {
      const { card } = editor.get().present;
      // An empty required text is an error on save only.
      if (!card.content[field]) return;
      void findErrors(card.content).then((found) =>
        setErrors((shown) => withField(shown, field, found[field])),
      );
    },
    [editor],
  );

  const validateAll = useCallback(async () => {
    const { name, card } = editor.get().present;
    const found = await findErrors(card.content);
    const errors: FormErrors = name.trim() === '' ? { ...found, name: 'CARD_NAME_REQUIRED' } : found;
    setErrors(errors);
    const first = (['name', ...textFields] as const).find((field) => errors[field]);
    // The form of the front is hidden while the back is shown.
    if (first && first !== 'name') flushSync(() => sideStore.set('front'));
    if (first) document.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus();
    return !first;
  }, [editor, sideStore]);

  useEffect(() => {
    if (!isShown) return;
    return editor.subscribe(() => {
      const { name, card } = editor.get().present;
      if (name.trim() !== '') setErrors((shown) => withField(shown, 'name'));
      void findErrors(card.content).then((found) =>
        setErrors((shown) =>
          textFields.reduce((rest, field) => (found[field] ? rest : withField(rest, field)), shown),
        ),
      );
    });
  }, [editor, isShown]);

  const value = useMemo(() => ({ errors, validateField, validateAll }), [errors, validateField, validateAll]);
  return <FormErrorsContext value={value}>{children}</FormErrorsContext>;
}

export function useFormErrors(): FormErrorsState {
  const shown = use(FormErrorsContext);
  if (!shown) throw new Error('useFormErrors needs a FormErrorsProvider above it');
  return shown;
}

/** The errors with one field set or removed; the same object if nothing changes, to avoid a render. */
function withField(errors: FormErrors, field: NamedField, error?: FieldErrorCode): FormErrors {
  if (errors[field] === error) return errors;
  const { [field]: _, ...others } = errors;
  return error ? { ...others, [field]: error } : others;
}

/** The errors of a design's texts. The schema is loaded on the first call. */
async function findErrors(content: CardContent): Promise<FormErrors> {
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
