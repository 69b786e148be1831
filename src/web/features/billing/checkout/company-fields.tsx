import { CompanyNumbers } from '../../../shared/company/company-numbers.tsx';
import { CountryField } from '../../../shared/company/country-field.tsx';
import { fieldErrorText } from '../../../shared/i18n/field-error-text.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import type { CompanyForm } from './use-company-form.ts';

/** The company that the invoice is made out to; closed unless the payer buys for one. */
export function CompanyFields({ company: { isCompany, setCompany, form } }: { company: CompanyForm }) {
  const common = useTexts();
  const { company: t } = useTexts('billing');
  const { register, formState } = form;
  const { errors } = formState;
  const errorOf = (name: keyof typeof errors) => fieldErrorText(common, errors[name]?.message);
  return (
    <fieldset className="grid gap-4 pt-5">
      <legend className="sr-only">{t.title}</legend>
      <Switch checked={isCompany} onCheckedChange={setCompany} label={t.title} />
      {isCompany && (
        <>
          <TextInput
            {...register('company')}
            autoComplete="organization"
            error={errorOf('company')}
            label={t.company}
          />
          <TextInput
            {...register('address')}
            autoComplete="street-address"
            error={errorOf('address')}
            label={t.address}
          />
          <CountryField error={errorOf('country')} {...register('country')} />
          <CompanyNumbers register={register} errorOf={errorOf} />
        </>
      )}
    </fieldset>
  );
}
