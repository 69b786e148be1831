import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  BlockedAddress,
  checkAddress,
  type GuardOptions,
  guardedFetch,
  ResponseTooLarge,
} from './guarded-fetch.ts';

const production: GuardOptions = { allowLoopback: false };
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('an address that leads inside is refused', () => {
  const hosts = [
    '127.0.0.1',
    '127.1',
    '127.255.255.254',
    '2130706433',
    '0x7f000001',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '017700000001',
    '127.0.0.1.',
    '１２７.０.０.１',
    '0.0.0.0',
    '0',
    '0.1.2.3',
    '10.0.0.1',
    '10.255.255.255',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '192.168.255.255',
    '169.254.169.254',
    '169.254.0.1',
    '2852039166',
    '0xa9fea9fe',
    '100.64.0.1',
    '100.100.100.200',
    '100.127.255.255',
    '168.63.129.16',
    '192.0.0.192',
    '192.0.2.1',
    '192.88.99.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
    '[::]',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[::127.0.0.1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::ffff:10.0.0.1]',
    '[::ffff:169.254.169.254]',
    '[::ffff:8.8.8.8]',
    '[::ffff:0:127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '[64:ff9b::a9fe:a9fe]',
    '[64:ff9b:1::10.0.0.1]',
    '[100::1]',
    '[2001::1]',
    '[2001:0:7f00:1::]',
    '[2001:10::1]',
    '[2001:db8::1]',
    '[2002:7f00:1::]',
    '[2002:a00:1::1]',
    '[2002:a9fe:a9fe::1]',
    '[3fff::1]',
    '[5f00::1]',
    '[fc00::1]',
    '[fd00:ec2::254]',
    '[fe80::1]',
    '[febf::1]',
    '[fec0::1]',
    '[ff02::1]',
  ];

  test.each(hosts)('https://%s', async (host) => {
    await expect(checkAddress(`https://${host}/hook`, production)).rejects.toMatchObject({
      problem: 'inside',
    });
  });

  test.each(
    hosts.filter(
      (host) =>
        !/^(127|0x7f|0177|2130706433|\[(::|0:0:0:0:0:0:0:)1\]|１)/.test(host) && host !== '017700000001',
    ),
  )('https://%s, also where this machine is allowed', async (host) => {
    const development = { allowLoopback: true };
    await expect(checkAddress(`https://${host}/hook`, development)).rejects.toMatchObject({
      problem: 'inside',
    });
  });

  test.each([
    [['127.0.0.1']],
    [['10.1.2.3']],
    [['::1']],
    [['fe80::1']],
    [['::ffff:192.168.0.1']],
    [['8.8.8.8', '192.168.0.1']],
    [['2606:4700::1111', 'fd00::1']],
  ])('a name that resolves to %s', async (addresses) => {
    const resolve = () => Promise.resolve(addresses);
    await expect(checkAddress('https://hooks.example/', { ...production, resolve })).rejects.toMatchObject({
      problem: 'inside',
    });
  });

  test.each(['localhost', 'LOCALHOST', 'localhost.', 'api.localhost'])('the name %s', async (name) => {
    await expect(checkAddress(`https://${name}/`, production)).rejects.toEqual(new BlockedAddress('inside'));
  });
});

