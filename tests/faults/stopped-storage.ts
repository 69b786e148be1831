import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { uuidv7 } from '#api/database/ids.ts';
import { logoPath } from '#domain/card/logo-file.ts';
import { hasObjectServer, objectServerPackages, startObjectServer } from '../../tools/dev/object-server.ts';
import { failedExpectations } from './report.ts';
import { addSavers, countSaved, type Saver, saveCard } from './savers.ts';
import type { ApiNode, TestCluster } from './test-cluster.ts';

const fileBytes = 1_000_000;

/** The object storage stops responding before and during an upload. Saves still work, and no card refers to a missing file. */
export async function stoppedStorage({ folder, db, startNode }: TestCluster) {
  if (!hasObjectServer()) return { notRun: `it needs ${objectServerPackages}` };
  const server = await startObjectServer(`${folder}/s3`, 'http://127.0.0.1');
  try {
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = server.settings;
    const node = await startNode({
      STORAGE_DIR: '',
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    });
    const [saver] = await addSavers(db, 1);
    if (!saver) throw new Error('A saver is needed');
    const names: string[] = [];
    const save = async (name: string) => {
      if ((await saveCard(node.origin, saver, name, uuidv7())) === '201') names.push(name);
    };

    const address = await requestUpload(node, saver);
    const upload = sendHalf(address.uploadURL ?? '');
    await wait(500);
    server.freeze();
    const logoUrl = logoPath(new URL(address.uploadURL ?? '').pathname.split('/').at(-1) ?? '');
    for (let index = 0; index < 50; index += 1) await save(`while it was gone ${index}`);
    const asked = await requestUpload(node, saver);
    const during = await saveWithLogo(node, saver, logoUrl);
    upload.destroy();
    server.thaw();
    const after = await saveWithLogo(node, saver, logoUrl);
    const again = await requestUpload(node, saver);
    const told = [
      `asking for an address: ${asked.status} after ${asked.ms} ms`,
      `a card with the half-sent logo: ${during}, and ${after} once storage is back`,
      `asking again: ${again.status}`,
    ];
    const wrong = failedExpectations({
      'an upload URL is refused with 503 within 10 s': asked.status === 503 && asked.ms <= 10_000,
      'cards without a logo are saved meanwhile': names.length === 50,
      'no card refers to a missing file': during === 503 && after === 400,
      'after the restart upload URLs are issued': again.status === 200,
    });
    return { ...(await countSaved(db, new Map([[saver.userId, names]]))), told, wrong };
  } finally {
    server.stop();
  }
}

async function requestUpload({ origin }: ApiNode, { cookie }: Saver) {
  const beganMs = Date.now();
  const address = `${origin}/api/objects/upload?byteSize=${fileBytes}`;
  const answer = await fetch(address, { method: 'POST', headers: { cookie } });
  const { uploadURL } = (await answer.json()) as { uploadURL?: string };
  return { status: answer.status, uploadURL, ms: Date.now() - beganMs };
}

/** Sends half of a file that is announced as a megabyte. */
function sendHalf(address: string) {
  const sending = request(address, { method: 'PUT', headers: { 'content-length': fileBytes } });
  sending.on('error', () => undefined);
  sending.write(Buffer.alloc(fileBytes / 2));
  return sending;
}

async function saveWithLogo({ origin }: ApiNode, { cookie }: Saver, logoUrl: string): Promise<number> {
  const answer = await fetch(`${origin}/api/business-cards`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'With a logo', companyName: 'Lumen', fullName: 'Elena', logoUrl }),
  });
  return answer.status;
}
