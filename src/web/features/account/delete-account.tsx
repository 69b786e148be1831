import type { CurrentUser } from '#contract/account-schemas.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { DeletionSection } from '../../shared/second-factor/deletion-section.tsx';
import { useDeleteAccount } from './account-mutations.ts';

export function DeleteAccount({ user }: { user: CurrentUser }) {
  const { deletion: t } = useTexts('account');
  const { dialog } = t;
  return (
    <DeletionSection
      id="deletion"
      title={t.title}
      text={t.text(user.cardCount)}
      openLabel={t.open}
      dialog={{
        title: dialog.title,
        description: dialog.text(user.cardCount),
        confirmLabel: dialog.confirm,
      }}
      user={user}
      deletion={useDeleteAccount()}
    />
  );
}
