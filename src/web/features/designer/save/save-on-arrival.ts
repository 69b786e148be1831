import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isSaveOnLoad } from '../../../shared/drafts/save-on-load.ts';

/** Saves the draft once where a link has asked for it, as the page after a payment does. */
export function useSaveOnArrival(save: () => Promise<void>, canSave: boolean): void {
  const location: { state: unknown } = useLocation();
  const navigate = useNavigate();
  const isAsked = isSaveOnLoad(location.state);
  const saveNow = useEffectEvent(() => {
    // A reload must not save again.
    void navigate('.', { replace: true, state: null });
    void save();
  });
  useEffect(() => {
    if (isAsked && canSave) saveNow();
  }, [isAsked, canSave]);
}
