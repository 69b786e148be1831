import { expect, test } from 'vitest';
import { languages } from '#domain/account/languages.ts';
import { languageFacts } from '#messages/languages.ts';
import { formatDollars } from './dollars.ts';

test.each(languages)(
  'dollars in %s are written as Intl writes them, whole ones without cents',
  (language) => {
    const format = new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
      // Some languages leave four digits ungrouped.
      useGrouping: 'always',
    });
    for (const cents of [0, 1900, 1950, 1905, -500, -1, 123_400, 1_234_550, 100_000_000])
      expect(formatDollars(language, cents)).toBe(format.format(cents / 100));
    expect(languageFacts[language].dollars).toContain('#');
  },
);
