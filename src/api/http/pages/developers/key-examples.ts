import { type EndpointName, endpoints } from '#contract/endpoints.ts';

/** The bodies of the examples. A test sends each of them. */
const bodies: Partial<Record<EndpointName, object>> = {
  saveCard: {
    name: 'Ján Kováč',
    companyName: 'Stavby Kriváň',
    fullName: 'Ján Kováč',
    position: 'Site manager',
    phone: '+421 900 123 456',
    email: 'jan@stavby.example',
  },
  changeCard: { name: 'Ján Kováč, Košice' },
  putPeople: {
    complete: false,
    people: [{ externalId: '4711', texts: { fullName: 'Ján Kováč', email: 'jan@stavby.example' } }],
  },
};

/** A request by a key: as a command, as code, and the body alone. */
export type KeyExample = { curl: string; code: string; body: string | null };

/** The example of a call. The id of a card, a design or an order is $ID in the command and `id` in the code. */
export function keyExample(name: EndpointName, origin: string): KeyExample {
  const { method, path } = endpoints[name];
  const body = bodies[name];
  const isWrite = method !== 'GET';
  const hasId = path.includes(':id');
  const curl = [
    `curl -X ${method} ${origin}${path.replace(':id', '$ID')}`,
    '-H "Authorization: Bearer $KEY"',
    ...(isWrite ? ['-H "Idempotency-Key: $(openssl rand -hex 16)"'] : []),
    ...(path.endsWith('.pdf') ? ['-o card.pdf'] : []),
    ...(body ? ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(body)}'`] : []),
  ].join(' \\\n  ');
  const address = origin + path.replace(':id', `\${id}`);
  const code = [
    `const response = await fetch(${hasId ? `\`${address}\`` : `'${address}'`}, {`,
    ...(isWrite ? [`  method: '${method}',`] : []),
    '  headers: {',
    `    Authorization: \`Bearer \${process.env.KEY}\`,`,
    ...(isWrite ? ["    'Idempotency-Key': crypto.randomUUID(),"] : []),
    ...(body ? ["    'Content-Type': 'application/json',"] : []),
    '  },',
    ...(body ? [`  body: JSON.stringify(${indented(body)}),`] : []),
    '});',
    ...(method === 'DELETE'
      ? []
      : [`const result = await response.${path.endsWith('.pdf') ? 'bytes' : 'json'}();`]),
  ].join('\n');
  return { curl, code, body: body ? JSON.stringify(body, null, 2) : null };
}

/** A value as an object literal. */
function indented(body: object): string {
  return JSON.stringify(body, null, 2)
    .replaceAll('\n', '\n  ')
    .replace(/"(\w+)":/g, '$1:')
    .replaceAll("'", "\\'")
    .replace(/"((?:[^"\\]|\\.)*)"/g, "'$1'");
}
