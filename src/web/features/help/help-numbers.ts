import { logoLimits } from '#domain/card/card.ts';
import { formatOf } from '#domain/card/formats.ts';
import { logoMaxBytes } from '#domain/card/logo-file.ts';
import { dayMs } from '#domain/days.ts';
import { branchesMax } from '#domain/design/company-design.ts';
import { waitingMax } from '#domain/design/rows-to-accept.ts';
import { keptDays, reminderDays, shareLinkMs } from '#domain/link/share-links.ts';
import { shopLinkDaysAfterPrint } from '#domain/order/order.ts';
import { proofCardsMax, proofKeptDays } from '#domain/proof/proof.ts';
import { cropMarkMm } from '#layout/crop-marks.ts';
import { printLimits } from '#layout/limits/print-limits.ts';
import { listLimits } from '#people/list/list-limits.ts';
import { maxInks, maxSpots } from '#print/colour/exact-inks.ts';
import { standardProfile } from '#print/profile/print-profile.ts';
import { profilePresets } from '#print/profile/profile-presets.ts';
import { profileLimits } from '#print/profile/profile-settings.ts';

const { bleedMm, safeMarginMm, widthMm, heightMm } = formatOf();
const american = formatOf('us');
const european = formatOf('85x55');
const mmPerInch = 25.4;

/** The numbers that texts of the help name in braces. They are those that the product works with. */
export const helpNumbers: Readonly<Record<string, number>> = {
  bleedMm,
  safeMm: safeMarginMm,
  widthMm,
  heightMm,
  pageWidthMm: widthMm + 2 * bleedMm,
  pageHeightMm: heightMm + 2 * bleedMm,
  europeanWidthMm: european.widthMm,
  europeanHeightMm: european.heightMm,
  europeanBleedMm: european.bleedMm,
  americanWidthIn: american.widthMm / mmPerInch,
  americanHeightIn: american.heightMm / mmPerInch,
  americanBleedIn: american.bleedMm / mmPerInch,
  safeMaxMm: profileLimits.safeMm.max,
  cornersMaxMm: profileLimits.cornersMm.max,
  inkLimitMin: profileLimits.inkLimit.min,
  inkLimitMax: profileLimits.inkLimit.max,
  inkLimit: standardProfile.inkLimit * 100,
  compatibleInkLimit: profilePresets.compatible.inkLimit,
  compatibleBleedMm: profilePresets.compatible.bleedMm,
  inksMax: maxInks,
  spotsMax: maxSpots,
  cropMarkMm: cropMarkMm.length,
  textPt: printLimits.textPt.needed,
  fineTextPt: printLimits.fineTextPt.needed,
  linePt: printLimits.linePt.needed,
  contrast: printLimits.contrast.needed,
  ppi: printLimits.pixelsPerInch.needed,
  coarsePpi: printLimits.pixelsPerInch.problem,
  logoMm: logoLimits.size.fallback,
  pixelsForLogo: Math.ceil((logoLimits.size.fallback / mmPerInch) * printLimits.pixelsPerInch.needed),
  logoMb: logoMaxBytes / 1024 / 1024,
  qrModuleMm: printLimits.qrModuleMm.needed,
  qrQuietModules: printLimits.qrQuietModules.needed,
  listRows: listLimits.rows,
  listColumns: listLimits.columns,
  listMb: listLimits.bytes / 1_000_000,
  branches: branchesMax,
  waitingRows: waitingMax,
  linkDays: shareLinkMs / dayMs,
  firstReminderDays: reminderDays[0],
  secondReminderDays: reminderDays[1],
  keptDays,
  proofCards: proofCardsMax,
  proofYears: proofKeptDays / 365,
  shopDaysAfterPrint: shopLinkDaysAfterPrint,
};
