import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { readConfig } from '#api/config/config.ts';
import { settings as known } from '#api/config/settings/settings.ts';
import { requestTimeoutMs } from '#api/http/http-server.ts';
import { operatorSettings } from './operator-settings.ts';

/** Compares the manifests with the server and with each other. Needs no cluster. */

type Probe = { httpGet: { path: string; port: string }; periodSeconds: number };
type Container = {
  name: string;
  image: string;
  command?: string[];
  ports?: { name: string; containerPort: number }[];
  securityContext: unknown;
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  resources: { requests: { memory: string }; limits: { memory: string } };
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  volumeMounts?: { name: string; mountPath: string }[];
};
type Pod = {
  metadata: { labels: Record<string, string> };
  spec: {
    automountServiceAccountToken: boolean;
    serviceAccountName: string;
    securityContext: unknown;
    terminationGracePeriodSeconds?: number;
    containers: [Container];
    volumes?: { name: string }[];
  };
};
type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec: { selector: unknown; template: Pod; [field: string]: unknown };
};

const documents = parseAllDocuments(await readFile('infra/kubernetes/vizitka.yaml', 'utf8'));
const manifests = documents.map((document) => document.toJS() as Manifest);
const example = await readFile('infra/settings.env.example', 'utf8');

function manifestOf(kind: string): Manifest {
  const [found, ...others] = manifests.filter((manifest) => manifest.kind === kind);
  if (!found || others.length > 0) throw new Error(`There is not one ${kind}`);
  return found;
}

const settings = manifestOf('ConfigMap').data ?? {};
const nodePod = manifestOf('Deployment').spec.template;
const migratePod = manifestOf('Job').spec.template;
const [node, migrate] = [nodePod.spec.containers[0], migratePod.spec.containers[0]];
const labels = nodePod.metadata.labels;

test('the manifests are valid YAML of current versions of the API', () => {
  expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
  expect(manifests.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`)).toEqual([
    'v1 ConfigMap',
    'v1 ServiceAccount',
    'batch/v1 Job',
    'apps/v1 Deployment',
    'policy/v1 PodDisruptionBudget',
    'v1 Service',
    'networking.k8s.io/v1 Ingress',
  ]);
});

test('pods are read-only, do not run as root, have no rights in the cluster and a limit of memory', () => {
  for (const { spec } of [nodePod, migratePod]) {
    expect(spec).toMatchObject({
      automountServiceAccountToken: false,
      serviceAccountName: manifestOf('ServiceAccount').metadata.name,
      securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(spec.containers[0].securityContext).toEqual({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
    expect(spec.containers[0].resources.limits.memory).toMatch(/^\d+[MG]i$/);
  }
});

test('the owner of the database is known to the migrations alone', () => {
  const sourcesOf = ({ envFrom }: Container) =>
    envFrom.map(({ configMapRef, secretRef }) => (configMapRef ?? secretRef)?.name);
  expect(sourcesOf(migrate)).toEqual(['vizitka-owner']);
  expect(sourcesOf(node)).toEqual(['vizitka-settings', 'vizitka-secrets']);
  expect(migrate.command).toEqual(['node', 'dist/api/commands/migrate.js']);
  expect(migrate.image).toBe(node.image);
});

test('a node starts with these settings and secrets, and none is unknown', () => {
  const secrets = {
    ...operatorSettings(example),
    DATABASE_URL: 'postgres://vizitka_app:x@database/vizitka',
    REDIS_URL: 'redis://redis',
    S3_ACCESS_KEY_ID: 'x',
    S3_SECRET_ACCESS_KEY: 'x',
  };
  for (const name of Object.keys(settings)) expect(Object.keys(known)).toContain(name);
  expect(readConfig({ ...settings, ...secrets })).toMatchObject({ environment: 'production' });
  expect(node.volumeMounts?.map(({ mountPath }) => mountPath)).toContain(settings.LEGAL_DIR);
  expect(node.volumeMounts?.map(({ name }) => name)).toEqual(nodePod.spec.volumes?.map(({ name }) => name));
});

test('a release keeps every node until another is ready, and a stopping node finishes its requests', () => {
  expect(manifestOf('Deployment').spec.strategy).toEqual({
    type: 'RollingUpdate',
    rollingUpdate: { maxUnavailable: 0, maxSurge: 1 },
  });
  const graceMs = (nodePod.spec.terminationGracePeriodSeconds ?? 0) * 1000;
  const probeMs = (node.readinessProbe?.periodSeconds ?? 0) * 1000;
  expect(graceMs).toBeGreaterThan(probeMs + Number(settings.DRAIN_MS) + requestTimeoutMs);
  expect(Number(settings.DRAIN_MS)).toBeGreaterThan(2 * probeMs);
});

test('a node that is not ready gets no requests, and only a dead process is restarted', () => {
  expect(node.readinessProbe?.httpGet).toEqual({ path: '/readyz', port: 'http' });
  expect(node.livenessProbe?.httpGet).toEqual({ path: '/healthz', port: 'http' });
});

test('budget, service and ingress refer to the nodes', () => {
  expect(manifestOf('Deployment').spec.selector).toEqual({ matchLabels: labels });
  expect(manifestOf('PodDisruptionBudget').spec.selector).toEqual({ matchLabels: labels });
  const { metadata, spec } = manifestOf('Service');
  expect(spec).toMatchObject({
    selector: labels,
    ports: [{ name: 'http', targetPort: node.ports?.[0]?.name }],
  });
  expect(migratePod.metadata.labels).not.toMatchObject(labels);
  expect(JSON.stringify(manifestOf('Ingress').spec)).toContain(
    `"service":{"name":"${metadata.name}","port":{"name":"http"}}`,
  );
  expect(new URL(settings.PUBLIC_ORIGIN ?? '').hostname).toBe('cards.example');
  expect(manifestOf('Ingress').spec.rules).toMatchObject([{ host: 'cards.example' }]);
});
