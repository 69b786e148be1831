import type { DevelopersMessages } from '#messages/en/developers.ts';
import { escapeHtml } from '../docs-page.ts';

/** An example to copy. `kind` is how a test finds it, `call` what it is an example of. */
export function codeBlock(
  kind: string,
  label: string,
  code: string,
  call: string,
  texts: DevelopersMessages,
): string {
  return `<figure class="code" data-language="${kind}"><figcaption>${label}<button type="button" class="copy" hidden aria-label="${texts.copyOf(call)} (${label})">${texts.copy}</button></figcaption><pre tabindex="0" aria-label="${label}: ${call}"><code>${escapeHtml(code)}</code></pre></figure>`;
}
