import { createContext, type ReactNode, use } from 'react';
import { classNames } from '../../ui/class-names.ts';

/**
 * Whether pictures are shown. The prerendered document of the first page has none: a browser would load those below the
 * screen with the editor.
 */
export const PicturesContext = createContext(true);

type LatePictureProps = { width: number; height: number; className?: string; children: ReactNode };

/** The place of a picture, which has its proportions before the picture is there. */
export function LatePicture({ width, height, className, children }: LatePictureProps) {
  return (
    <span className={classNames('block', className)} style={{ aspectRatio: `${width} / ${height}` }}>
      {use(PicturesContext) && children}
    </span>
  );
}
