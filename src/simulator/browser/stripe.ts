import type {
  Appearance,
  ConfirmPaymentData,
  PaymentIntentResult,
  StripeConstructor,
  StripeError,
} from '@stripe/stripe-js';

/** The part of Stripe.js that a card payment needs, connected to the simulator. Served as a plain script, so it may import types only. */
(() => {
  type FieldName = 'number' | 'expiry' | 'cvc';
  type Options = { clientSecret?: string; appearance?: Appearance };
  type Handler = (event: object) => void;
  type CardForm = ReturnType<typeof cardForm>;

  const script = document.currentScript;
  const simulator = script instanceof HTMLScriptElement ? new URL(script.src).origin : location.origin;
  const countries = ['SK', 'CZ', 'AT', 'DE', 'HU', 'PL', 'GB', 'US'];
  const countryNames = new Intl.DisplayNames('en', { type: 'region' });

  const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

  /** How each field is formatted while typing, and its validation error on payment. */
  const fields: Record<
    FieldName,
    {
      format: (digits: string) => string;
      problem: (digits: string) => [code: string, message: string] | null;
    }
  > = {
    number: {
      format: (digits) => (digits.slice(0, 19).match(/.{1,4}/g) ?? []).join(' '),
      problem: (digits) => {
        if (digits.length < 14) return ['incomplete_number', 'Your card number is incomplete.'];
        return passesLuhn(digits) ? null : ['invalid_number', 'Your card number is invalid.'];
      },
    },
    expiry: {
      format: (digits) => (digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2, 4)}` : digits),
      problem: (digits) => {
        const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))];
        if (digits.length < 4 || month < 1 || month > 12) {
          return ['incomplete_expiry', "Your card's expiration date is incomplete."];
        }
        const isPast = new Date(year, month) <= new Date();
        return isPast ? ['invalid_expiry_year_past', "Your card's expiration date is in the past."] : null;
      },
    },
    cvc: {
      format: (digits) => digits.slice(0, 4),
      problem: (digits) =>
        digits.length < 3 ? ['incomplete_cvc', "Your card's security code is incomplete."] : null,
    },
  };

  function passesLuhn(digits: string): boolean {
    const sum = [...digits].reverse().reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
    return sum % 10 === 0;
  }

  const markup = `
    <style></style>
    <div class="Grid">
      <div class="Wide">
        <label class="Label" for="number">Card number</label><span class="TestMode">Test mode</span>
        <input class="Input" id="number" autocomplete="cc-number" placeholder="1234 1234 1234 1234" />
      </div>
      <div>
        <label class="Label" for="expiry">Expiration date</label>
        <input class="Input" id="expiry" autocomplete="cc-exp" placeholder="MM / YY" />
      </div>
      <div>
        <label class="Label" for="cvc">Security code</label>
        <input class="Input" id="cvc" autocomplete="cc-csc" placeholder="CVC" />
      </div>
      <div class="Wide">
        <label class="Label" for="country">Country</label>
        <select class="Input" id="country" autocomplete="country">
          ${countries.map((code) => `<option value="${code}">${countryNames.of(code)}</option>`).join('')}
        </select>
      </div>
    </div>`;

  const icons = {
    card: '<rect x="1" y="3.5" width="18" height="13" rx="2"/><path d="M1 8h18M4.5 12.5h3"/>',
    below: '<path d="m6 8 4 4 4-4"/>',
  };

  const iconImage = (name: keyof typeof icons, colour = '') =>
    `url('data:image/svg+xml,${encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" width="18" height="18" viewBox="0 0 20 20" fill="none" stroke="${colour}" stroke-width="1.5">${icons[name]}</svg>`,
    )}') no-repeat right 12px center`;

  /** The page's Appearance object as CSS; its rules use Stripe's class names. */
  function styleOf({ variables = {}, rules = {} }: Appearance): string {
    const sheet = Object.entries(rules).map(([selector, rule]) => {
      const lines = Object.entries(rule).map(
        ([name, value]) => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`,
      );
      return `${selector}{${lines.join(';')}}`;
    });
    return `
      :host { font: ${variables.fontSizeBase}/${variables.fontLineHeight} ${variables.fontFamily}; color: ${variables.colorText} }
      .Grid { display: grid; grid-template-columns: 1fr 1fr; gap: ${variables.gridRowSpacing} ${variables.gridColumnSpacing} }
      .Wide { grid-column: 1 / -1; position: relative }
      .Label { display: block }
      .TestMode { position: absolute; top: 0; right: 0; font-size: 12px; line-height: 20px; color: ${variables.colorTextSecondary} }
      .Input { box-sizing: border-box; width: 100%; height: 44px; font: inherit; color: inherit;
        background: ${variables.colorBackground}; border-radius: ${variables.borderRadius}; appearance: none }
      #number { background: ${iconImage('card', variables.colorTextSecondary)} ${variables.colorBackground} }
      select.Input { background: ${iconImage('below', variables.colorTextSecondary)} ${variables.colorBackground} }
      .Input::placeholder { color: ${variables.colorTextPlaceholder}; opacity: 1 }
      .Error { margin: 4px 0 0 }
      ${sheet.join('\n')}
      @media (width < 640px) { .Input { height: 48px; font-size: 16px } }`;
  }

  function cardForm() {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = markup;
    const inputs = {} as Record<FieldName, HTMLInputElement>;
    for (const input of root.querySelectorAll('input')) {
      inputs[input.id as FieldName] = input;
      input.inputMode = 'numeric';
      input.addEventListener('input', () => {
        const isAtEnd = input.selectionStart === input.value.length;
        if (isAtEnd) input.value = fields[input.id as FieldName].format(digitsOf(input.value));
        showError(input, null);
      });
    }

    function showError(input: HTMLInputElement, message: string | null): void {
      const error = input.parentElement?.querySelector('.Error');
      if (error) error.remove();
      input.classList.toggle('Input--invalid', message !== null);
      input.setAttribute('aria-invalid', String(message !== null));
      if (message === null) return;
      const id = `${input.id}-error`;
      input.setAttribute('aria-describedby', id);
      input.insertAdjacentHTML('afterend', `<p class="Error" id="${id}" role="alert">${message}</p>`);
    }

    const names = Object.keys(fields) as FieldName[];
    const value = (name: FieldName) => digitsOf(inputs[name].value);
    return {
      host,
      applyAppearance: (appearance: Appearance) => {
        const style = root.querySelector('style');
        if (style) style.textContent = styleOf(appearance);
      },
      isComplete: () => names.every((name) => fields[name].problem(value(name)) === null),
      focus: () => inputs.number.focus(),
      isEmpty: () => names.every((name) => value(name) === ''),
      /** Shows the error of each field; returns the first one. */
      validate: (): StripeError | null => {
        const problems = names.flatMap((name) => {
          const problem = fields[name].problem(value(name));
          showError(inputs[name], problem?.[1] ?? null);
          return problem ? [{ name, code: problem[0], message: problem[1] }] : [];
        });
        const [first] = problems;
        if (!first) return null;
        inputs[first.name].focus();
        return { type: 'validation_error', code: first.code, message: first.message };
      },
      card: () => ({
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': value('number'),
        'payment_method_data[card][exp_month]': value('expiry').slice(0, 2),
        'payment_method_data[card][exp_year]': value('expiry').slice(2),
        'payment_method_data[card][cvc]': value('cvc'),
        'payment_method_data[billing_details][address][country]': root.querySelector('select')?.value ?? '',
      }),
    };
  }

  /** The payment element of a page. A late listener still gets the ready event. */
  function paymentElement(form: CardForm) {
    const handlers = new Map<string, Set<Handler>>();
    const emit = (event: string, details: object = {}) => {
      for (const handler of handlers.get(event) ?? []) handler({ elementType: 'payment', ...details });
    };
    form.host.shadowRoot?.addEventListener('input', () =>
      emit('change', {
        empty: form.isEmpty(),
        complete: form.isComplete(),
        collapsed: false,
        value: { type: 'card' },
      }),
    );
    return {
      mount: (place: string | HTMLElement) => {
        (typeof place === 'string' ? document.querySelector(place) : place)?.append(form.host);
        emit('ready');
      },
      on: (event: string, handler: Handler) => {
        handlers.set(event, (handlers.get(event) ?? new Set()).add(handler));
        if (event === 'ready' && form.host.isConnected)
          queueMicrotask(() => handler({ elementType: 'payment' }));
      },
      off: (event: string, handler: Handler) => handlers.get(event)?.delete(handler),
      update: () => undefined,
      focus: () => form.focus(),
      unmount: () => form.host.remove(),
      destroy: () => form.host.remove(),
    };
  }

  function elements(options: Options = {}) {
    const form = cardForm();
    const element = paymentElement(form);
    form.applyAppearance(options.appearance ?? {});
    return {
      form,
      secret: options.clientSecret ?? '',
      create: () => element,
      getElement: () => element,
      submit: async () => ({ error: form.validate() ?? undefined }),
      update: ({ appearance }: Options) => appearance && form.applyAppearance(appearance),
    };
  }

  /** Shows the bank's authentication dialog; true if the card holder confirms. */
  function authenticate(): Promise<boolean> {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', 'Test mode: authentication');
    dialog.style.cssText =
      'margin:auto;max-width:380px;padding:24px;border:1px solid;border-radius:12px;font:15px/22px sans-serif';
    dialog.innerHTML = `
      <form method="dialog">
        <p style="margin-bottom:16px">Test mode. Your bank asks whether it is you who pays.</p>
        <button value="pass" style="min-height:44px;padding:0 16px;border:1px solid;border-radius:8px">Complete authentication</button>
        <button value="fail" style="min-height:44px;padding:0 16px">Fail authentication</button>
      </form>`;
    document.body.append(dialog);
    dialog.showModal();
    return new Promise((resolve) => {
      dialog.addEventListener('close', () => {
        resolve(dialog.returnValue === 'pass');
        dialog.remove();
      });
    });
  }

  async function request(
    method: 'GET' | 'POST',
    path: string,
    sent: Record<string, string>,
  ): Promise<PaymentIntentResult> {
    const form = new URLSearchParams(sent);
    const url = `${simulator}${path}`;
    try {
      const response = await (method === 'GET'
        ? fetch(`${url}?${form}`)
        : fetch(url, { method, body: form }));
      const body: unknown = await response.json();
      return (response.ok ? { paymentIntent: body } : body) as PaymentIntentResult;
    } catch {
      const message =
        'The payment provider could not be reached. Please check your connection and try again.';
      return { error: { type: 'api_connection_error', message } };
    }
  }

  const idOf = (secret: string) => secret.split('_secret_')[0] ?? '';

  const provider = (key: string) => ({
    elements,
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    confirmCardPayment: () => undefined,
    retrievePaymentIntent: (secret: string) =>
      request('GET', `/v1/payment_intents/${idOf(secret)}`, { key, client_secret: secret }),
    confirmPayment: async (payment: {
      elements: ReturnType<typeof elements>;
      confirmParams?: Partial<ConfirmPaymentData>;
    }): Promise<PaymentIntentResult> => {
      const { form, secret } = payment.elements;
      const problem = form.validate();
      if (problem) return { error: problem };
      const sent = { key, client_secret: secret };
      const confirmed = await request('POST', `/v1/payment_intents/${idOf(secret)}/confirm`, {
        ...sent,
        ...form.card(),
        return_url: payment.confirmParams?.return_url ?? '',
      });
      if (confirmed.paymentIntent?.status !== 'requires_action') return confirmed;
      const outcome = (await authenticate()) ? 'pass' : 'fail';
      const authenticated = await request('POST', `/sim/payment_intents/${idOf(secret)}/authenticate`, {
        ...sent,
        outcome,
      });
      const failure = authenticated.paymentIntent?.last_payment_error;
      return failure ? { error: failure } : authenticated;
    },
  });

  window.Stripe = provider as unknown as StripeConstructor;
})();
