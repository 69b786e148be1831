import { Fragment } from 'react';
import { Link } from 'react-router';
import type { TextPart } from '#domain/legal/markdown.ts';

const linkStyles = 'text-primary-soft-foreground underline underline-offset-2 wrap-anywhere';

/** A line of Markdown: text, emphasised text and links. */
export function TextParts({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isStrong, href }, place) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text do not change.
    if (href?.startsWith('/'))
      return (
        <Link key={place} to={href} className={linkStyles}>
          {text}
        </Link>
      );
    if (href)
      return (
        <a key={place} href={href} className={linkStyles}>
          {text}
        </a>
      );
    return isStrong ? <strong key={place}>{text}</strong> : <Fragment key={place}>{text}</Fragment>;
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the parts of a text do not change.
  });
}
