import { growBox } from '#layout/boxes.ts';
import { drawnBox } from '#layout/logo/logo-box.ts';
import type { LogoSample as Sample } from '#layout/looks/seats/chosen-logo.ts';
import type { Scene } from '#layout/scene.ts';
import type { Outlines } from '../../../../shared/card/glyph-paths.ts';
import { SceneDrawing } from '../../../../shared/card/scene-drawing.tsx';
import { viewBoxOf } from '../../../../shared/card/scene-parts.ts';

type LogoSampleProps = { sample: Sample; scene: Scene; fonts: Outlines; logoUrl: string | null };

/** Width ÷ height of a sample, and what is around a logo, as a share of its size. */
const [aspect, around] = [1.6, 0.25];

/** A logo as it is printed, on the colour of its card. */
export function LogoSample({ sample, scene, fonts, logoUrl }: LogoSampleProps) {
  const { ground, logo, items } = sample;
  const box = drawnBox(logo);
  const width = Math.max(box.width, box.height * aspect) * (1 + 2 * around);
  const shown = growBox(box, (width - box.width) / 2, (width / aspect - box.height) / 2);
  return (
    <svg
      aria-hidden
      viewBox={viewBoxOf(shown)}
      className="block aspect-8/5 w-full rounded-sm border border-border-strong dark:border-border"
      style={{ backgroundColor: ground }}
    >
      <SceneDrawing scene={{ ...scene, items }} fonts={fonts} logoUrl={logoUrl} />
    </svg>
  );
}
