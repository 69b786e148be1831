import { execFile, spawn } from 'node:child_process';
import { accessSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createDatabase, hasDatabase } from '#api/store/testing/databases.ts';
import { freePort } from '../../tools/dev/free-port.ts';
import { ownerOfServer } from '../../tools/dev/system-postgres.ts';
import { etcdOptions, haproxySettings, password, patroniSettings, ports } from './cluster-settings.ts';
import { canCreateNetworks, type Machine, openMachines } from './machines.ts';

/** Three PostgreSQL that fail over by themselves: Patroni, three etcd on machines of their own, HAProxy. */

export type DatabaseCluster = {
  /** Leads to the primary. */
  url: string;
  primary: () => Promise<Machine>;
  /** The standby that commits wait for. */
  standby: () => Promise<Machine>;
  etcdLeader: () => Promise<Machine>;
  /** Starts a killed machine again with the files it had. */
  revive: (machine: Machine) => void;
  switchOver: () => Promise<void>;
  /** Resolves when another node is the primary. */
  untilPrimaryIsNot: (machine: Machine) => Promise<void>;
  /** Resolves when all three nodes run and commits wait for one of the standbys. */
  untilWhole: () => Promise<void>;
  close: () => Promise<void>;
};

const packages = 'patroni python3-etcd etcd-server haproxy postgresql iproute2';
const patroni = process.env.PATRONI ?? '/usr/bin/patroni';
const programs = [patroni, '/usr/bin/etcd', '/usr/sbin/haproxy', '/usr/sbin/ip'];
const wholeWithinMs = 180_000;
const requestMs = 2000;

/** Why the cluster cannot be started here, or null. */
export async function clusterRefusal(): Promise<string | null> {
  try {
    for (const program of programs) accessSync(program);
    postgresPrograms();
  } catch {
    return `it needs ${packages} (Debian)`;
  }
  return (await canCreateNetworks()) ? null : 'it needs to create networks, as root may';
}

/** Up to version 3 a primary that wakes up takes the lead back from its successor. */
export async function canWakeUp(): Promise<boolean> {
  const { stdout } = await promisify(execFile)(patroni, ['--version']);
  return Number(/\d+/.exec(stdout)?.[0]) >= 4;
}

