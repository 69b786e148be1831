import { readFile } from 'node:fs/promises';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

type Rule = { alert?: string; record?: string; expr: string; labels?: { severity: string } };

const [alerts = '', runbook = '', dashboard = '', ...sources] = await Promise.all(
  [
    'infra/alerts.yml',
    'docs/runbook.md',
    'infra/dashboard.json',
    'src/api/http/metrics.ts',
    'src/api/http/client-errors.ts',
    'src/api/security/csp-reports.ts',
  ].map((path) => readFile(path, 'utf8')),
);
const rules = (parse(alerts) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules);
const panels = (JSON.parse(dashboard) as { panels: { targets: { expr: string }[] }[] }).panels;

/** The metrics that a node serves, and those that the rules record. */
function knownMetrics(): string[] {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return [
    ...registry.getMetricsAsArray().map(({ name }) => name),
    ...sources.flatMap((source) => Array.from(source.matchAll(/name: '(\w+)'/g), ([, name = '']) => name)),
    ...rules.flatMap(({ record }) => record ?? []),
    'up',
  ];
}

const metricsIn = (expression: string) =>
  Array.from(
    expression
      .replaceAll(/\{[^}]*\}|\[\w+\]|by \([^)]*\)/g, '')
      .matchAll(/(?<![\w:])[a-z][\w:]*(?![\w:(]| *\()/g),
    ([name]) => name.replace(/_(?:count|bucket|sum)$/, ''),
  ).filter((name) => name !== 'and' && name !== 'by');

test('rules and panels name only metrics that exist', () => {
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  const known = knownMetrics();
  expect(expressions.length).toBeGreaterThan(20);
  for (const expression of expressions) {
    expect(metricsIn(expression).length, expression).toBeGreaterThan(0);
    for (const name of metricsIn(expression)) expect(known, expression).toContain(name);
  }
});

test('the runbook has a line for every alert, and for no other', () => {
  const documented = Array.from(runbook.matchAll(/^\| `(\w+)` \|/gm), ([, name]) => name);
  expect(documented).toEqual(rules.flatMap(({ alert }) => alert ?? []));
});

test('every alert is a page or a ticket', () => {
  for (const { alert, labels } of rules) if (alert) expect(['page', 'ticket']).toContain(labels?.severity);
});
