import { memo } from 'react';
import { type FontName, fontLabel, fontNames } from '#domain/card/fonts.ts';
import { fontRecordOf } from '#layout/text/faces.ts';
import { useCustomFonts } from '../../../../shared/fonts/custom-fonts.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { BareSelect } from '../../../../ui/inputs/bare-select.tsx';
import { useIsInToolbar } from '../../../../ui/inputs/toolbar-item.tsx';
import { fontPreviewStyle } from './font-preview-style.ts';

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

/** The font select of a text. What is around it draws the outline. */
export const FontPicker = memo(function FontPicker(props: FontPickerProps) {
  const { value, className, ...select } = props;
  const own = useCustomFonts();
  const isInToolbar = useIsInToolbar();
  const listed: readonly FontName[] = [...textFonts, ...own];
  // A font of a look, or one that is not on this device, stays the chosen one.
  const options = [...listed, ...(listed.includes(value) ? [] : [value])].map(optionOf);
  return (
    <BareSelect
      {...select}
      value={value}
      options={options}
      listClassName="w-55"
      className={classNames(
        !isInToolbar && 'px-3 tablet:pr-2 tablet:pl-2.75 tablet:text-xs desktop:text-sm',
        className,
      )}
    />
  );
});
