import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import type { StoredLink } from '#domain/link/share-links.ts';
import { orderNumber } from '#domain/order/order.ts';
import { manifestName, orderManifest } from '#domain/order/order-files.ts';
import { registerCall } from '../../http/register-call.ts';
import type { Needs } from '../../services.ts';
import { printedFileSender } from '../../snapshots/send-printed-file.ts';
import { printedFileKey } from '../../storage/object-keys.ts';
import type { ObjectStore } from '../../storage/object-storage.ts';
import { type ZipEntry, zipStream } from '../../storage/zip-stream.ts';
import type { UploadKey } from '../../store/cards/uploads.ts';
import type { OrderStore } from '../../store/orders/orders.ts';
import { serializeShopOrder } from './serialize-order.ts';
import type { OrderWithApprovals } from './with-approvals.ts';

type StoredOrder = NonNullable<Awaited<ReturnType<OrderStore['find']>>>;

export type ShopDeps = Needs<
  'orders' | 'shopOrders' | 'snapshots.find' | 'objects.read' | 'limits.count' | 'count' | 'now'
> & {
  readImage: (key: UploadKey) => Promise<{ contentType: string; file: Readable }>;
};

type Deps = ShopDeps & { withApprovals: (order: StoredOrder) => Promise<OrderWithApprovals> };

const skipResponseValidation = true;

/** What a print shop does with an order by its link. Opening it changes nothing. */
export function registerShopCalls(app: FastifyInstance, deps: Deps): void {
  const { orders, shopOrders, objects, readImage, limits, count, now, withApprovals } = deps;
  const sendFile = printedFileSender(deps);
  const countByLink = ({ id }: StoredLink) => limits.count('shopRequestsByLink', id);

  async function orderOf({ accountId, subjectId }: StoredLink): Promise<OrderWithApprovals> {
    const order = await orders.find(accountId, subjectId);
    if (!order?.sentAt) throw new Refusal('NOT_FOUND');
    return withApprovals(order);
  }
  const shown = async (link: StoredLink) =>
    serializeShopOrder(await orderOf(link), link, await orders.companyName(link.accountId));
  /** Files are printed from, so a cancelled order gives none. */
  async function refuseCancelled({ accountId, subjectId }: StoredLink): Promise<void> {
    const order = await orders.find(accountId, subjectId);
    if (!order || order.stage === 'cancelled') throw new Refusal('NOT_FOUND');
  }

  registerCall(
    app,
    'openShopOrder',
    async ({ link }) => {
      const opened = await shown(link);
      count('linkOpened', 'shopOrder');
      return opened;
    },
    { skipResponseValidation },
  );

  registerCall(app, 'openShopImage', async ({ link, params, reply }) => {
    await countByLink(link);
    if (!(await shopOrders.hasImage(link, params.id))) throw new Refusal('NOT_FOUND');
    const { contentType, file } = await readImage({ accountId: link.accountId, id: params.id });
    reply.type(contentType).header('content-security-policy', "default-src 'none'; sandbox");
    return file;
  });

  registerCall(app, 'openShopFile', async ({ link, params, reply }) => {
    await countByLink(link);
    await refuseCancelled(link);
    if (!(await shopOrders.hasVersion(link, params.id))) throw new Refusal('NOT_FOUND');
    return sendFile({ accountId: link.accountId, id: params.id }, reply);
  });

  registerCall(app, 'openShopArchive', async ({ link, reply }) => {
    await limits.count('shopArchivesByLink', link.id);
    await refuseCancelled(link);
    const order = await orderOf(link);
    const { lines } = serializeShopOrder(order, link, null);
    if (lines.some(({ isFileMissing }) => isFileMissing)) throw new Refusal('NOT_FOUND');
    // Some are being made.
    if (lines.some(({ file }) => file === null)) throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 5 });
    const files = lines.map(({ fileName, file, ...line }) => ({
      ...line,
      card: line.card,
      name: fileName,
      sha256: file?.sha256 ?? '',
    }));
    reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="order-${orderNumber(order)}.zip"`)
      .header('cache-control', 'no-store');
    return Readable.from(zipStream(archiveFiles(objects, files)), { objectMode: false });
  });

  registerCall(
    app,
    'tickShopOrder',
    async ({ link, body: { step } }) => {
      await countByLink(link);
      if (!(await shopOrders.tick(link, step, now()))) throw new Refusal('NOT_FOUND');
      return shown(link);
    },
    { skipResponseValidation },
  );
}

/** The table of the files, then the stored bytes, one file after the other. */
async function* archiveFiles(
  objects: Pick<ObjectStore, 'read'>,
  files: Parameters<typeof orderManifest>[0],
): AsyncGenerator<ZipEntry> {
  yield { name: manifestName, parts: Readable.from([Buffer.from(orderManifest(files))]) };
  for (const { id, name } of files) {
    const parts = await objects.read(printedFileKey(id));
    if (!parts) throw new Error(`The file ${id} of an order is missing`);
    yield { name, parts, isCompressed: true };
  }
}
