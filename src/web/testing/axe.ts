import axe from 'axe-core';
import { expect } from 'vitest';

/** Runs axe on the page in light and dark; in dark only the colour rules. Without the rules about a whole page, which a component is not. */
export async function expectNoViolations(): Promise<void> {
  const light = await violations({
    runOnly: {
      type: 'tag',
      values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    },
    rules: Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])),
  });
  document.documentElement.dataset.theme = 'dark';
  const dark = await violations({ runOnly: { type: 'rule', values: ['color-contrast'] } });
  document.documentElement.dataset.theme = 'light';
  expect([...light, ...dark].join('\n')).toBe('');
}

const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'meta-viewport', 'bypass'];

async function violations(options: axe.RunOptions): Promise<string[]> {
  // Colours change in transitions.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const found = await axe.run(document, options);
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
