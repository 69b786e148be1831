import { openSubsetter } from '#print/fonts/subsetter.ts';
import { inkLogo, softProofLogo } from '#print/image/convert-logo.ts';
import { logoGround } from '#print/image/logo-ground.ts';
import { readLogo } from '#print/image/read-logo.ts';
import { renderPdf } from '#print/render-pdf.ts';
import { renderCalibration } from '#print/sheets/calibration.ts';
import { renderSheets } from '#print/sheets/render-sheets.ts';
import { gridOf } from '#print/sheets/sheet-grid.ts';

/** The second of the two scripts that printing loads: fonts, images and the PDF. */
export const pdfEngine = {
  openSubsetter,
  logoGround,
  readLogo,
  inkLogo,
  softProofLogo,
  renderPdf,
  renderSheets,
  renderCalibration,
  gridOf,
};
