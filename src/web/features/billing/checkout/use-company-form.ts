import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { billingDetailsSchema } from '#contract/invoice-schemas.ts';
import { request } from '../../../shared/api/request.ts';
import { billingDetailsQuery } from '../../../shared/company/billing-details-query.ts';

const empty = { company: '', address: '', country: '', registrationNumber: '', vatId: '' };

export type CompanyForm = ReturnType<typeof useCompanyForm>;

/** The company of the invoice. It starts with the one of the last purchase. */
export function useCompanyForm() {
  const client = useQueryClient();
  const { data: stored = null } = useQuery(billingDetailsQuery);
  const [chosen, setCompany] = useState<boolean | null>(null);
  const isCompany = chosen ?? stored !== null;
  const form = useForm({
    resolver: zodResolver(billingDetailsSchema),
    values: stored
      ? { ...stored, registrationNumber: stored.registrationNumber ?? '', vatId: stored.vatId ?? '' }
      : empty,
    resetOptions: { keepDirtyValues: true },
  });

  /** Stores the company before the payment; false if a field is wrong, which gets the focus. */
  async function save(): Promise<boolean> {
    if (isCompany && !(await submit(form))) return false;
    if (!isCompany && stored === null) return true;
    const details = isCompany ? form.getValues() : null;
    const saved = await request('setBilling', { body: { details } });
    client.setQueryData(billingDetailsQuery.queryKey, saved.details);
    return true;
  }

  return { isCompany, setCompany, form, save };
}

type Submittable = {
  handleSubmit: (onValid: () => void, onInvalid: () => void) => () => Promise<void>;
};

/** Whether all fields are right. A submit, so that each field is checked again while it is corrected. */
function submit({ handleSubmit }: Submittable): Promise<boolean> {
  return new Promise((resolve) => {
    void handleSubmit(
      () => resolve(true),
      () => resolve(false),
    )();
  });
}
