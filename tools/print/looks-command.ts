import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { lookIds } from '#domain/card/look/card-look.ts';
import { withLook } from '#domain/look/choose-look.ts';
import { layoutSides } from '#layout/layout-sides.ts';
import { looks } from '#layout/looks/looks.ts';
import { facesOfSides } from '#layout/side-faces.ts';
import samples from '#messages/sk/look-samples.ts';
import { documentTitle } from '#print/file-name.ts';
import { renderPdf } from '#print/render-pdf.ts';
import { sampleCard } from '#web/shared/looks/sample-cards.ts';
import { causeLine } from './cause-line.ts';
import { drawScene } from './draw-scene.ts';
import { openPrintTools } from './print-tools.ts';
import { readCardFile } from './read/read-card-file.ts';
import { unreadCodes } from './read-codes.ts';
import { parseOptions, readOrRefuse, refuse, writeOrRefuse } from './refuse.ts';
import type { Command } from './run-command.ts';

const usage = 'npm run draw -- looks --out folder [--card card.json] [--only id]';
const options = { out: { type: 'string' }, card: { type: 'string' }, only: { type: 'string' } } as const;

const pxPerMm = 12;

/** `npm run draw -- looks`: draws every look, both sides, as a PDF and as pictures, with sample texts or those of a card. */
export const looksCommand: Command = async (args, { say, complain }) => {
  const { out, card: cardPath, only } = parseOptions(args, options, usage);
  if (!out) return refuse(usage, 2);
  const ids = lookIds.filter((id) => only === undefined || id === only);
  if (ids.length === 0) return refuse(`There is no look ${only}`, 2);
  const own = cardPath ? readCardFile(readOrRefuse(cardPath).toString('utf8')) : null;
  mkdirSync(out, { recursive: true });
  let unread = 0;
  for (const id of ids) {
    const card = own ? withLook(own, id) : sampleCard(id, samples);
    const values = { dpi: '300', 'crop-marks': false };
    const tools = await openPrintTools(values, card, cardPath ?? '.', facesOfSides(card, looks));
    const { fonts, assets, profile, checkTools } = tools;
    const scenes = layoutSides(card, fonts, checkTools.logo, checkTools.margins);
    for (const cause of await unreadCodes(scenes, fonts)) {
      unread += 1;
      complain(`${id}: ${causeLine(cause, undefined)}`);
    }
    const metadata = { title: documentTitle(card.content), createdAt: new Date(), documentId: randomUUID() };
    writeOrRefuse(join(out, `${id}.pdf`), renderPdf(scenes.map(tools.pageOf), assets, profile, metadata));
    for (const scene of scenes) {
      const value = Math.round(scene.cut.width * pxPerMm);
      const png = new Resvg(drawScene(scene, fonts), { fitTo: { mode: 'width', value } }).render().asPng();
      writeOrRefuse(join(out, `${id}-${scene.side}.png`), png);
    }
  }
  say(`${out}: ${ids.length} looks`);
  return unread > 0 ? 1 : 0;
};
