import { LogoAlert } from '../logo/logo-alert.tsx';
import { SaveButton } from './save-button.tsx';
import { useSaveCard } from './save-card.ts';

/** Save Changes of the create page. */
export function SaveNewCard() {
  const { saving, refused, forgetRefused, offer, stopOffering } = useSaveCard();
  return (
    <>
      <SaveButton
        isSaving={saving.isPending}
        onSave={saving.mutate}
        offer={offer}
        onOfferClosed={stopOffering}
      />
      <LogoAlert refused={refused} onClose={forgetRefused} />
    </>
  );
}
