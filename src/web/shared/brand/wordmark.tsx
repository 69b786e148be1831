import { classNames } from '../../ui/class-names.ts';
import { Mark } from './mark.tsx';

const sizes = {
  md: { mark: 26, text: 'gap-2.5 text-[21px] tracking-[-0.03em]' },
  lg: { mark: 44, text: 'gap-3.5 text-[38px] tracking-[-0.035em]' },
} as const;

type WordmarkProps = { size?: keyof typeof sizes; className?: string };

export function Wordmark({ size = 'md', className }: WordmarkProps) {
  const { mark, text } = sizes[size];
  return (
    <span
      className={classNames('inline-flex items-center font-display leading-none font-bold', text, className)}
    >
      <Mark size={mark} />
      Vizitka
    </span>
  );
}
