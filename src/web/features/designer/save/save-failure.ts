import { ApiError } from '../../../shared/api/api-error.ts';
import type { Messages } from '../../../shared/i18n/en/messages.ts';
import type { SlovakAlert } from '../../../shared/i18n/slovak-alerts.ts';
import { loginPath } from '../../../shared/login-path.ts';
import { failureToast } from '../../../shared/notify/failure-toasts.ts';
import { showToast } from '../../../shared/notify/toast-store.ts';
import type { Draft } from '../core/draft.ts';
import type { RefusedFile } from '../logo/logo-alert.tsx';
import { UploadFailed } from '../logo/upload-logo.ts';
import { offerAfter } from './save-offer.ts';

type Failure = {
  messages: Messages;
  situation: 'saveCard' | 'saveChanges';
  draft: Draft;
  cardLimit: number | undefined;
  goTo: (path: string) => void;
};

/** Says why a draft was not saved. Where its logo is the reason, that file is answered: it is said in an alert. */
export function showSaveFailure(error: unknown, failure: Failure): RefusedFile | null {
  const { messages, situation, draft, cardLimit, goTo } = failure;
  const alert = logoAlertOf(error);
  if (alert && draft.logo) return { alert, file: { name: draft.logo.name, size: draft.logo.file.size } };
  const toast = failureToast(messages, situation, error, cardLimit);
  const offer = offerAfter(error);
  const actions = {
    plan: { label: messages.offer.seePlans, run: () => goTo('/pricing') },
    // Loads the page anew: this one still takes its person for signed in.
    login: { label: messages.account.login, run: () => location.assign(loginPath(location.pathname)) },
  };
  showToast(offer ? { ...toast, action: actions[offer] } : toast);
  return null;
}

function logoAlertOf(error: unknown): SlovakAlert | null {
  if (error instanceof UploadFailed) return 'UPLOAD_FAILED';
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'LOGO_NOT_AN_IMAGE') return 'NOT_AN_IMAGE';
  return error.code === 'LOGO_TOO_LARGE' ? 'LOGO_TOO_LARGE' : null;
}
