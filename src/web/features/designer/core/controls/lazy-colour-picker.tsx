import { Suspense } from 'react';
import { lazyComponent } from '../../../../shared/loading/lazy-component.tsx';
import type { PickerProps } from '../../../../ui/colour/colour-field.tsx';

const CardColourPicker = lazyComponent(
  async () => (await import('./card-colour-picker.tsx')).CardColourPicker,
);

/** The picker of a colour of the card; its code loads with the first one that opens. */
export function LazyColourPicker(picker: PickerProps) {
  return (
    <Suspense fallback={<div className="h-70 w-53.5" />}>
      <CardColourPicker {...picker} />
    </Suspense>
  );
}
