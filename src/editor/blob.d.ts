/** The file of a logo. The editor passes it on; of its contents it knows only the size. */
interface Blob {
  readonly size: number;
}
