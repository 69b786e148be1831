import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import '../styles/app.css';
import { initialLanguage } from '../shared/i18n/language.ts';
import { MessagesProvider } from '../shared/i18n/messages-context.tsx';
import { popRememberedToast } from '../shared/notify/toast-after-reload.ts';
import { showToast } from '../shared/notify/toast-store.ts';
import { watchOnline } from '../shared/online.ts';
import { followErrors } from '../shared/report-error.ts';
import { watchTheme } from '../shared/theme.ts';
import { loadPage } from './routes.ts';

// Zod would try whether it may make code out of text; the page's policy forbids that, and reports the attempt.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

followErrors();

// Not awaited here: the page's code needs this module, and would wait for it.
void start();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');

  watchTheme();
  watchOnline();
  const [speech] = await Promise.all([initialLanguage(), loadPage(location.pathname).catch(() => undefined)]);
  const remembered = popRememberedToast();
  if (remembered) showToast(remembered);

  // Drawn piece by piece, so that the browser stays awake; then it takes the picture's place at once.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <MessagesProvider start={speech}>
          <App />
        </MessagesProvider>
      </StrictMode>,
    ),
  );
}
