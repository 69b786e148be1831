import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './styles/app.css';
import { startSpeech } from './shared/i18n/language.ts';
import { MessagesProvider } from './shared/i18n/messages-context.tsx';
import { takeRememberedToast } from './shared/notify/toast-after-reload.ts';
import { showToast } from './shared/notify/toast-store.ts';
import { followOnline } from './shared/online.ts';
import { followTheme } from './shared/theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

followTheme();
followOnline();
const speech = await startSpeech();
const remembered = takeRememberedToast();
if (remembered) showToast(remembered);

createRoot(root).render(
  <StrictMode>
    <MessagesProvider start={speech}>
      <App />
    </MessagesProvider>
  </StrictMode>,
);
