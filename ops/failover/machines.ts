import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Machines on this machine: each has a network of its own, which holds its processes and can be cut off. Needs root. */

const run = promisify(execFile);
const subnet = '10.213.57';
/** Names of networks have at most 15 characters. */
const prefix = `vz${process.pid % 100_000}`;

export type Machine = {
  name: string;
  address: string;
  /** Starts a program as the user of PostgreSQL, with its output in a file. */
  start: (log: string, program: string, options: string[], environment?: Record<string, string>) => void;
  /** Ends all processes at once, like a power cut. */
  kill: () => Promise<void>;
  freeze: () => Promise<void>;
  thaw: () => Promise<void>;
  cut: () => Promise<void>;
  join: () => Promise<void>;
};

/** Whether this user may create networks. */
export async function canCreateNetworks(): Promise<boolean> {
  const name = `${prefix}-try`;
  return run('ip', ['netns', 'add', name])
    .then(() => run('ip', ['netns', 'del', name]))
    .then(
      () => true,
      () => false,
    );
}

/** Connects new machines by a bridge, which this machine is connected to as well. */
export async function openMachines(names: string[]) {
  await ip('link', 'add', prefix, 'type', 'bridge');
  await ip('addr', 'add', `${subnet}.1/24`, 'dev', prefix);
  await ip('link', 'set', prefix, 'up');
  const machines = await Promise.all(
    names.map((name, index) => openMachine(name, `${subnet}.${index + 11}`)),
  );
  return {
    machines,
    close: async () => {
      for (const machine of machines) {
        await machine.kill();
        await ip('netns', 'del', networkOf(machine.name));
      }
      await ip('link', 'del', prefix);
    },
  };
}

async function openMachine(name: string, address: string): Promise<Machine> {
  const [network, cable] = [networkOf(name), `${prefix}${name}`];
  await ip('netns', 'add', network);
  await ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', network);
  await ip('link', 'set', cable, 'master', prefix, 'up');
  await ip('-n', network, 'addr', 'add', `${address}/24`, 'dev', 'eth0');
  await ip('-n', network, 'link', 'set', 'lo', 'up');
  await ip('-n', network, 'link', 'set', 'eth0', 'up');
  const signal = async (signalName: NodeJS.Signals) => {
    const pids = await processesOf(network);
    for (const pid of pids) signalIfAlive(pid, signalName);
    return pids.length;
  };
  return {
    name,
    address,
    start: (log, program, options, environment = {}) => {
      startIn(network, log, [program, ...options], environment);
    },
    kill: async () => {
      // A process that was starting another one is found the next time.
      while ((await signal('SIGKILL')) > 0) await wait(20);
    },
    freeze: async () => {
      await signal('SIGSTOP');
    },
    thaw: async () => {
      await signal('SIGCONT');
    },
    cut: () => ip('link', 'set', cable, 'down'),
    join: () => ip('link', 'set', cable, 'up'),
  };
}

const networkOf = (name: string) => `${prefix}-${name}`;

async function ip(...words: string[]): Promise<void> {
  await run('ip', words);
}

async function processesOf(network: string): Promise<number[]> {
  const { stdout } = await run('ip', ['netns', 'pids', network]);
  return stdout.split('\n').filter(Boolean).map(Number);
}

function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended in the meantime.
  }
}

function startIn(
  network: string,
  log: string,
  command: string[],
  environment: Record<string, string>,
): ChildProcess {
  const file = openSync(log, 'a');
  const asPostgres = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'];
  const child = spawn('ip', ['netns', 'exec', network, ...asPostgres, ...command], {
    cwd: '/',
    stdio: ['ignore', file, file],
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...environment },
    // Signals of the terminal are for the suite, which then ends the machines.
    detached: true,
  });
  closeSync(file);
  child.on('error', () => undefined);
  return child;
}
