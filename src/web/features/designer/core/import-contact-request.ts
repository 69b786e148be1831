/** What the dialog that reads texts starts with: a dropped file, a text that was pasted elsewhere, or nothing. */
export type ImportSource = {
  file?: File;
  pasted?: string;
  /** Whether the pasted text is used at once, without the dialog, if it can be read. */
  isDirect?: boolean;
};

/** Opens the dialog from another part of the editor, while there is one. */
export const importRequest: { open: ((source: ImportSource) => void) | null } = { open: null };
