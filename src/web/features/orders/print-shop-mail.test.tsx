import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { sentMailStates } from '#domain/mail/mail.ts';
import cs from '#messages/cs/orders.ts';
import de from '#messages/de/orders.ts';
import en from '#messages/en/orders.ts';
import sk from '#messages/sk/orders.ts';
import { PrintShopMail } from './print-shop-mail.tsx';

const useTexts = vi.hoisted(() => vi.fn());
vi.mock('../../shared/i18n/use-texts.ts', () => ({ useTexts }));

const recipient = 'data@kontrast.example';

test.each(Object.entries({ en, sk, cs, de }))(
  'the order says in %s what became of the mail to its print shop',
  (_, texts) => {
    useTexts.mockReturnValue(texts);
    const shown = sentMailStates.map((state) =>
      renderToStaticMarkup(<PrintShopMail mail={{ recipient, state }} />),
    );
    expect(new Set(shown).size).toBe(sentMailStates.length);
    for (const text of shown) expect(text).toContain(recipient);
    expect(shown.map((text) => text.includes('role="alert"'))).toEqual(
      sentMailStates.map((state) => state === 'overLimit' || state === 'refused'),
    );
  },
);
