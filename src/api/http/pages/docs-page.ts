import { apiVersion } from '#domain/account/api-keys.ts';
import { keyExample } from './key-examples.ts';

type Schema = {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  minLength?: number;
};
type Content = Record<string, { schema?: Schema }>;
type Operation = {
  summary?: string;
  security?: Record<string, string[]>[];
  requestBody?: { content?: Content };
  responses?: Record<string, { description?: string; content?: Content }>;
};

/** The part of an OpenAPI document that the page shows. */
export type OpenApi = {
  info: { title: string; description?: string };
  paths?: Record<string, Record<string, Operation>>;
};

/** The documentation page of the API: every call with its request and responses. Without scripts or other files. */
export function docsPage({ info, paths = {} }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callSection(method.toUpperCase(), path, operation)),
  );
  return page(
    `${info.title} API`,
    `<p>${escapeHtml(info.description ?? '')}</p>
<p>The same for machines: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p>
${operations.join('\n')}`,
  );
}

/** The reference for programs: the calls that a key can make, each with an example. */
export function developersPage({ info, paths = {} }: OpenApi, origin: string): string {
  const sections = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const scope = operation.security?.find(({ key }) => key)?.key?.[0];
      if (!scope) return [];
      const example = keyExample(method.toUpperCase(), path, origin);
      return callSection(method.toUpperCase(), path, operation, { scope, example });
    }),
  );
  return page(
    `${info.title} for programs`,
    `<p>Your programs use the calls below with a key. Make one in <a href="/account#keys">Account</a>; it acts for that account
only. <a href="/api/openapi.json">/api/openapi.json</a> has the same for machines, <a href="/api/docs">/api/docs</a> all calls.</p>
<ul>
<li>Send the key with every request: <code>Authorization: Bearer viz_…</code>. A key that does not work gets 401, a call that it
may not make 403, more than 600 requests in ten minutes 429 with <code>Retry-After</code>.</li>
<li>Send an <code>Idempotency-Key</code> with every write. The same request again within a day is done once and gets the same
response.</li>
<li>Lists have 500 entries. The <code>Link</code> header has the address of the next page.</li>
<li>Refusals are <code>application/problem+json</code> with <code>code</code> and <code>message</code>.</li>
<li>Name the version that you have tried: <code>Vizitka-Version: ${apiVersion}</code>. It is kept when a later one changes
something.</li>
</ul>
${sections.join('\n')}`,
  );
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="icon" href="/favicon.svg"><style>${styles}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;
}

function callSection(
  method: string,
  path: string,
  { summary, requestBody, responses = {} }: Operation,
  byKey?: { scope: string; example: string },
): string {
  const body = schemaOf(requestBody?.content);
  const rows = Object.entries(responses).map(([status, { description, content }]) => {
    const isRefusal = Number(status) >= 400;
    const detail = isRefusal ? escapeHtml(description ?? '') : fields(schemaOf(content));
    return `<tr><th scope="row">${status}</th><td>${detail || 'nothing'}</td></tr>`;
  });
  return `<section><h2><code><b>${method}</b> ${escapeHtml(path)}</code></h2><p>${escapeHtml(summary ?? '')}</p>
${byKey ? `<p>Scope <code>${byKey.scope}</code></p><pre tabindex="0"><code>${escapeHtml(byKey.example)}</code></pre>` : ''}
${body ? `<h3>Takes</h3>${fields(body)}` : ''}
<h3>Answers</h3><table><tbody>${rows.join('')}</tbody></table></section>`;
}

function schemaOf(content: Content | undefined): Schema | undefined {
  return content?.['application/json']?.schema;
}

function fields(schema: Schema | undefined): string {
  if (!schema?.properties) return schema ? `<code>${escapeHtml(typeName(schema))}</code>` : '';
  const required = new Set(schema.required);
  const rows = Object.entries(schema.properties).map(
    ([name, field]) =>
      `<li><code>${escapeHtml(name)}</code>: ${escapeHtml(typeName(field))}${required.has(name) ? '' : ', may be left out'}</li>`,
  );
  return `<ul>${rows.join('')}</ul>`;
}

function typeName({ type, format, enum: values, items, anyOf }: Schema): string {
  if (values) return values.map(String).join(' | ');
  if (anyOf) return anyOf.map(typeName).join(' or ');
  if (items) return `list of ${typeName(items)}`;
  const name = Array.isArray(type) ? type.join(' or ') : (type ?? 'anything');
  return format ? `${name} (${format})` : name;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const styles = `
:root{color-scheme:light dark}
body{margin:0;font:15px/1.6 system-ui,sans-serif;background:light-dark(#fbfaf7,#191714);color:light-dark(#1b1917,#f5f1e9)}
main{max-width:720px;margin:0 auto;padding:48px 24px}
h1{letter-spacing:-.025em}h2{font-size:16px;margin:0}h3{font-size:13px;margin:16px 0 4px}
a{color:light-dark(#2335c2,#8f9cff)}
section{background:light-dark(#fff,#221f1b);border:1px solid light-dark(#e1dcd1,#37332c);border-radius:12px;padding:20px 24px;margin:20px 0}
section p{margin:4px 0}pre{overflow-x:auto;font-size:13px}ul{margin:0;padding-left:20px}
th{text-align:left;vertical-align:top;padding-right:16px;font-variant-numeric:tabular-nums}td{padding-bottom:4px}
`;
