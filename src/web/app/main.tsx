import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import '../styles/app.css';
import { restoreActiveAccount } from '../shared/api/active-account.ts';
import { watchOnline } from '../shared/api/online.ts';
import { createQueryClient } from '../shared/api/query-client.ts';
import { reportUncaughtErrors } from '../shared/feedback/report-error.ts';
import { initialLanguage } from '../shared/i18n/language.ts';
import { MessagesProvider } from '../shared/i18n/messages-context.tsx';
import { popRememberedToast } from '../shared/notify/toast-after-reload.ts';
import { showToast } from '../shared/notify/toast-store.ts';
import { watchTheme } from '../shared/page/theme.ts';
import { primeQueryCache } from './prime-query-cache.ts';
import { loadPage } from './routes.ts';

// Without this flag Zod probes `new Function`, and the content security policy reports a violation.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

reportUncaughtErrors();

// Not awaited: the page chunks import this module, so a top-level await would deadlock.
void start();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');

  restoreActiveAccount();
  const queryClient = createQueryClient();
  primeQueryCache(queryClient);
  watchTheme();
  watchOnline();
  const [language] = await Promise.all([
    initialLanguage(),
    loadPage(location.pathname).catch(() => undefined),
  ]);
  const remembered = popRememberedToast();
  if (remembered) showToast(remembered);

  // A transition renders in slices and keeps the browser responsive. The result replaces the prerendered page in one commit.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <MessagesProvider initial={language}>
          <App queryClient={queryClient} />
        </MessagesProvider>
      </StrictMode>,
    ),
  );
}
