/** The part of the package that is used. Its own types need Node and the DOM. */
declare module 'papaparse' {
  type ParseOptions = { delimiter: string; preview: number };
  type ParseResult = { data: string[][] };
  const papa: { parse(text: string, options: ParseOptions): ParseResult };
  export default papa;
}
