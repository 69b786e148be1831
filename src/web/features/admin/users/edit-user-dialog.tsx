import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { parseCardLimit, type User, userEditFormSchema } from '#contract/account-schemas.ts';
import { isProtected } from '#domain/account/usernames.ts';
import { cardLimitOfRole, cardLimits, roles } from '#domain/plan/plans.ts';
import { shortDate } from '../../../shared/i18n/dates.ts';
import { fieldErrorText } from '../../../shared/i18n/field-error-text.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Select } from '../../../ui/inputs/select.tsx';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { PlanHistory } from './plan-history.tsx';
import { useChangeUser } from './user-mutations.ts';

type EditUserDialogProps = { user: User; adminId: string; onClose: () => void };

/** Edits name, password, role, card limit and admin flag. Choosing a role sets its limit, which stays editable. */
export function EditUserDialog({ user, adminId, onClose }: EditUserDialogProps) {
  const t = useTexts();
  const { editing } = useTexts('admin');
  const { current: language } = useLanguage();
  const change = useChangeUser(onClose);
  const form = useForm({
    resolver: zodResolver(userEditFormSchema(user)),
    defaultValues: {
      username: user.username,
      password: '',
      role: user.role,
      cardLimit: String(user.cardLimit),
      isAdmin: user.isAdmin,
    },
  });
  const { register, formState, control, setValue, getValues } = form;
  const { username, password, cardLimit } = formState.errors;

  return (
    <FormDialog
      isForm
      title={editing.title}
      description={editing.about(user.username, shortDate(language, user.createdAt))}
      closeLabel={editing.close}
      cancelLabel={editing.cancel}
      submitLabel={editing.save}
      isBusy={change.isPending}
      className="grid gap-4.5 tablet:gap-4 tablet:pt-0.75"
      form={form}
      onSubmit={(edit) => change.mutate({ id: user.id, edit })}
      onClose={onClose}
    >
      <TextInput
        {...register('username')}
        compact
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        readOnly={isProtected(user)}
        label={editing.username}
        error={fieldErrorText(t, username?.message)}
      />
      {user.isAdmin ? (
        <p className="text-sm text-muted-foreground">{editing.passwordOfAdmin}</p>
      ) : (
        <TextInput
          {...register('password')}
          compact
          type="password"
          autoComplete="new-password"
          label={editing.password}
          placeholder={editing.keepPassword}
          error={fieldErrorText(t, password?.message)}
        />
      )}
      <div>
        <div className="flex gap-3">
          <Controller
            control={control}
            name="role"
            render={({ field }) => (
              <div className="min-w-0 flex-1">
                <span aria-hidden className="mb-1.5 block text-md font-medium tablet:text-sm">
                  {editing.role}
                </span>
                <Select
                  label={editing.role}
                  value={field.value}
                  options={roles.map((role) => ({ value: role, label: t.roles[role] }))}
                  onChange={(role) => {
                    field.onChange(role);
                    const present = parseCardLimit(getValues('cardLimit'));
                    setValue('cardLimit', String(cardLimitOfRole(role, present)));
                  }}
                  className="max-tablet:h-12"
                />
              </div>
            )}
          />
          <TextInput
            {...register('cardLimit')}
            compact
            inputMode="numeric"
            autoComplete="off"
            label={editing.cardLimit}
            error={fieldErrorText(t, cardLimit?.message)}
            className="w-35 shrink-0 max-tablet:w-29"
          />
        </div>
        <p className="pt-1.75 text-sm text-muted-foreground tablet:text-xs">
          {editing.roleSetsLimit(cardLimits.free, cardLimits.premium, cardLimits.enterprise)}
        </p>
      </div>
      <div className="border-t border-border pt-4">
        <Controller
          control={control}
          name="isAdmin"
          render={({ field }) => (
            <Switch
              checked={field.value}
              onCheckedChange={field.onChange}
              label={editing.admin}
              hint={editing.adminRights}
              disabled={isProtected(user) || user.id === adminId}
            />
          )}
        />
      </div>
      <PlanHistory userId={user.id} />
    </FormDialog>
  );
}