describe('in production', () => {
  test.each([
    ['no address', 'form'],
    ['http://8.8.8.8/', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['gopher://8.8.8.8/', 'scheme'],
    ['https://name@8.8.8.8/', 'credentials'],
    ['https://8.8.8.8:8443/', 'port'],
    ['https://8.8.8.8:22/', 'port'],
  ])('%s is refused', async (address, problem) => {
    await expect(checkAddress(address, production)).rejects.toMatchObject({ problem });
  });

  test('an address on the public internet passes', async () => {
    const resolve = () => Promise.resolve(['8.8.8.8', '2606:4700::1111']);
    const { addresses } = await checkAddress('https://hooks.example:443/a', { ...production, resolve });
    expect(addresses).toEqual(['8.8.8.8', '2606:4700::1111']);
  });

  test('a name without an address is refused', async () => {
    const resolve = () => Promise.resolve([]);
    await expect(checkAddress('https://hooks.example/', { ...production, resolve })).rejects.toMatchObject({
      problem: 'unresolved',
    });
  });
});

describe('a request', () => {
  test('connects to the address that was checked and resolves the name once', async () => {
    const hosts: (string | undefined)[] = [];
    const port = await listen((request, response) => {
      hosts.push(request.headers.host);
      response.end('received');
    });
    const resolve = vi
      .fn<() => Promise<string[]>>()
      .mockResolvedValueOnce(['127.0.0.1'])
      .mockResolvedValue(['10.0.0.1']);
    const response = await guardedFetch(
      `http://rebinding.example:${port}/`,
      {},
      { allowLoopback: true, resolve },
    );
    expect(await response.text()).toBe('received');
    expect(hosts).toEqual([`rebinding.example:${port}`]);
    expect(resolve).toHaveBeenCalledOnce();
  });

  test('does not follow a redirect', async () => {
    const paths: (string | undefined)[] = [];
    const port = await listen((request, response) => {
      paths.push(request.url);
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    const response = await guardedFetch(`http://127.0.0.1:${port}/`, {}, { allowLoopback: true });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/elsewhere']);
    expect(paths).toEqual(['/']);
  });

  test('sends method, headers and body', async () => {
    const port = await listen(async (request, response) => {
      const body = (await request.toArray()).join('');
      response.end(
        JSON.stringify([request.method, request.headers['x-a'], request.headers['content-type'], body]),
      );
    });
    const init = { method: 'POST', headers: { 'x-a': 'b' }, body: new URLSearchParams({ code: 'č' }) };
    const response = await guardedFetch(`http://localhost:${port}/`, init, { allowLoopback: true });
    expect(await response.json()).toEqual([
      'POST',
      'b',
      'application/x-www-form-urlencoded;charset=UTF-8',
      'code=%C4%8D',
    ]);
  });

  test('ends when the body is larger than the bound', async () => {
    const port = await listen((_request, response) => {
      response.end('x'.repeat(2000));
    });
    const options = { allowLoopback: true, maxBytes: 1999 };
    await expect(guardedFetch(`http://127.0.0.1:${port}/`, {}, options)).rejects.toBeInstanceOf(
      ResponseTooLarge,
    );
  });

  test('ends when the response does not, and without reading the body if it is not wanted', async () => {
    const port = await listen((_request, response) => {
      response.writeHead(200).write('a body without an end');
    });
    const address = `http://127.0.0.1:${port}/`;
    await expect(guardedFetch(address, {}, { allowLoopback: true, timeoutMs: 100 })).rejects.toThrow();
    const response = await guardedFetch(address, {}, { allowLoopback: true, ignoreBody: true });
    expect(response.status).toBe(200);
  });

  test('ends with the signal of the caller', async () => {
    const port = await listen(() => undefined);
    const stopped = AbortSignal.abort(new Error('stopped'));
    await expect(
      guardedFetch(`http://127.0.0.1:${port}/`, { signal: stopped }, { allowLoopback: true }),
    ).rejects.toThrow();
  });

  test('refuses an address inside before it connects', async () => {
    const requests = vi.fn();
    const port = await listen((_request, response) => {
      requests();
      response.end();
    });
    await expect(guardedFetch(`https://127.0.0.1:${port}/`, {}, production)).rejects.toMatchObject({
      problem: 'port',
    });
    await expect(guardedFetch('https://127.0.0.1/', {}, production)).rejects.toMatchObject({
      problem: 'inside',
    });
    expect(requests).not.toHaveBeenCalled();
  });
});

async function listen(handle: (...exchange: Parameters<RequestListener>) => unknown): Promise<number> {
  const server = createServer((...exchange) => void handle(...exchange)).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

describe('what the operator allows inside', () => {
  const listed: GuardOptions = {
    ...production,
    allowedInside: ['10.20.0.0/16', 'fd00:1::/32', '192.168.1.5'],
  };
  const problemOf = (address: string, options: GuardOptions) =>
    checkAddress(address, options).then(
      () => 'allowed',
      (error: unknown) => (error instanceof BlockedAddress ? error.problem : 'another error'),
    );

  test.each([
    'https://10.20.1.2/',
    'https://10.20.1.2:8443/hook',
    'https://[fd00:1::7]/',
    'https://192.168.1.5/',
  ])('%s is requested, and refused without the list', async (address) => {
    expect(await problemOf(address, listed)).toBe('allowed');
    expect(await problemOf(address, production)).not.toBe('allowed');
  });

  test.each([
    ['https://10.21.0.1/', 'inside'],
    ['https://192.168.1.6/', 'inside'],
    ['https://127.0.0.1/', 'inside'],
    ['https://169.254.169.254/', 'inside'],
    ['https://93.184.216.34:8443/', 'port'],
    ['http://10.20.1.2/', 'scheme'],
    ['https://user@10.20.1.2/', 'credentials'],
  ])('%s stays refused', async (address, problem) => {
    expect(await problemOf(address, listed)).toBe(problem);
  });

  test('a name with an address inside and one that is not listed stays refused', async () => {
    const resolve = async () => ['10.20.1.2', '10.21.0.1'];
    expect(await problemOf('https://mixed.example/', { ...listed, resolve })).toBe('inside');
  });
});
