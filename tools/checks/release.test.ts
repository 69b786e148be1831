import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { release } from '#contract/release.ts';

const read = (path: string) => readFile(path, 'utf8');
const matches = async (path: string, pattern: RegExp) =>
  Array.from((await read(path)).matchAll(pattern), ([, found]) => found);

test('one release is named everywhere', async () => {
  expect(release).toMatch(/^\d+\.\d+\.\d+$/);
  const { version } = JSON.parse(await read('package.json')) as { version: string };
  const lock = JSON.parse(await read('package-lock.json')) as {
    version: string;
    packages: Record<string, { version: string }>;
  };
  expect([version, lock.version, lock.packages['']?.version]).toEqual([release, release, release]);
  expect(await matches('infra/Dockerfile', /image\.version="(.*)"/g)).toEqual([release]);
  expect(await matches('infra/.env.example', /^RELEASE=(.*)$/gm)).toEqual([release]);
  expect(await matches('infra/kubernetes/vizitka.yaml', /vizitka:(\S+)/g)).toEqual([release, release]);
});

test('the changelog has the release with its date first, below what is not released', async () => {
  const headings = await matches('CHANGELOG.md', /^## (.*)$/gm);
  const [latest = ''] = headings.filter((heading) => heading !== 'Unreleased');
  expect(latest).toMatch(/^\S+ – \d{4}-\d{2}-\d{2}$/);
  expect(latest.split(' ')[0]).toBe(release);
  expect(headings.lastIndexOf('Unreleased')).toBeLessThan(1);
});

test('the image says what it is, has the list of its packages and the licences', async () => {
  const dockerfile = await read('infra/Dockerfile');
  for (const label of ['title', 'description', 'version', 'revision', 'licenses'])
    expect(dockerfile).toContain(`org.opencontainers.image.${label}="`);
  expect(await read('infra/compose.yml')).toMatch(/REVISION: \$\{REVISION:-unknown\}/);
  expect(dockerfile).toMatch(/^COPY --from=build \/vizitka\/dist \.\/dist$/m);
  expect(dockerfile).toMatch(/^COPY LICENSE THIRD_PARTY\.md \.\/$/m);
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
  expect(scripts.build).toContain('npm sbom');
});
