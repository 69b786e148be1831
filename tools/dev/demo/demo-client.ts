/** Somebody at a browser: keeps their cookies. Every call fails with the answer if it is refused. */
export type DemoClient = {
  send: (method: 'GET' | 'POST' | 'PUT', path: string, sent?: Sent) => Promise<unknown>;
};

export type Sent = { body?: object; headers?: Record<string, string> };

/** A client of a running server. */
export function httpClient(origin: string): DemoClient {
  const cookies = new Map<string, string>();
  return {
    async send(method, path, { body, headers } = {}) {
      const response = await fetch(origin + path, {
        method,
        headers: {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      for (const set of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        cookies.set(name, value);
      }
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
      return text === '' ? null : (JSON.parse(text) as unknown);
    },
  };
}

/** Pays as the checkout does: with a test card, at the simulator of payments. */
export function payAtSimulator(origin: string, publishableKey: string) {
  return async (clientSecret: string): Promise<void> => {
    const [intent = ''] = clientSecret.split('_secret_');
    const response = await fetch(`${origin}/v1/payment_intents/${intent}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({
        key: publishableKey,
        client_secret: clientSecret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': '4242424242424242',
      }),
    });
    if (!response.ok) throw new Error(`The payment was refused: ${await response.text()}`);
  };
}
