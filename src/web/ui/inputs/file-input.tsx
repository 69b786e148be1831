import type { Ref } from 'react';

type FileInputProps = {
  ref: Ref<HTMLInputElement>;
  label: string;
  accept: string;
  onFile: (file: File) => void;
};

/** The file input behind a button that clicks it. */
export function FileInput({ ref, label, accept, onFile }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      aria-label={label}
      hidden
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) onFile(file);
        // Without this, picking the same file again would not fire a change event.
        target.value = '';
      }}
    />
  );
}
