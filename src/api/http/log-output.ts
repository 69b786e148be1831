import { fstatSync, writeSync } from 'node:fs';
import { Socket } from 'node:net';
import type { DestinationStream } from 'pino';

/** In bytes; more are written at once instead of at the end of the turn. */
const writtenAtOnce = 8192;
/** In bytes: the part of what waits that one system call gets. */
const maxWrite = 65_536;
/** In bytes: what a reader that has stopped leaves waiting. Later lines are lost. */
const maxWaiting = 1_048_576;
/** How often a full pipe is tried again. */
const retryMs = 20;
/** How long the end of the process waits for a slow reader. */
const exitMs = 1000;

export type LogOutput = DestinationStream & {
  flushSync: () => void;
  /** The lines that were lost since the start. */
  lostLines: () => number;
};

/** `told` is the number of lost lines that this line tells of. */
type Line = { bytes: Buffer; told: number };

/**
 * Standard output that writes the lines of one turn of the event loop with one system call. A reader that is slow, stops
 * or ends never stops the process: lines wait up to a bound, then they are lost and counted, and `lossLine` is the line
 * that says so. Each later line tries again, since a pipe can get a new reader and a disk free space.
 */
export function logOutput(lossLine: (lost: number) => string, fd = 1): LogOutput {
  neverBlock(fd);
  let waiting: Line[] = [];
  let waitingBytes = 0;
  let lost = 0;
  let untold = 0;
  let isLineBegun = false;
  let isLineBroken = false;
  let isPlanned = false;
  let isFull = false;

  const lose = (lines: number) => {
    lost += lines;
    untold += lines;
  };
  const add = (line: string, told = 0) => {
    const bytes = Buffer.from(line);
    waiting.push({ bytes, told });
    waitingBytes += bytes.length;
  };
  const dropAll = () => {
    for (const { told } of waiting) {
      if (told > 0) untold += told;
      else lose(1);
    }
    waiting = [];
    waitingBytes = 0;
    isLineBroken ||= isLineBegun;
    isLineBegun = false;
  };
  /** Removes what is written. */
  const remove = (written: number) => {
    let left = written;
    let whole = 0;
    for (const { bytes } of waiting) {
      if (bytes.length > left) break;
      left -= bytes.length;
      whole += 1;
    }
    waiting.splice(0, whole);
    const [first] = waiting;
    if (first) first.bytes = first.bytes.subarray(left);
    // Whether this call or an earlier one wrote the beginning of the first line.
    isLineBegun = left > 0 || (isLineBegun && whole === 0);
    waitingBytes -= written;
  };
  /** False if the output is full and the rest waits. */
  const flush = (): boolean => {
    while (waitingBytes > 0) {
      try {
        remove(writeSync(fd, firstBytes(waiting)));
      } catch (error) {
        if (codeOf(error) === 'EAGAIN') return false;
        dropAll();
        return true;
      }
    }
    return true;
  };
  const flushOrRetry = () => {
    isPlanned = false;
    isFull = !flush();
    if (isFull) setTimeout(flushOrRetry, retryMs).unref();
  };
  const write = (line: string) => {
    if (waitingBytes >= maxWaiting) {
      lose(1);
      return;
    }
    if (untold > 0) {
      add((isLineBroken ? '\n' : '') + lossLine(untold), untold);
      untold = 0;
      isLineBroken = false;
    }
    add(line);
    if (isFull) return;
    if (waitingBytes > writtenAtOnce) flushOrRetry();
    else if (!isPlanned) {
      isPlanned = true;
      setImmediate(() => {
        if (isPlanned) flushOrRetry();
      });
    }
  };
  const flushSync = () => {
    const untilMs = performance.now() + exitMs;
    while (!flush() && performance.now() < untilMs) sleep(5);
  };
  process.once('exit', flushSync);
  return { write, flushSync, lostLines: () => lost };
}

/** Makes a write to a full pipe or socket fail instead of wait. Files and terminals stay as they are. */
function neverBlock(fd: number): void {
  // Opening it as a stream sets the mode of the descriptor. Nothing is written through the stream.
  if (isPipe(fd)) new Socket({ fd, readable: false, writable: true }).on('error', () => undefined).unref();
}

function isPipe(fd: number): boolean {
  try {
    const stat = fstatSync(fd);
    return stat.isFIFO() || stat.isSocket();
  } catch {
    // It was closed before the process started.
    return false;
  }
}

function firstBytes(lines: Line[]): Buffer {
  const parts: Buffer[] = [];
  let length = 0;
  for (const { bytes } of lines) {
    parts.push(bytes);
    length += bytes.length;
    if (length >= maxWrite) break;
  }
  return Buffer.concat(parts, length);
}

function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null;
}
