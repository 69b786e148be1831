import type { Appearance } from '@stripe/stripe-js';
import { useMemo, useSyncExternalStore } from 'react';

/** Our design tokens as Stripe's appearance options; its iframes cannot read our CSS variables. */
export function useStripeAppearance(): Appearance {
  const theme = useSyncExternalStore(onTheme, () => document.documentElement.dataset.theme);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tokens' values depend on the theme.
  return useMemo(() => appearanceOf(tokenReader()), [theme]);
}

function onTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function tokenReader(): (name: string) => string {
  const style = getComputedStyle(document.documentElement);
  return (name) => style.getPropertyValue(`--${name}`).trim();
}

function appearanceOf(token: (name: string) => string): Appearance {
  const ring = (colour: string) => `0 0 0 3px color-mix(in srgb, ${token(colour)} 22%, transparent)`;
  return {
    theme: 'stripe',
    labels: 'above',
    variables: {
      colorPrimary: token('primary'),
      colorBackground: token('card'),
      colorText: token('foreground'),
      colorTextSecondary: token('muted-foreground'),
      colorTextPlaceholder: token('muted-foreground'),
      colorDanger: token('destructive'),
      fontFamily: token('font-ui'),
      fontSizeBase: '15px',
      fontLineHeight: '22px',
      borderRadius: token('radius-md'),
      gridColumnSpacing: '12px',
      gridRowSpacing: '16px',
    },
    rules: {
      '.Label': {
        color: token('foreground'),
        fontSize: token('text-sm'),
        fontWeight: '500',
        lineHeight: token('lh-sm'),
        marginBottom: '6px',
      },
      '.Input': { border: `1px solid ${token('input')}`, boxShadow: 'none', padding: '10px 12px' },
      '.Input:focus': { borderColor: token('primary'), boxShadow: ring('primary'), outline: 'none' },
      '.Input--invalid': { borderColor: token('destructive'), boxShadow: 'none', color: token('foreground') },
      '.Input--invalid:focus': { borderColor: token('destructive'), boxShadow: ring('destructive') },
      '.Error': { color: token('destructive'), fontSize: token('text-sm') },
    },
  };
}
