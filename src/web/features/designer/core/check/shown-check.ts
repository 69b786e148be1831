import type { PrintRule } from '#domain/print-rules.ts';
import type { CardSize } from '#editor/card-size.ts';
import type { Finding, Level } from '#layout/check/findings.ts';
import type { Fix } from '#layout/check/fixes/fix.ts';
import type { Box } from '#layout/guides.ts';
import type { Scene } from '#layout/scene.ts';
import type { CauseText } from '../../../../shared/print-check/print-check-text.ts';
import type { PressState } from './use-checked-card.ts';
import type { CodeReadingResult } from './use-code-reading.ts';

/** A cause as text, with its boxes on the card and its fix. */
export type ShownFinding = CauseText & {
  rule: PrintRule;
  level: Level;
  /** A React key. */
  key: string;
  targets: readonly Box[];
  fix: LabelledFix | null;
  /** Other ways to mend it. */
  otherFixes: readonly LabelledFix[];
  /** Set for a colour that prints differently. */
  colours: Finding['colours'];
};

type LabelledFix = Fix & { label: string };

/** The check of one side. */
export type SideCheck = {
  side: Scene['side'];
  scene: Scene;
  findings: readonly ShownFinding[];
  passed: readonly { rule: string; title: string; detail: string }[];
  /** The rules that did not run, with the reason. */
  notRun: readonly { rule: string; title: string; detail: string; brief: string }[];
};

/** The check of the shown side, and of the other one if the card has two. A blank back shows that of the front. */
export type ShownCheck = SideCheck & {
  size: CardSize;
  /** Whether there is nothing on the card that could pass. */
  isEmpty: boolean;
  other: SideCheck | null;
  /** Null on a card without a code. */
  reading: CodeReadingResult | null;
  press: PressState;
  checkAgain: () => void;
};
