import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { useTexts } from '../i18n/use-texts.ts';

type CompanyNumber = 'registrationNumber' | 'vatId';

type CompanyNumbersProps = {
  register: (name: CompanyNumber) => UseFormRegisterReturn;
  errorOf: (name: CompanyNumber) => string | undefined;
};

/** The numbers of a company that an invoice has. */
export function CompanyNumbers({ register, errorOf }: CompanyNumbersProps) {
  const { company: t } = useTexts('billing');
  return (
    <div className="grid gap-4 tablet:grid-cols-2 tablet:gap-3">
      <TextInput
        {...register('registrationNumber')}
        error={errorOf('registrationNumber')}
        label={t.registrationNumber}
        spellCheck={false}
      />
      <TextInput
        {...register('vatId')}
        autoCapitalize="characters"
        error={errorOf('vatId')}
        label={t.vatId}
        spellCheck={false}
      />
    </div>
  );
}
