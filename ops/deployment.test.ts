import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '#api/config/config.ts';
import { settings as known } from '#api/config/settings/settings.ts';
import { requestTimeoutMs } from '#api/http/http-server.ts';
import { operatorSettings } from './operator-settings.ts';

/** Compares the deployment files with the server's settings. Needs no Docker. */

type Service = {
  image: string;
  command?: string[];
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  ports?: string[];
  restart?: string;
  stop_grace_period?: string;
  environment?: Record<string, string>;
  healthcheck?: { test?: string[]; disable?: boolean };
  depends_on?: Record<string, { condition: string }>;
};

const [compose, dockerfile, caddyfile, example] = await Promise.all(
  ['compose.yml', 'Dockerfile', 'Caddyfile', 'settings.env.example'].map((name) =>
    readFile(`infra/${name}`, 'utf8'),
  ),
);
const { services } = parse(compose ?? '', { merge: true }) as { services: Record<string, Service> };
const nodes = ['app-1', 'app-2'].map((name) => services[name]);

test('there are two nodes, a proxy, PostgreSQL, object storage and Redis, and migrations run before the nodes', () => {
  expect(Object.keys(services).sort()).toEqual(
    ['app-1', 'app-2', 'caddy', 'migrate', 'postgres', 'redis', 'storage', 'tools'].sort(),
  );
  for (const node of nodes) {
    expect(node?.depends_on?.migrate?.condition).toBe('service_completed_successfully');
  }
});

test('counters of wrong passwords are never evicted to make room', () => {
  expect(services.redis?.command?.join(' ')).toContain('--maxmemory-policy noeviction');
});

test('every long-running service has a health check; one-off services have none', () => {
  for (const [name, { healthcheck, restart }] of Object.entries(services)) {
    if (restart === 'no') expect(healthcheck, name).toEqual({ disable: true });
    else expect(healthcheck?.test?.[0], name).toBe('CMD');
  }
});

test('every argument of a health check and of a command is a string, as Compose requires', () => {
  for (const [name, { healthcheck, command = [] }] of Object.entries(services))
    for (const word of [...(healthcheck?.test ?? []), ...command]) expect(word, name).toBeTypeOf('string');
  const check = nodes[0]?.healthcheck?.test?.at(-1) ?? '';
  expect(check).toContain('process.exit(a.ok ? 0 : 1)');
});

test('nodes use their own database role, which the migrations create; only migrations and tools use the owner', () => {
  const owner = services.postgres?.environment?.POSTGRES_USER;
  const roleOf = (name: string) =>
    /^postgres:\/\/(\w+):/.exec(services[name]?.environment?.DATABASE_URL ?? '')?.[1];
  expect([roleOf('app-1'), roleOf('app-2')]).toEqual(['vizitka_app', 'vizitka_app']);
  expect([roleOf('migrate'), roleOf('tools')]).toEqual([owner, owner]);
  expect(services.migrate?.environment).toMatchObject({
    DATABASE_APP_ROLE: 'vizitka_app',
    DATABASE_APP_PASSWORD: expect.stringContaining('POSTGRES_APP_PASSWORD') as string,
  });
});

test('every base image can be pinned by its digest', () => {
  const ours = /^(vizitka|vizitka-tools):/;
  for (const [name, { image }] of Object.entries(services))
    if (!ours.test(image)) expect(image, name).toMatch(/^\$\{[A-Z]+_IMAGE:-[\w./-]+:[\w.-]+\}$/);
  const bases = [...(dockerfile ?? '').matchAll(/^FROM (\S+)/gm)].map(([, base = '']) => base);
  for (const base of bases) expect(base).toMatch(/^(\$\{NODE_IMAGE\}|app)$/);
});

test('our containers are read-only, do not run as root and cannot gain privileges', () => {
  for (const name of ['app-1', 'app-2', 'migrate', 'tools']) {
    expect(services[name], name).toMatchObject({
      user: 'node',
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  }
  const stages = (dockerfile ?? '').split(/^FROM /m).slice(1);
  expect(stages.at(-1)?.trim()).toBe('app');
  for (const stage of stages.filter((text) => text.includes('CMD ['))) {
    expect(stage.match(/^USER \w+$/gm)?.at(-1)).toBe('USER node');
  }
  expect(stages.find((text) => text.includes('AS app'))).toMatch(/^HEALTHCHECK .*healthz/m);
});

test('only the proxy is reachable from outside, and it forwards to every node', () => {
  const reached = Object.keys(services).filter((name) => services[name]?.ports);
  expect(reached).toEqual(['caddy']);
  for (const [, host = ''] of (caddyfile ?? '').matchAll(/([\w-]+):\d{4}\b/g)) {
    expect(Object.keys(services)).toContain(host);
  }
  expect(caddyfile).toContain('reverse_proxy app-1:3000 app-2:3000 {');
});

test('a node starts with the settings of Compose and the example, and neither has an unknown setting', () => {
  const typed = operatorSettings(example ?? '');
  const set = nodes[0]?.environment ?? {};
  for (const name of [...Object.keys(typed), ...Object.keys(set)]) expect(Object.keys(known)).toContain(name);
  const filled = Object.fromEntries(
    Object.entries(set).map(([name, value]) => [name, value.replaceAll(/\$\{\w+:\?\}/g, 'cards.example')]),
  );
  expect(readConfig({ ...filled, ...typed })).toMatchObject({
    environment: 'production',
    storage: { kind: 's3' },
    drainMs: 3000,
  });
});

test('every command of package.json can be run in a container', async () => {
  const [scripts, build] = await Promise.all(
    ['package.json', 'vite.api.config.ts'].map((path) => readFile(path, 'utf8')),
  );
  const commands = Array.from(
    (scripts ?? '').matchAll(/src\/api\/commands\/([\w-]+)\.ts/g),
    ([, name]) => name,
  );
  expect(commands.length).toBeGreaterThan(4);
  for (const name of commands) expect(build).toContain(`'${name}'`);
});

test('a stopping node has more time than its longest request', () => {
  for (const node of nodes) {
    const graceMs = Number.parseInt(node?.stop_grace_period ?? '0', 10) * 1000;
    expect(graceMs).toBeGreaterThan(Number(node?.environment?.DRAIN_MS) + requestTimeoutMs);
  }
});
