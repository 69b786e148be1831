import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { countryCodes } from '#domain/invoice/countries.ts';
import { fieldErrorText } from '../../../shared/i18n/field-error-text.ts';
import { useLanguage, useMessages } from '../../../shared/i18n/messages-context.tsx';
import { FieldError } from '../../../ui/inputs/field-error.tsx';
import { invalidOutlineStyles, outlineStyles } from '../../../ui/inputs/outline-styles.ts';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import type { CompanyForm } from './use-company-form.ts';

/** The company that the invoice is made out to; closed unless the payer buys for one. */
export function CompanyFields({ company: { isCompany, setCompany, form } }: { company: CompanyForm }) {
  const messages = useMessages();
  const { company: texts } = messages.billing;
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
          <div className="grid gap-4 tablet:grid-cols-2 tablet:gap-3">
            <CountryField error={errorOf('country')} {...register('country')} />
            <TextInput
              {...register('vatId')}
              autoCapitalize="characters"
              error={errorOf('vatId')}
              label={texts.vatId}
              spellCheck={false}
            />
          </div>
        </>
      )}
    </fieldset>
  );
}

type CountryFieldProps = React.ComponentProps<'select'> & { error: string | undefined };

/** A native select: it is searched by typing and fits a phone. */
function CountryField({ error, ...select }: CountryFieldProps) {
  const { company: texts } = useMessages().billing;
  const { current: language } = useLanguage();
  const id = useId();
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const countries = countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-md font-medium tablet:text-sm">
        {texts.country}
      </label>
      <div className="relative">
        <select
          {...select}
          id={id}
          autoComplete="country"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={`h-12 w-full appearance-none rounded-md border bg-card pr-9 pl-3 text-lg tablet:h-11 tablet:text-control ${error ? invalidOutlineStyles : outlineStyles}`}
        >
          <option value="">{texts.chooseCountry}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          size={16}
          strokeWidth={1.75}
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted-foreground"
        />
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
