import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const script = join(import.meta.dirname, '../../../simulator/identity/start-identity-provider.ts');

/** The client of the provider. */
export const realClient = { clientId: 'vizitka', clientSecret: 'secret-of-the-identity-provider' };

/** Starts a certified identity provider in a process of its own. */
export async function startRealProvider(redirectUri: string) {
  const child = spawn(process.execPath, [script, '0', redirectUri], { stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  while (!/^http:.*\n/m.test(output)) {
    const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
    output += chunk.toString();
  }
  const issuer = /^http:\S+/m.exec(output)?.[0] ?? '';
  return {
    issuer,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Signs in on the pages of the provider, as a browser does; returns the query of the page that it leads back to. */
export async function signInAt(start: string, email: string, redirectUri: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next: { url: string; form?: URLSearchParams } = { url: start };
  for (let step = 0; step < 12; step += 1) {
    if (next.url.startsWith(redirectUri)) return new URL(next.url).search.slice(1);
    const response = await fetch(next.url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(next.form && { method: 'POST', body: next.form }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    const location = response.headers.get('location');
    next = location
      ? { url: new URL(location, next.url).href }
      : filledForm(await response.text(), next.url, email);
  }
  throw new Error('the provider does not lead back');
}

function filledForm(page: string, url: string, email: string) {
  const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1];
  if (!action) throw new Error(`no form: ${page.slice(0, 200)}`);
  const hidden = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const form = new URLSearchParams();
  for (const [, name = '', value = ''] of hidden) form.set(name, value);
  form.set('login', email);
  form.set('password', 'any');
  return { url: new URL(action, url).href, form };
}
