import type { Draft } from '#editor/draft.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { UploadFailed } from '../../../shared/files/upload-logo.ts';
import type { Messages } from '../../../shared/i18n/messages.ts';
import type { SlovakAlert } from '../../../shared/i18n/slovak-alert.ts';
import { failureToast } from '../../../shared/notify/failure-text.ts';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { loginPath } from '../../../shared/session/login-path.ts';
import type { RefusedFile } from '../core/logo/logo-alert.tsx';
import { offerFor } from './save-offer.ts';

type Failure = {
  t: Messages;
  situation: 'saveCard' | 'saveChanges' | 'changeDesign';
  draft: Draft;
};

/** Shows a toast with the reason why a draft was not saved; none if the plan is the reason, because the offer at the button says it. If its logo is the reason, returns the file for the logo alert. */
export function showSaveFailure(error: unknown, failure: Failure): RefusedFile | null {
  const { t, situation, draft } = failure;
  const alert = logoAlertOf(error);
  if (alert && draft.logo) return { alert, file: { name: draft.logo.name, size: draft.logo.file.size } };
  const offer = offerFor(error);
  if (offer === 'plan') return null;
  const toast = failureToast(t, situation, error);
  // A full page load: the current page still has the user as signed in.
  const login = { label: t.account.login, run: () => location.assign(loginPath(location.pathname)) };
  showToast(offer === 'login' ? { ...toast, action: login } : toast);
  return null;
}

function logoAlertOf(error: unknown): SlovakAlert | null {
  if (error instanceof UploadFailed) return 'UPLOAD_FAILED';
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'LOGO_NOT_AN_IMAGE') return 'NOT_AN_IMAGE';
  return error.code === 'LOGO_TOO_LARGE' ? 'LOGO_TOO_LARGE' : null;
}
