/** Whether a dropped file is a vCard by its name or type. While it is dragged, the browser tells only the type. */
export function isVcardFile({ name, type }: { name: string; type: string }): boolean {
  return /\.(?:vcf|vcard)$/i.test(name) || /^text\/(?:x-)?vcard/i.test(type);
}
