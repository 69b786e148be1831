/** A line of text with one part in bold. */
export function Emphasised({ line, strong = '' }: { line: string; strong?: string | undefined }) {
  const start = line.indexOf(strong);
  if (strong === '' || start === -1) return line;
  return (
    <>
      {line.slice(0, start)}
      <strong className="font-semibold text-foreground">{strong}</strong>
      {line.slice(start + strong.length)}
    </>
  );
}
