import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseCluster } from './database-cluster.ts';

/** How long a machine stays away after another one has taken over. */
const awayMs = 5000;

export const frozen = 'primary frozen and thawed';

/** What happens to the machines of the database. Each ends with the whole cluster. */
export const clusterFaults: Record<string, (cluster: DatabaseCluster) => Promise<void>> = {
  'primary killed': async (cluster) => {
    const machine = await cluster.primary();
    await machine.kill();
    await cluster.untilPrimaryIsNot(machine);
    cluster.revive(machine);
    await cluster.untilWhole();
  },
  [frozen]: async (cluster) => {
    const machine = await cluster.primary();
    await machine.freeze();
    await cluster.untilPrimaryIsNot(machine);
    await wait(awayMs);
    await machine.thaw();
    await cluster.untilWhole();
  },
  'switched over by plan': async (cluster) => {
    await cluster.switchOver();
    await cluster.untilWhole();
  },
  'primary cut off': async (cluster) => {
    const machine = await cluster.primary();
    await machine.cut();
    await cluster.untilPrimaryIsNot(machine);
    await wait(awayMs);
    await machine.join();
    await cluster.untilWhole();
  },
  'standby killed': async (cluster) => {
    const machine = await cluster.standby();
    await machine.kill();
    await wait(awayMs);
    cluster.revive(machine);
    await cluster.untilWhole();
  },
  'etcd killed': async (cluster) => {
    const machine = await cluster.etcdLeader();
    await machine.kill();
    await wait(awayMs);
    cluster.revive(machine);
    await cluster.etcdLeader();
    await cluster.untilWhole();
  },
};
