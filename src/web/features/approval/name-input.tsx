import { answerNameMax } from '#domain/proof/proof.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { TextInput, type TextInputProps } from '../../ui/inputs/text-input.tsx';

type NameInputProps = Omit<TextInputProps, 'label' | 'error'> & { isMissing: boolean };

/** The name of whoever answers: evidence, not identity. */
export function NameInput({ isMissing, ...input }: NameInputProps) {
  const { approval: t } = useTexts('proofs');
  return (
    <TextInput
      {...input}
      label={t.name}
      autoComplete="name"
      required
      maxLength={answerNameMax}
      error={isMissing ? t.nameMissing : undefined}
    />
  );
}
