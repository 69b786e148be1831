import { GuideMark } from '../core/drawing/guide-legend.tsx';

export const toolbarStyles =
  'flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-border px-4 max-tablet:justify-between max-tablet:bg-canvas ' +
  'max-tablet:px-6.5 max-tablet:pt-2.5 tablet:min-h-13 ' +
  'tablet:border-b tablet:py-1.5 tablet:pr-4 tablet:pl-6 tablet:max-roomy:gap-x-3.5 tablet:max-roomy:pl-4';

/** `Front | Back`. */
export const sideSwitchStyles =
  'h-9! w-31 shrink-0 children:px-1.5 children:text-sm pointer-coarse:h-12! max-tablet:w-46';

/** The label of a guide switch, with the mark of the guide. */
export function GuideLabel({ guide, text }: { guide: 'bleed' | 'safe'; text: string }) {
  return (
    <span className="flex items-center gap-1.5">
      {text}
      <GuideMark guide={guide} />
    </span>
  );
}
