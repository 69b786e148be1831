import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What a receiver does with a connection after the first bytes of a request. */
type Oddity = (socket: Socket) => void;

/** Writes for as long as the other side reads. */
const endless = (socket: Socket, chunk: string): void => {
  const write = () => {
    while (!socket.destroyed && socket.write(chunk));
  };
  socket.on('drain', write);
  write();
};

/** Writes a little now and then. */
const slowly = (socket: Socket, piece: string): void => {
  const timer = setInterval(() => socket.write(piece), 20);
  socket.once('close', () => clearInterval(timer));
};

const crlf = '\r\n';
const ok = `HTTP/1.1 200 OK${crlf}`;
const upgrade = `connection: upgrade${crlf}upgrade: websocket${crlf}`;

/** Ways to answer that no receiver should have. */
const oddities = {
  silence: () => undefined,
  'another protocol': (socket) => socket.write(`HTTP/1.1 101 Switching Protocols${crlf}${upgrade}${crlf}`),
  'another protocol and then bytes without an end': (socket) => {
    socket.write(`HTTP/1.1 101 Switching Protocols${crlf}${upgrade}${crlf}`);
    endless(socket, 'x'.repeat(65_536));
  },
  'half a header': (socket) => socket.write(`${ok}content-type: text/pl`),
  'a header without an end': (socket) => {
    socket.write(`${ok}x: `);
    endless(socket, 'x'.repeat(65_536));
  },
  'headers without an end, one after the other': (socket) => {
    socket.write(ok);
    slowly(socket, `x: y${crlf}`);
  },
  'a header, byte by byte': (socket) => {
    socket.write(`${ok}x: `);
    slowly(socket, 'x');
  },
  'a slow body': (socket) => {
    socket.write(`${ok}content-length: 100000${crlf}${crlf}`);
    slowly(socket, 'x');
  },
  'a body without an end': (socket) => {
    socket.write(`${ok}${crlf}`);
    endless(socket, 'x'.repeat(65_536));
  },
  'pieces without an end': (socket) => {
    socket.write(`${ok}transfer-encoding: chunked${crlf}${crlf}`);
    endless(socket, `1${crlf}x${crlf}`.repeat(1000));
  },
  'a piece that is longer than what comes': (socket) =>
    socket.write(`${ok}transfer-encoding: chunked${crlf}${crlf}ffffffff${crlf}x`),
  'a body that is shorter than declared': (socket) =>
    socket.end(`${ok}content-length: 100${crlf}${crlf}short`),
  'two lengths': (socket) => socket.write(`${ok}content-length: 1${crlf}content-length: 2${crlf}${crlf}xy`),
  'interim responses without an end': (socket) =>
    endless(socket, `HTTP/1.1 102 Processing${crlf}${crlf}`.repeat(1000)),
  'slow interim responses without an end': (socket) =>
    slowly(socket, `HTTP/1.1 103 Early Hints${crlf}link: </x>${crlf}${crlf}`),
  'a reset': (socket) => socket.resetAndDestroy(),
  'an end': (socket) => socket.end(),
  'a redirect to itself': (socket) =>
    socket.end(`HTTP/1.1 307 Again${crlf}location: /${crlf}content-length: 0${crlf}${crlf}`),
  'a status that does not exist': (socket) => socket.end(`HTTP/1.1 999 Odd${crlf}${crlf}`),
  'bytes of nothing': (socket) => socket.write(Buffer.from([0x16, 0x03, 0x01, 0xff, 0xff, 0, 0, 0])),
} satisfies Record<string, Oddity>;
export type OddityName = keyof typeof oddities;
export const oddityNames = Object.keys(oddities) as OddityName[];

/** A server that answers oddly. */
export async function startOddReceiver(name: OddityName) {
  const open = new Set<Socket>();
  const odd: Oddity = oddities[name];
  const state = { requests: 0 };
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => open.delete(socket));
    socket.once('data', () => {
      state.requests += 1;
      odd(socket);
    });
    // Whatever else comes is thrown away.
    socket.resume();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    /** Resolves when no connection is open. */
    untilClosed: async () => {
      for (const socket of open) await new Promise((resolve) => socket.once('close', resolve));
    },
    requests: () => state.requests,
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
