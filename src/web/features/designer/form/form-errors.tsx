import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { FieldErrorCode } from '#contract/field-errors.ts';
import { type CardDesign, type TextField, textFields } from '#domain/card/card.ts';
import { useEditor } from '../core/editor-store.ts';

/** The card's name has its place in the title bar and is needed only for saving. */
type NamedField = TextField | 'name';

type FormErrors = Partial<Record<NamedField, FieldErrorCode>>;

type ShownErrors = {
  errors: FormErrors;
  /** A field was left: what is wrong with its text is said from here on. */
  leave: (field: TextField) => void;
  /** Shows everything that is wrong and goes to the first of it; answers whether nothing is. */
  checkAll: () => Promise<boolean>;
};

const FormErrorsContext = createContext<ShownErrors | null>(null);

/** What is wrong with the texts is shown when a field is left or the card saved, and goes as it is mended. */
export function FormErrorsProvider({ children }: { children: ReactNode }) {
  const editor = useEditor();
  const [errors, setErrors] = useState<FormErrors>({});
  const isShown = Object.keys(errors).length > 0;

  const leave = useCallback(
    (field: TextField) => {
      const { design } = editor.get().present;
      // An empty required text is said when the card is saved, not while it is still being made.
      if (!design[field]) return;
      void findErrors(design).then((found) => setErrors((shown) => withField(shown, field, found[field])));
    },
    [editor],
  );

  const checkAll = useCallback(async () => {
    const { name, design } = editor.get().present;
    const found = await findErrors(design);
    const errors: FormErrors = name.trim() === '' ? { ...found, name: 'CARD_NAME_REQUIRED' } : found;
    setErrors(errors);
    const first = (['name', ...textFields] as const).find((field) => errors[field]);
    if (first) document.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus();
    return !first;
  }, [editor]);

  useEffect(() => {
    if (!isShown) return;
    return editor.subscribe(() => {
      const { name, design } = editor.get().present;
      if (name.trim() !== '') setErrors((shown) => withField(shown, 'name'));
      void findErrors(design).then((found) =>
        setErrors((shown) =>
          textFields.reduce((left, field) => (found[field] ? left : withField(left, field)), shown),
        ),
      );
    });
  }, [editor, isShown]);

  const value = useMemo(() => ({ errors, leave, checkAll }), [errors, leave, checkAll]);
  return <FormErrorsContext value={value}>{children}</FormErrorsContext>;
}

export function useFormErrors(): ShownErrors {
  const shown = use(FormErrorsContext);
  if (!shown) throw new Error('useFormErrors needs a FormErrorsProvider above it');
  return shown;
}

/** The same errors where nothing changes, so that nothing is drawn again. */
function withField(errors: FormErrors, field: NamedField, error?: FieldErrorCode): FormErrors {
  if (errors[field] === error) return errors;
  const { [field]: _, ...others } = errors;
  return error ? { ...others, [field]: error } : others;
}

/** What is wrong with a design's texts. The schema comes when it is first asked for. */
async function findErrors(design: Partial<CardDesign>): Promise<FormErrors> {
  const { cardDesignSchema } = await import('#contract/card-schema.ts');
  const issues = cardDesignSchema.safeParse({ companyName: '', fullName: '', ...design }).error?.issues ?? [];
  return Object.fromEntries(
    issues.flatMap(({ path, message }) => {
      const field = textFields.find((name) => name === path[0]);
      // The messages of our schemas are codes of the field-error catalogue.
      return field ? [[field, message]] : [];
    }),
  );
}
