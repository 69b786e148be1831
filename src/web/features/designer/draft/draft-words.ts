/** What is said about a draft, of a new card or of a saved one's changes. */
export type DraftWords = {
  saved: string;
  saving: string;
  failed: string;
  restoredFrom: (when: string) => string;
  /** The button that goes back to the card without the draft. */
  discard: string;
  close: string;
};
