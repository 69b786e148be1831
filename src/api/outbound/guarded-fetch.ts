import { Resolver } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { untilAborted } from '../until-aborted.ts';
import { inRanges, isLoopbackAddress, isPublicAddress } from './public-address.ts';

/** Why an address is not requested. */
type AddressProblem = 'form' | 'scheme' | 'credentials' | 'port' | 'unresolved' | 'inside';

export class BlockedAddress extends Error {
  readonly problem: AddressProblem;

  constructor(problem: AddressProblem) {
    super(`the address is not requested: ${problem}`);
    this.problem = problem;
  }
}

/** The response has more bytes than the caller reads. */
export class ResponseTooLarge extends Error {}

export type GuardOptions = {
  /** Outside production: also http, any port, and this machine. Other addresses inside stay refused. */
  allowLoopback: boolean;
  /** Addresses and ranges inside that the operator allows, over https and on any port. */
  allowedInside?: readonly string[];
  /** From the first question to the name server until the last byte. */
  timeoutMs?: number;
  /** Of the body. */
  maxBytes?: number;
  /** Returns as soon as the status is known, with an empty body. */
  ignoreBody?: boolean;
  /** All IP addresses of a name. */
  resolve?: (name: string, signal: AbortSignal) => Promise<string[]>;
};

type GuardedInit = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array | URLSearchParams | null;
  signal?: AbortSignal | null;
};

const defaultTimeoutMs = 10_000;
const defaultMaxBytes = 256 * 1024;
const maxHeaderSize = 16 * 1024;
/** Interim responses (1xx) before the response. */
const maxInterim = 10;
const dns = { timeout: 2000, tries: 2 };

/**
 * Requests an address that a user has typed. A name is resolved once; the connection goes to the IP addresses that were
 * checked, so that a second answer of the name server changes nothing. Redirects are not followed: they are the response.
 */
export async function guardedFetch(
  address: string | URL,
  init: GuardedInit,
  options: GuardOptions,
): Promise<Response> {
  const { timeoutMs = defaultTimeoutMs } = options;
  const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(init.signal ? [init.signal] : [])]);
  // However a receiver answers, the caller goes on when the time is over.
  return untilAborted(signal, fetchChecked(address, init, options, signal));
}

async function fetchChecked(
  address: string | URL,
  init: GuardedInit,
  options: GuardOptions,
  signal: AbortSignal,
): Promise<Response> {
  const { maxBytes = defaultMaxBytes, ignoreBody = false } = options;
  const { url, addresses } = await checkAddress(address, options, signal);
  const answer = await send(url, init, { signal, lookup: lookupOf(addresses), maxHeaderSize });
  try {
    const body = ignoreBody ? null : await readBytes(answer, maxBytes);
    return responseOf(answer, body);
  } finally {
    answer.destroy();
  }
}

/** The URL of an address that may be requested, with the IP addresses to connect to. Throws `BlockedAddress` for any other. */
export async function checkAddress(
  address: string | URL,
  { allowLoopback, allowedInside = [], resolve = resolveName }: GuardOptions,
  signal: AbortSignal = AbortSignal.timeout(defaultTimeoutMs),
): Promise<{ url: URL; addresses: string[] }> {
  const url = typeof address === 'string' ? URL.parse(address) : address;
  if (!url) throw new BlockedAddress('form');
  const isSchemeAllowed = url.protocol === 'https:' || (allowLoopback && url.protocol === 'http:');
  if (!isSchemeAllowed) throw new BlockedAddress('scheme');
  if (url.username || url.password) throw new BlockedAddress('credentials');
  // The port of the scheme is an empty text. Without a list, no name is resolved.
  if (url.port && !allowLoopback && allowedInside.length === 0) throw new BlockedAddress('port');
  const addresses = await addressesOf(url, resolve, signal);
  if (addresses.length === 0) throw new BlockedAddress('unresolved');
  // One address inside is enough: which one is connected to must not be the name server's choice.
  const isListed = inRanges(allowedInside);
  if (addresses.every(isListed)) return { url, addresses };
  if (url.port && !allowLoopback) throw new BlockedAddress('port');
  const isAllowed = (ip: string) =>
    isPublicAddress(ip) || isListed(ip) || (allowLoopback && isLoopbackAddress(ip));
  if (!addresses.every(isAllowed)) throw new BlockedAddress('inside');
  return { url, addresses };
}

async function addressesOf(
  { hostname }: URL,
  resolve: NonNullable<GuardOptions['resolve']>,
  signal: AbortSignal,
): Promise<string[]> {
  // The URL parser has normalised every form of an IPv4 address, such as 0x7f.1 and 2130706433.
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return [host];
  // Names of this machine (RFC 6761), which name servers need not know.
  return /(^|\.)localhost\.?$/.test(host) ? ['127.0.0.1'] : resolve(host, signal);
}

/** Asks the name servers directly: getaddrinfo would block a thread of the pool that also hashes passwords. */
async function resolveName(name: string, signal: AbortSignal): Promise<string[]> {
  const resolver = new Resolver(dns);
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    signal.throwIfAborted();
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** Gives the connection the checked addresses instead of a new answer. */
function lookupOf(addresses: string[]): LookupFunction {
  const entries = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_hostname, { all }, callback) => {
    const [first] = entries;
    if (all) callback(null, entries);
    else callback(null, first?.address ?? '', first?.family);
  };
}

function send(url: URL, init: GuardedInit, connection: RequestOptions): Promise<IncomingMessage> {
  const { method = 'GET', headers = {}, body } = init;
  const text = body instanceof URLSearchParams ? body.toString() : body;
  const form =
    body instanceof URLSearchParams
      ? { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' }
      : {};
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(
      url,
      {
        ...connection,
        method,
        // A connection of its own: one that is kept open could be to an address of an earlier check.
        agent: false,
        headers: {
          ...form,
          ...(text == null ? {} : { 'content-length': Buffer.byteLength(text) }),
          ...headers,
          // A compressed body could be far larger than its bytes.
          'accept-encoding': 'identity',
        },
      },
      resolve,
    );
    const refuse = (reason: string) => request.destroy(new Error(reason));
    let interim = 0;
    request.on('information', () => {
      interim += 1;
      if (interim > maxInterim) refuse('the response does not come');
    });
    // Without a listener the connection ends without an error.
    request.on('upgrade', (_response, socket) => {
      socket.destroy();
      refuse('the response is another protocol');
    });
    request.on('error', reject);
    // After a response it changes nothing.
    request.on('close', () => reject(new Error('the connection ended before the response')));
    request.end(text ?? undefined);
  });
}

async function readBytes(answer: IncomingMessage, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new ResponseTooLarge(`the response has over ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function responseOf(answer: IncomingMessage, body: Buffer<ArrayBuffer> | null): Response {
  const status = answer.statusCode ?? 0;
  if (status < 200 || status > 599) throw new Error(`the response has the status ${status}`);
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headersDistinct))
    for (const line of value ?? []) headers.append(name, line);
  const hasBody = ![204, 205, 304].includes(status);
  return new Response(hasBody ? body : null, { status, headers });
}
