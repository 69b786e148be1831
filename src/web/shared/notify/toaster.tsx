import { ToastAction, ToastCard, ToastRegion } from '../../ui/overlays/toast.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { dismissToast, useToasts } from './toast-store.ts';

/** Renders the newest toast; older ones are only kept in memory. */
export function Toaster() {
  const { toasts } = useTexts();
  const newest = useToasts()[0];
  return (
    <ToastRegion announcement={toasts.announcement} label={toasts.region}>
      {newest && (
        <ToastCard
          action={
            newest.action && (
              <>
                <ToastAction label={newest.action.label} onClick={newest.action.run} />
                {newest.secondAction && (
                  <ToastAction label={newest.secondAction.label} onClick={newest.secondAction.run} />
                )}
              </>
            )
          }
          closeLabel={toasts.close}
          secondLine={newest.secondLine}
          description={newest.description}
          descriptionLang={newest.lang}
          key={newest.id}
          onOpenChange={(open) => {
            if (!open) dismissToast(newest.id);
          }}
          open={newest.open}
          isPersistent={newest.isPersistent}
          title={newest.title}
          variant={newest.variant}
        />
      )}
    </ToastRegion>
  );
}
