import type { ComponentType } from 'react';
import { AlignControl } from './align-control.tsx';
import { CapsControl } from './caps-control.tsx';
import { ColourControl } from './colour-control.tsx';
import { FontControl } from './font-control.tsx';
import { LabelControl } from './label-control.tsx';
import { MoveControl } from './move-control.tsx';
import { OrderControl } from './order-control.tsx';
import { SizeControl } from './size-control.tsx';
import type { TextTarget } from './text-target.ts';
import { TrackingControl } from './tracking-control.tsx';
import { WeightControl } from './weight-control.tsx';

/** Everything that can be chosen for a text of the front. The bar, the phone's sheet and the form show some of them each. */
export const textControls = {
  font: FontControl,
  size: SizeControl,
  weight: WeightControl,
  colour: ColourControl,
  align: AlignControl,
  caps: CapsControl,
  tracking: TrackingControl,
  order: OrderControl,
  move: MoveControl,
  label: LabelControl,
} as const satisfies Record<string, ComponentType<TextTarget>>;

type TextControlsProps = TextTarget & { names: readonly (keyof typeof textControls)[] };

/** Some of the controls, under their names. */
export function TextControls({ names, field }: TextControlsProps) {
  return names.map((name) => {
    const Control = textControls[name];
    return <Control key={name} field={field} />;
  });
}
