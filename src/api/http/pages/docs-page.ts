export type Schema = {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: Schema | boolean;
  const?: unknown;
  description?: string;
  minLength?: number;
};
type Content = Record<string, { schema?: Schema }>;
export type Operation = {
  summary?: string;
  security?: Record<string, string[]>[];
  parameters?: { name: string; description?: string | undefined }[];
  requestBody?: { content?: Content };
  responses?: Record<string, { description?: string; content?: Content }>;
};

/** The part of an OpenAPI document that the pages show. */
export type OpenApi = {
  info: { title: string; description?: string };
  paths?: Record<string, Record<string, Operation>>;
};

/** The words between the names of fields and types. */
type FieldWords = { optional: string; listOf: string; or: string; anything: string };

const english: FieldWords = {
  optional: 'may be left out',
  listOf: 'list of',
  or: 'or',
  anything: 'anything',
};

/** The documentation page of the API: every call with its request and responses. Without scripts or other files. */
export function docsPage({ info, paths = {} }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callSection(method.toUpperCase(), path, operation)),
  );
  const title = escapeHtml(`${info.title} API`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="icon" href="/favicon.svg"><style>${styles}</style></head>
<body><main><h1>${title}</h1><p>${escapeHtml(info.description ?? '')}</p>
<p>The same for machines: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1). What a key can do:
<a href="/developers">/developers</a>.</p>
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
    const detail = isRefusal ? escapeHtml(description ?? '') : schemaFields(schemaOf(content)).html;
    return `<tr><th scope="row">${status}</th><td>${detail || 'nothing'}</td></tr>`;
  });
  return `<section><h2><code><b>${method}</b> ${escapeHtml(path)}</code></h2><p>${escapeHtml(summary ?? '')}</p>
${body ? `<h3>Takes</h3>${schemaFields(body).html}` : ''}
<h3>Answers</h3><table><tbody>${rows.join('')}</tbody></table></section>`;
}

/** The schema of a JSON body. */
export function schemaOf(content: Content | undefined): Schema | undefined {
  return content?.['application/json']?.schema;
}

/** The fields of an object, or of the objects of a list, with the fields within them; of another value its type. */
export function schemaFields(schema: Schema | undefined, words = english): { html: string; count: number } {
  const object = objectsOf(schema)[0];
  if (!object) return { html: schema ? `<code>${typeName(schema, words)}</code>` : '', count: 0 };
  return fieldsOf(object, words, 0);
}

/** Fields within fields are shown so deep; no call has deeper ones that do not repeat. */
const depthMax = 5;

function fieldsOf(
  { properties = {}, required = [] }: Schema,
  words: FieldWords,
  depth: number,
): { html: string; count: number } {
  const needed = new Set(required);
  const rows = Object.entries(properties).map(([name, field]) => {
    const more = needed.has(name) ? '' : `, ${words.optional}`;
    // Descriptions are those of OpenAPI, in English.
    const about = descriptionOf(field);
    const text = about ? ` <span lang="en">${escapeHtml(about)}</span>` : '';
    const within =
      depth < depthMax ? objectsOf(field).map((one) => fieldsOf(one, words, depth + 1).html) : [];
    return `<li><code>${escapeHtml(name)}</code>: ${typeName(field, words)}${more}${text}${within.join('')}</li>`;
  });
  return { html: `<ul>${rows.join('')}</ul>`, count: rows.length };
}

/** The objects that a value is, or that are in it: of a list, of one of several forms, or under any name. */
function objectsOf(schema: Schema | undefined): Schema[] {
  if (!schema) return [];
  if (schema.properties) return [schema];
  const { items, anyOf = [], oneOf = [], allOf = [], additionalProperties } = schema;
  const named = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  return [items, named, ...anyOf, ...oneOf, ...allOf].flatMap(objectsOf);
}

function descriptionOf({ description, items }: Schema): string {
  return description ?? items?.description ?? '';
}

/** The HTML of a type: words of the page, and those of JSON as they are. */
function typeName(
  { type, format, enum: values, const: only, items, anyOf, oneOf }: Schema,
  words: FieldWords,
): string {
  if (values) return literal(values.map(String).join(' | '));
  if (only !== undefined) return literal(JSON.stringify(only));
  const forms = anyOf ?? oneOf;
  if (forms) return forms.map((one) => typeName(one, words)).join(` ${words.or} `);
  if (items) return `${words.listOf} ${typeName(items, words)}`;
  if (type === undefined) return words.anything;
  return [type]
    .flat()
    .map((name) => literal(format ? `${name} (${format})` : name))
    .join(` ${words.or} `);
}

function literal(text: string): string {
  return `<span translate="no">${escapeHtml(text)}</span>`;
}

export function escapeHtml(text: string): string {
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
