import { Tabs } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { segmentPartStyles, segmentTrackStyles } from '../inputs/segment-styles.ts';

export function SegmentedTabs(props: ComponentProps<typeof Tabs.Root>) {
  return <Tabs.Root {...props} />;
}

type SegmentListProps = Omit<ComponentProps<typeof Tabs.List>, 'aria-label'> & { 'aria-label': string };

export function SegmentList({ className, ...rest }: SegmentListProps) {
  return (
    <Tabs.List className={classNames(segmentTrackStyles, 'h-11 pointer-coarse:h-12', className)} {...rest} />
  );
}

export function SegmentTab({ className, ...rest }: ComponentProps<typeof Tabs.Trigger>) {
  return <Tabs.Trigger className={classNames(segmentPartStyles, className)} {...rest} />;
}

export function SegmentPanel({ className, ...rest }: ComponentProps<typeof Tabs.Content>) {
  // The panel's content is focusable, so the panel is not a tab stop.
  return <Tabs.Content className={classNames('rounded-md', className)} tabIndex={-1} {...rest} />;
}
