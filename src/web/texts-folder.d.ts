interface ImportMetaEnv {
  /** Set by the build: the address of the folder with a folder of texts for each language. */
  readonly TEXTS_FOLDER: string;
}
