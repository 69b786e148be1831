import { type CallName, callPaths } from '#contract/all-call-paths.ts';

/** The bodies of the examples. A test sends each of them. */
const bodies: Partial<Record<CallName, object>> = {
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

/** A request by a key as a command. $ID is the id of a card or a design. */
export function keyExample(method: string, path: string, origin: string): string {
  const pattern = path.replace(/\{(\w+)\}/g, ':$1');
  const name = (Object.keys(callPaths) as CallName[]).find(
    (one) => callPaths[one].method === method && callPaths[one].path === pattern,
  );
  const body = name && bodies[name];
  return [
    `curl -X ${method} ${origin}${path.replace(/\{\w+\}/g, '$ID')}`,
    '-H "Authorization: Bearer $KEY"',
    ...(method === 'GET' ? [] : ['-H "Idempotency-Key: $(uuidgen)"']),
    ...(body ? ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(body)}'`] : []),
  ].join(' \\\n  ');
}