export async function startDatabaseCluster(folder: string): Promise<DatabaseCluster> {
  const { machines, close: closeMachines } = await openMachines(['n1', 'n2', 'n3', 'e1', 'e2', 'e3']);
  const [nodes, keepers] = [machines.slice(0, 3), machines.slice(3)];
  const begin = (machine: Machine, isNew: boolean) => {
    const own = join(folder, machine.name);
    if (keepers.includes(machine)) {
      machine.start(`${own}.log`, 'etcd', etcdOptions(machine, keepers, join(own, 'etcd'), isNew));
    } else machine.start(`${own}.log`, patroni, [join(own, 'patroni.yml')]);
  };
  const [primaryPort, standbyPort] = [await freePort(), await freePort()];
  await prepareFolders(folder, nodes, keepers);
  await writeFile(join(folder, 'haproxy.cfg'), haproxySettings(nodes, primaryPort, standbyPort));
  for (const machine of machines) begin(machine, true);
  const haproxy = spawn('/usr/sbin/haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')], { stdio: 'ignore' });
  const url = (database: string) => `postgres://postgres:${password}@127.0.0.1:${primaryPort}/${database}`;
  const cluster = {
    url: url('vizitka'),
    ...rolesOf(nodes, keepers),
    revive: (machine: Machine) => begin(machine, false),
    close: async () => {
      haproxy.kill('SIGKILL');
      await closeMachines();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  try {
    await cluster.untilWhole();
    while (!(await hasDatabase(url('postgres'), 'postgres').catch(() => false))) await wait(100);
    await createDatabase(url('postgres'), 'vizitka');
  } catch (error) {
    await cluster.close();
    throw error;
  }
  return cluster;
}

type Member = { name: string; role: string; state: string };

/** Finds the machines by their roles, from what Patroni and etcd respond. */
function rolesOf(nodes: Machine[], keepers: Machine[]) {
  /** By its own word: the others call a dead one the leader until its lease ends. */
  const findPrimary = async () => {
    for (const node of nodes)
      if (await request(`http://${node.address}:${ports.patroni}/primary`)) return node;
    return null;
  };
  const members = async (): Promise<Member[]> => {
    for (const { address } of nodes) {
      const response = await request(`http://${address}:${ports.patroni}/cluster`);
      if (response) return ((await response.json()) as { members: Member[] }).members;
    }
    return [];
  };
  const running = async () =>
    (await members()).filter(({ state }) => state === 'running' || state === 'streaming');
  const primary = () => untilFound('primary', findPrimary);
  const standby = () =>
    untilFound('synchronous standby', async () => {
      const name = (await running()).find(({ role }) => role === 'sync_standby')?.name;
      return nodes.find((node) => node.name === name) ?? null;
    });
  return {
    primary,
    standby,
    etcdLeader: () => untilFound('leader of etcd', () => findEtcdLeader(keepers)),
    switchOver: async () => {
      const [from, to] = [await primary(), await standby()];
      const order = JSON.stringify({ leader: from.name, candidate: to.name });
      const url = `http://${from.address}:${ports.patroni}/switchover`;
      if (!(await request(url, { method: 'POST', body: order, signal: AbortSignal.timeout(60_000) })))
        throw new Error('The switchover was refused');
    },
    untilPrimaryIsNot: async (machine: Machine) => {
      await untilFound('new primary', async () => {
        const found = await findPrimary();
        return found && found !== machine ? found : null;
      });
    },
    untilWhole: async () => {
      await untilFound('whole cluster', async () => {
        const healthy = await Promise.all(
          nodes.map(({ address }) => request(`http://${address}:${ports.patroni}/health`)),
        );
        const roles = (await running()).map(({ role }) => role);
        const isWhole = healthy.every(Boolean) && roles.length === nodes.length;
        return isWhole && roles.includes('sync_standby') ? findPrimary() : null;
      });
    },
  };
}

async function findEtcdLeader(keepers: Machine[]): Promise<Machine | null> {
  for (const keeper of keepers) {
    const url = `http://${keeper.address}:${ports.etcd}/v3/maintenance/status`;
    const response = await request(url, { method: 'POST', body: '{}' });
    const status = (await response?.json()) as { leader: string; header: { member_id: string } } | undefined;
    if (status && status.leader === status.header.member_id) return keeper;
  }
  return null;
}

async function untilFound(what: string, find: () => Promise<Machine | null>): Promise<Machine> {
  const end = Date.now() + wholeWithinMs;
  while (Date.now() < end) {
    const found = await find();
    if (found) return found;
    await wait(250);
  }
  throw new Error(`There is no ${what} after ${wholeWithinMs} ms`);
}

/** The response, or null if there is none or it is not OK. */
async function request(url: string, options: RequestInit = {}): Promise<Response | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(requestMs), ...options }).catch(() => null);
  return response?.ok ? response : null;
}

async function prepareFolders(folder: string, nodes: Machine[], keepers: Machine[]): Promise<void> {
  const owner = await ownerOfServer();
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  for (const machine of [...nodes, ...keepers]) {
    const own = join(folder, machine.name);
    await mkdir(own);
    if (nodes.includes(machine)) {
      await writeFile(join(own, 'patroni.yml'), patroniSettings(machine, keepers, own, postgresPrograms()));
    }
    if (owner) await chown(own, owner.uid, owner.gid);
  }
}

/** The newest PostgreSQL of Debian's packages. */
function postgresPrograms(): string {
  const root = '/usr/lib/postgresql';
  const [newest] = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  if (!newest) throw new Error('PostgreSQL is not installed');
  return join(root, newest, 'bin');
}
