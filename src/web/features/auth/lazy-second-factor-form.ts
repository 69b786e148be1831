import { lazyComponent } from '../../shared/loading/lazy-component.tsx';

/** Loaded when an account has a second factor, which few have. */
export const LazySecondFactorForm = lazyComponent(
  async () => (await import('./second-factor-form.tsx')).SecondFactorForm,
);
