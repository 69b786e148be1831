import { CompanyNumbers } from '../../../shared/company/company-numbers.tsx';
import { CountryField } from '../../../shared/company/country-field.tsx';
import { fieldErrorText } from '../../../shared/i18n/field-error-text.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import type { CompanyForm } from './use-company-form.ts';

/** The company that the invoice is made out to; closed unless the payer buys for one. */
export function CompanyFields({ company: { isCompany, setCompany, form } }: { company: CompanyForm }) {
  const messages = useMessages();
  const { company: texts } = useTexts('billing');
  const { register, formState } = form;
  const { errors } = formState;
  const errorOf = (name: keyof typeof errors) => fieldErrorText(messages, errors[name]?.message);
  return (
    <fieldset className="grid gap-4 pt-5">
      <legend className="sr-only">{texts.title}</legend>
      <Switch checked={isCompany} onCheckedChange={setCompany} label={texts.title} />
      {isCompany && (
        <>
          <TextInput
            {...register('company')}
            autoComplete="organization"
            error={errorOf('company')}
            label={texts.company}
          />
          <TextInput
            {...register('address')}
            autoComplete="street-address"
            error={errorOf('address')}
            label={texts.address}
          />
          <CountryField error={errorOf('country')} {...register('country')} />
          <CompanyNumbers register={register} errorOf={errorOf} />
        </>
      )}
    </fieldset>
  );
}
