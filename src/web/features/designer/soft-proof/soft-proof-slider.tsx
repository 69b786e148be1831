import { ChevronsLeftRight } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { LoadedFonts } from '#layout/text/harfbuzz-fonts.ts';
import { SceneDrawing } from '../../../shared/card/scene-drawing.tsx';
import { viewBoxOf } from '../../../shared/card/scene-parts.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { SoftProof } from './use-soft-proof.ts';

type SoftProofSliderProps = { proof: SoftProof; fonts: LoadedFonts };

const steps: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };
const ends: Record<string, number> = { Home: 0, End: 100 };

/** Over the card: shows the printed colours to the right of a movable divider. */
export function SoftProofSlider({ proof, fonts }: SoftProofSliderProps) {
  const { proof: t } = useTexts().editor;
  const box = useRef<HTMLDivElement>(null);
  const [percent, setPercent] = useState(50);

  const moveTo = (target: number) => setPercent(Math.min(100, Math.max(0, target)));

  function drag({ buttons, clientX }: PointerEvent) {
    const card = box.current?.getBoundingClientRect();
    if (card && buttons === 1) moveTo(((clientX - card.left) / card.width) * 100);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = (steps[event.key] ?? 0) * (event.shiftKey ? 10 : 1);
    const target = ends[event.key] ?? (step === 0 ? null : Math.round(percent) + step);
    if (target === null) return;
    event.preventDefault();
    moveTo(target);
  }

  return (
    <div ref={box} className="pointer-events-none absolute inset-0">
      <svg
        aria-hidden="true"
        viewBox={viewBoxOf(proof.scene.guides.bleed)}
        className="block size-full"
        style={{ clipPath: `inset(0 0 0 ${percent}%)` }}
        data-proof="paper"
      >
        <SceneDrawing scene={proof.scene} fonts={fonts} logoUrl={proof.logoUrl} />
      </svg>
      <div
        className="absolute -top-4.5 -bottom-4 w-0.5 -translate-x-px bg-[#1b1917] shadow-[0_0_0_1px_#fff]"
        style={{ left: `${percent}%` }}
      >
        <span className="absolute top-0 right-3 text-xs font-semibold text-ink-700">{t.screen}</span>
        <span className="absolute top-0 left-3 text-xs font-semibold text-ink-700">{t.paper}</span>
        <div
          role="slider"
          tabIndex={0}
          aria-label={t.divider}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(percent)}
          aria-valuetext={t.dividerValue(Math.round(percent))}
          onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
          onPointerMove={drag}
          onKeyDown={onKeyDown}
          className="pointer-events-auto absolute top-1/2 left-1/2 grid size-8.5 -translate-1/2 cursor-ew-resize touch-none place-items-center rounded-full border-2 border-[#1b1917] bg-white text-[#1b1917] shadow-[0_0_0_1px_#fff] pointer-coarse:size-11"
        >
          <ChevronsLeftRight aria-hidden size={14} strokeWidth={2} />
        </div>
      </div>
    </div>
  );
}
