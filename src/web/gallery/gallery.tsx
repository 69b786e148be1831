// All components and states on one page, in the arrangement of design/15-components.png. Development only.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Wordmark } from '../shared/brand/wordmark.tsx';
import { TooltipProvider } from '../ui/overlays/tooltip.tsx';
import '../styles/app.css';
import { ButtonStates } from './button-states.tsx';
import { FieldRows } from './field-rows.tsx';
import { Fields } from './fields.tsx';
import { Inks } from './inks.tsx';
import { Labels } from './labels.tsx';
import { Overlays } from './overlays.tsx';
import { Pickers } from './pickers.tsx';
import { SwitchAndRadio } from './switch-and-radio.tsx';
import { Toasts } from './toasts.tsx';

function Gallery() {
  return (
    <TooltipProvider>
      <main className="px-4 py-10 tablet:px-12">
        <header className="mb-9 flex items-center justify-between">
          <Wordmark size="lg" />
          <h1 className="text-md text-muted-foreground">Components and states</h1>
        </header>
        <div className="grid gap-10 wide:grid-cols-[492px_300px_472px]">
          <ButtonStates />
          <Labels />
          <FieldRows />
          <Pickers />
          <SwitchAndRadio />
          <div className="flex flex-col gap-7">
            <Toasts />
            <Inks />
          </div>
          <Fields />
          <Overlays />
        </div>
      </main>
    </TooltipProvider>
  );
}

const theme = new URLSearchParams(location.search).get('theme') === 'dark' ? 'dark' : 'light';
document.documentElement.dataset.theme = theme;

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
