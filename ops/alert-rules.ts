import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { endNotRun } from '../tools/run/results.ts';

/** Part of npm run ops -- alerts: the rules fire and stay silent as infra/alerts.test.yml says. */

const promtool = '/usr/bin/promtool';
if (!existsSync(promtool)) endNotRun('the rules of the alerts', 'they need promtool');
const { status } = spawnSync(promtool, ['test', 'rules', 'infra/alerts.test.yml'], { stdio: 'inherit' });
process.exitCode = status ?? 1;
