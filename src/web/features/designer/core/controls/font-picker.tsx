import { ChevronDown } from 'lucide-react';
import { Select } from 'radix-ui';
import { type CSSProperties, memo } from 'react';
import { type FontName, fontLabel, fontNames, isCustomFont } from '#domain/card/fonts.ts';
import { fontRecordOf } from '#layout/text/faces.ts';
import { useCustomFonts } from '../../../../shared/fonts/custom-fonts.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { optionHandler } from '../../../../ui/inputs/option-handler.ts';
import { SelectOptions, useLazyOptions } from '../../../../ui/inputs/select.tsx';

const serifs: readonly FontName[] = [
  'Times New Roman',
  'Georgia',
  'Playfair Display',
  'Zilla Slab',
  'Fraunces',
  'EB Garamond',
];

/** Renders a font's name in its own face, with a generic fallback until the face is loaded. Custom fonts have none. */
export function fontPreviewStyle(font: FontName): CSSProperties {
  if (isCustomFont(font)) return {};
  return {
    fontFamily: `"${font} Variable", "${font} name", ${serifs.includes(font) ? 'serif' : 'sans-serif'}`,
  };
}

const optionOf = (font: FontName) => ({ value: font, label: fontLabel(font), style: fontPreviewStyle(font) });
/** Fonts for headings are too delicate for most texts: looks choose them. */
const textFonts = fontNames.filter((font) => !fontRecordOf(font)?.isForHeadings);

type FontPickerProps = {
  label: string;
  /** Shown below the list. */
  note: string;
  value: FontName;
  onChange: (font: FontName) => void;
  className?: string;
};

/** The font select of a row. The row draws the outline. */
export const FontPicker = memo(function FontPicker({
  label,
  note,
  value,
  onChange,
  className,
}: FontPickerProps) {
  const { isMounted, root, trigger } = useLazyOptions();
  const own = useCustomFonts();
  const listed: readonly FontName[] = [...textFonts, ...own];
  // A font of a look, or one that is not on this device, stays the chosen one.
  const options = [...listed, ...(listed.includes(value) ? [] : [value])].map(optionOf);
  return (
    <Select.Root value={value} onValueChange={optionHandler(options, onChange)} {...root}>
      <Select.Trigger
        {...trigger}
        aria-label={label}
        style={fontPreviewStyle(value)}
        className={classNames(
          'flex cursor-pointer items-center gap-2 px-3 text-left text-control text-ink-700',
          'tablet:gap-1 tablet:pr-2 tablet:pl-2.75 tablet:text-xs desktop:text-sm focus-visible:shadow-none focus-visible:inset-ring-2 focus-visible:inset-ring-primary',
          className,
        )}
      >
        <span className="min-w-0 flex-1 truncate">
          <Select.Value>{fontLabel(value)}</Select.Value>
        </span>
        <ChevronDown aria-hidden size={14} strokeWidth={1.75} className="shrink-0 text-muted-foreground" />
      </Select.Trigger>
      {isMounted && <SelectOptions options={options} note={note} className="w-55" />}
    </Select.Root>
  );
});
