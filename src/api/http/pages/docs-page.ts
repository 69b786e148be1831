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
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)} API</title><link rel="icon" href="/favicon.svg"><style>${styles}</style></head>
<body><main><h1>${escapeHtml(info.title)} API</h1><p>${escapeHtml(info.description ?? '')}</p>
<p>The same for machines: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p>
${operations.join('\n')}</main></body></html>`;
}

function callSection(
  method: string,
  path: string,
  { summary, requestBody, responses = {} }: Operation,
): string {
  const body = schemaOf(requestBody?.content);
  const rows = Object.entries(responses).map(([status, { description, content }]) => {
    const isRefusal = Number(status) >= 400;
    const detail = isRefusal ? escapeHtml(description ?? '') : fields(schemaOf(content));
    return `<tr><th scope="row">${status}</th><td>${detail || 'nothing'}</td></tr>`;
  });
  return `<section><h2><code><b>${method}</b> ${escapeHtml(path)}</code></h2><p>${escapeHtml(summary ?? '')}</p>
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
section p{margin:4px 0}ul{margin:0;padding-left:20px}
th{text-align:left;vertical-align:top;padding-right:16px;font-variant-numeric:tabular-nums}td{padding-bottom:4px}
`;
