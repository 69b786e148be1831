import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { Company } from '#contract/company-schemas.ts';
import type { CallBody } from '#contract/endpoints.ts';
import { billingDetailsSchema } from '#contract/invoice-schemas.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { fieldErrorText } from '../i18n/field-error-text.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { CompanyNumbers } from './company-numbers.tsx';
import { CountryField } from './country-field.tsx';

const withoutInvoices = billingDetailsSchema.extend({ address: z.string() });

type CompanyDetailsFormProps = {
  /** Null for a new company. */
  stored: Pick<Company, 'name' | 'country' | 'billing'> | null;
  submitLabel: string;
  isBusy: boolean;
  onSubmit: (company: CallBody<'changeCompany'>) => void;
  onCancel?: () => void;
  /** After the fields. */
  children?: ReactNode;
};

/** The name and the country of a company, and what invoices made out to it need. */
export function CompanyDetailsForm({
  stored,
  submitLabel,
  isBusy,
  onSubmit,
  onCancel,
  children,
}: CompanyDetailsFormProps) {
  const common = useTexts();
  const { fields: t, cancel } = useTexts('company');
  const [isInvoiced, setInvoiced] = useState(stored ? stored.billing !== null : true);
  const { register, handleSubmit, formState, setValue } = useForm({
    resolver: zodResolver(isInvoiced ? billingDetailsSchema : withoutInvoices),
    defaultValues: {
      company: stored?.name ?? '',
      country: stored?.country ?? '',
      address: stored?.billing?.address ?? '',
      registrationNumber: stored?.billing?.registrationNumber ?? '',
      vatId: stored?.billing?.vatId ?? '',
    },
  });
  const { errors } = formState;
  const errorOf = (name: keyof typeof errors) => fieldErrorText(common, errors[name]?.message);
  const changeInvoiced = (isOn: boolean) => {
    setInvoiced(isOn);
    // A hidden field must not keep the form from being sent.
    if (!isOn) for (const name of ['address', 'registrationNumber', 'vatId'] as const) setValue(name, '');
  };
  const submit = handleSubmit(({ company, country, address, registrationNumber, vatId }) =>
    onSubmit({
      name: company,
      country,
      billing: isInvoiced ? { address, registrationNumber, vatId } : null,
    }),
  );
  return (
    <form noValidate className="grid gap-4 pt-3" onSubmit={(event) => void submit(event)}>
      <div className="grid gap-4 tablet:grid-cols-2 tablet:gap-3">
        <TextInput
          {...register('company')}
          autoComplete="organization"
          error={errorOf('company')}
          label={t.name}
        />
        <CountryField error={errorOf('country')} {...register('country')} />
      </div>
      <Switch checked={isInvoiced} onCheckedChange={changeInvoiced} label={t.isInvoiced} />
      {isInvoiced && (
        <>
          <TextInput
            {...register('address')}
            autoComplete="street-address"
            error={errorOf('address')}
            label={t.address}
          />
          <CompanyNumbers register={register} errorOf={errorOf} />
        </>
      )}
      {children}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isBusy}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            {cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
