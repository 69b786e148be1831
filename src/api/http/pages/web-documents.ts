import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { documentName, type PageDocument, pageDocuments } from '#contract/page-documents.ts';
import { makerSlots, originSlot } from '#contract/page-slots.ts';
import { isPageOffered } from '#contract/pages.ts';
import { type Language, languages } from '#domain/account/languages.ts';
import type { Registration } from '#domain/account/registration.ts';
import type { Offering } from '#domain/payment/offering.ts';
import type { PagePayments } from '../../config/payment-settings.ts';

/** Settings of the installation that are written into the page. */
export type Site = {
  /** The public origin; preview images of shared links need an absolute URL. */
  origin: string;
  maker: { name: string; url: string };
  offering: Offering;
  registration: Registration;
  payments: PagePayments | null;
  isMailOn: boolean;
  /** Whether pages report what is counted. */
  isUseCounted: boolean;
};

export const encodings = ['br', 'gzip', 'identity'] as const;
export type ContentEncoding = (typeof encodings)[number];

export type WebDocuments = {
  offering: Offering;
  document: (page: PageDocument, language: Language, encoding: ContentEncoding) => Buffer;
  /** For the content security policy. */
  inlineScriptHashes: string[];
};

const siteSlot = '<script id="site" type="application/json">{}</script>';

/** Reads the built documents, fills in the settings of the installation and compresses each once. */
export async function readWebDocuments(webDir: string, site: Site): Promise<WebDocuments> {
  const documents = new Map<string, Record<ContentEncoding, Buffer>>();
  for (const language of languages) {
    for (const page of pageDocuments.filter((document) => isPageOffered(document, site.offering))) {
      const key = `${language}/${documentName(page)}`;
      const built = await readFile(join(webDir, 'pages', site.offering, `${key}.html`), 'utf8');
      documents.set(key, await compress(withSite(built, site)));
    }
  }
  return {
    offering: site.offering,
    document(page, language, encoding) {
      const document = documents.get(`${language}/${documentName(page)}`);
      if (!document) throw new Error(`No document of ${page} in ${language}`);
      return document[encoding];
    },
    inlineScriptHashes: hashesOf(await readFile(join(webDir, 'index.html'), 'utf8')),
  };
}

export function withSite(
  html: string,
  { origin, maker, offering, registration, payments, isMailOn, isUseCounted }: Site,
): string {
  const json = JSON.stringify({ maker, offering, registration, isMailOn, isUseCounted }).replaceAll(
    '<',
    '\\u003c',
  );
  const metas = [
    ...(payments ? [meta('payments-key', payments.key)] : []),
    ...(payments?.script ? [meta('payments-script', payments.script)] : []),
  ];
  return html
    .replaceAll(originSlot, () => escapeHtml(origin))
    .replaceAll(makerSlots.name, () => escapeHtml(maker.name))
    .replaceAll(makerSlots.url, () => escapeHtml(maker.url))
    .replace(siteSlot, () => [siteSlot.replace('{}', () => json), ...metas].join('\n    '));
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}" />`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** All documents have the inline scripts of index.html, from which they are built. */
function hashesOf(html: string): string[] {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code ?? '');
  return scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

async function compress(html: string): Promise<Record<ContentEncoding, Buffer>> {
  const identity = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 7 };
  return {
    br: await promisify(brotliCompress)(identity, { params }),
    gzip: await promisify(gzip)(identity),
    identity,
  };
}
