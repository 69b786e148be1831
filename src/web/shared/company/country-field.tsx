import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { countryCodes } from '#domain/invoice/countries.ts';
import { FieldError } from '../../ui/inputs/field-error.tsx';
import { invalidOutlineStyles, outlineStyles } from '../../ui/inputs/outline-styles.ts';
import { useLanguage } from '../i18n/messages-context.tsx';
import { useTexts } from '../i18n/use-texts.ts';

type CountryFieldProps = React.ComponentProps<'select'> & { error: string | undefined };

/** A native select: it is searched by typing and fits a phone. */
export function CountryField({ error, ...select }: CountryFieldProps) {
  const { company: t } = useTexts('billing');
  const { current: language } = useLanguage();
  const id = useId();
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const countries = countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-md font-medium tablet:text-sm">
        {t.country}
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
          <option value="">{t.chooseCountry}</option>
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
