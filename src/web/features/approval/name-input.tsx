import { answerNameMax } from '#domain/proof/proof.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { TextInput } from '../../ui/inputs/text-input.tsx';

type NameInputProps = { name: string; isMissing: boolean; onName: (name: string) => void };

/** The name of whoever answers: evidence, not identity. */
export function NameInput({ name, isMissing, onName }: NameInputProps) {
  const { approval: t } = useTexts('proofs');
  return (
    <TextInput
      label={t.name}
      autoComplete="name"
      required
      maxLength={answerNameMax}
      value={name}
      error={isMissing ? t.nameMissing : undefined}
      onChange={({ target }) => onName(target.value)}
    />
  );
}
