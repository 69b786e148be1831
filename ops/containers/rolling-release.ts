import type { Database } from '#api/database/db.ts';
import { otherAnswersOf } from '../../tests/faults/killed-api.ts';
import { startReading } from '../../tests/faults/readers.ts';
import { addSavers, countSaved, startSaving } from '../../tests/faults/savers.ts';
import { type Compose, siteOrigin } from './compose.ts';

/** Releases another tag and goes back to the first, as docs/deploy.md says, while users save and read; returns what is wrong. */
export async function rollReleases(compose: Compose, db: Database): Promise<string[]> {
  const savers = (await addSavers(db, 4)).map((saver) => ({ ...saver, cookie: `__Host-${saver.cookie}` }));
  const saving = startSaving(siteOrigin, savers, Number.POSITIVE_INFINITY);
  const reading = startReading(siteOrigin, savers);
  for (const release of ['two', 'one']) {
    await compose.run(['build', '--quiet'], release);
    await compose.run(['run', '--rm', 'migrate'], release);
    for (const node of ['app-1', 'app-2'])
      await compose.run(['up', '--detach', '--no-deps', '--wait', node], release);
  }
  saving.enough();
  reading.enough();
  await Promise.all([saving.done, reading.done]);
  const { acknowledged, stored, lost, twice } = await countSaved(db, saving.acknowledged);
  const other = [saving, reading].flatMap(otherAnswersOf);
  console.log(
    `releases: ${acknowledged} saves acknowledged, ${stored} stored, ${lost} lost, ${twice} stored twice, ${reading.count()} lists read; other answers: ${other.join(', ') || 'none'}`,
  );
  return lost + twice > 0 ? ['saves were lost or stored twice', ...other] : other;
}
