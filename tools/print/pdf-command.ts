import { randomUUID } from 'node:crypto';
import { layoutSides } from '#layout/layout-sides.ts';
import { looks } from '#layout/looks/looks.ts';
import { facesOfSides } from '#layout/side-faces.ts';
import { uniqueFaces } from '#layout/text/faces.ts';
import pdfPartsEn from '#messages/en/pdf-parts.ts';
import { printCauses } from '#people/batch/check-card.ts';
import { documentTitle } from '#print/file-name.ts';
import { type PrintPage, renderPdf } from '#print/render-pdf.ts';
import { renderCalibration } from '#print/sheets/calibration.ts';
import { orderFiles } from '#print/sheets/order-faces.ts';
import { renderSheets } from '#print/sheets/render-sheets.ts';
import { causeLine } from './cause-line.ts';
import { openPrintTools, printOptions, printUsage } from './print-tools.ts';
import { readCardFile } from './read/read-card-file.ts';
import { unreadCodes } from './read-codes.ts';
import { parseOptions, readOrRefuse, refuse, refuseWithoutFolder, writeOrRefuse } from './refuse.ts';
import type { Command } from './run-command.ts';
import { sheetOptions, sheetSettings, sheetUsage } from './sheet-options.ts';

const usage = `npm run pdf -- --design card.json --out card.pdf ${printUsage}
  ${sheetUsage} [--calibration]`;
const options = {
  ...printOptions,
  ...sheetOptions,
  calibration: { type: 'boolean', default: false },
} as const;

/**
 * `npm run pdf`: renders a card's JSON, as the API returns it or as a document, to a print PDF. The logo and the
 * picture are paths relative to the JSON. A print profile is a JSON with the wishes of a print shop. A card with problems is not printed
 * unless it is forced.
 */
export const pdfCommand: Command = async (args, { say, complain }) => {
  const values = parseOptions(args, options, usage);
  const { design: cardPath, out, sheet, force } = values;
  if (!cardPath || !out || !['300', '600'].includes(values.dpi)) return refuse(usage, 2);
  if (values.calibration && !sheet) return refuse('--calibration needs --sheet', 2);
  refuseWithoutFolder(out);

  const card = readCardFile(readOrRefuse(cardPath).toString('utf8'));
  const faces = uniqueFaces([...facesOfSides(card, looks), ...(values.calibration ? orderFiles : [])]);
  const tools = await openPrintTools(values, card, cardPath, faces);
  const { assets, profile, fonts, checkTools } = tools;
  const scenes = layoutSides(card, fonts, checkTools.logo, checkTools.margins);
  const [front, back = null] = scenes;
  if (!front) throw new Error('The card has no front');
  const settings = sheet
    ? sheetSettings({ ...values, sheet }, front.cut, -front.guides.bleed.x, 'repeat')
    : null;
  const metadata = { title: documentTitle(card.content), createdAt: new Date(), documentId: randomUUID() };
  if (settings && values.calibration) {
    const { grid, turn } = settings;
    const texts = pdfPartsEn.sheets.calibrationPage;
    return write(renderCalibration(grid.paper, turn, texts, fonts, assets, profile, metadata));
  }

  const found = [...(await unreadCodes(scenes, fonts)), ...printCauses(card, scenes, checkTools)];
  const causes = found.filter(({ level }) => level !== 'information');
  for (const cause of causes) complain(causeLine(cause, values.fonts));
  const problems = causes.filter(({ level }) => level === 'problem');
  if (problems.length > 0 && !force) {
    complain(`${out} was not made. Print it all the same with --force.`);
    return 1;
  }
  const pageOf = (scene: typeof front): PrintPage => tools.pageOf(scene);
  return write(
    settings
      ? renderSheets(
          [{ front: pageOf(front), back: back && pageOf(back) }],
          settings,
          assets,
          profile,
          metadata,
        )
      : renderPdf(scenes.map(pageOf), assets, profile, metadata),
  );

  function write(file: Uint8Array): 0 {
    writeOrRefuse(out ?? '', file);
    say(`${out}: ${Math.ceil(file.length / 1024)} kB`);
    return 0;
  }
};
