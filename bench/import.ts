import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { samplePeople } from '../tools/print/samples/sample-people.ts';

/**
 * `npm run bench -- import`: 50 and 500 cards of a list on the command line, without and with a QR code on the back. Wall
 * and processor time of the whole command, the largest memory, and the size of the file. Quiet machines only: it prints
 * the load.
 */

const design = {
  companyName: 'Tatra Sound',
  fullName: 'Adam Kriváň',
  position: 'Sound Engineer',
  phone: '+421 917 480 226',
  email: 'adam@tatrasound.example',
  branches: [
    { name: 'Košice', texts: { city: '040 01 Košice' } },
    { name: 'Bratislava', texts: { city: '811 01 Bratislava' } },
  ],
};
const backs = { 'one side': null, 'QR back': { kind: 'qr', qr: { content: 'vcard' } } };

/** Runs in the command's process when it ends. */
const report =
  "data:text/javascript,process.on('exit',()=>{const u=process.resourceUsage();process.stderr.write(JSON.stringify({cpuMs:(u.userCPUTime+u.systemCPUTime)/1000,memoryMb:u.maxRSS/1024}))})";

const folder = mkdtempSync(join(tmpdir(), 'vizitka-bench-'));
process.stdout.write(`${cpus()[0]?.model}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}\n`);
for (const [name, back] of Object.entries(backs))
  for (const count of [50, 500]) process.stdout.write(`${name}, ${count} cards: ${measure(back, count)}\n`);
rmSync(folder, { recursive: true });

function measure(back: object | null, count: number): string {
  const path = (file: string) => join(folder, file);
  writeFileSync(path('design.json'), JSON.stringify({ ...design, back }));
  writeFileSync(path('people.csv'), samplePeople(count));
  const paths = ['--design', path('design.json'), '--list', path('people.csv'), '--out', path('all.pdf')];
  const node = ['--max-semi-space-size=2', '--heap-growing-percent=30', '--import', report];
  const beganMs = performance.now();
  const { stderr, status } = spawnSync(process.execPath, [...node, 'tools/print/cards.ts', ...paths], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  const wallMs = performance.now() - beganMs;
  const { cpuMs, memoryMb } = JSON.parse(stderr.slice(stderr.lastIndexOf('{'))) as Record<string, number>;
  const seconds = (ms = 0) => `${(ms / 1000).toFixed(1)} s`;
  const megabytes = statSync(path('all.pdf')).size / 1_000_000;
  return `${seconds(wallMs)}, processor ${seconds(cpuMs)}, memory ${memoryMb?.toFixed(0)} MB, file ${megabytes.toFixed(1)} MB`;
}
