import type { HelpTopic } from '#domain/help/help-topics.ts';
import type { PrintRule } from '#domain/print-rules.ts';

/** What explains a rule. Rules that explain themselves have nothing. */
export const helpOfRule: Readonly<Partial<Record<PrintRule, HelpTopic | `${HelpTopic}#${string}`>>> = {
  bleed: 'bleed#bleed',
  textInMargin: 'bleed#safe-margin',
  logoInMargin: 'bleed#safe-margin',
  qrInMargin: 'bleed#safe-margin',
  graphicEdges: 'bleed#cut',
  graphicSlivers: 'bleed#cut',
  smallestText: 'colours#black-texts',
  totalInk: 'colours#ink-limit',
  logoContrast: 'logos#contrast',
  logoParts: 'logos#contrast',
  logoResolution: 'logos#pixels',
  pictureResolution: 'logos#pixels',
  finishing: 'finishing#setup',
  lineWeight: 'finishing#kinds',
  qrModule: 'qr-codes#size',
  qrQuietZone: 'qr-codes#quiet-zone',
  qrContrast: 'qr-codes#contrast',
  qrReads: 'qr-codes#tried',
};
