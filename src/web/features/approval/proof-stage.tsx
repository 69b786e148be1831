import { type MouseEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { textFields } from '#domain/card/text-fields.ts';
import type { AskedChange } from '#domain/proof/proof.ts';
import { layoutSides } from '#layout/layout-sides.ts';
import type { Scene } from '#layout/scene.ts';
import type { LoadedFonts } from '#layout/text/harfbuzz-fonts.ts';
import { ptToMm } from '#layout/units.ts';
import { shopMargins } from '#print/profile/print-shop.ts';
import { SceneDrawing } from '../../shared/card/scene-drawing.tsx';
import { viewBoxOf } from '../../shared/card/scene-parts.ts';
import { useFontsOfSides } from '../../shared/card/use-fonts.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { numberFormat } from '../../shared/i18n/number-format.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { SegmentedChoice } from '../../ui/inputs/segmented-choice.tsx';
import type { ChangedField } from './change-form.tsx';
import type { ProofCard } from './proof-queries.ts';
import { keepScale, keptScale, ProofRuler, scaleLimits } from './ruler.tsx';

type ProofStageProps = ProofCard & {
  /** The texts that should change, numbered on the card. */
  marked: readonly AskedChange[];
  /** A text of the front, or `other` for one of the back. */
  onPick: ((field: ChangedField) => void) | null;
};

/** CSS counts 96 pixels to an inch. */
const pxPerMm = 96 / 25.4;

/** Both sides of the card, as large as there is room or at their real size. */
export function ProofStage({ card, logo, shop, marked, onPick }: ProofStageProps) {
  const { page: t } = useTexts('proofs');
  const fonts = useFontsOfSides(card);
  const [side, setSide] = useState<'front' | 'back'>('front');
  const sides = useMemo(
    () => fonts && layoutSides(card, fonts, logo?.pixels, shopMargins(shop)),
    [card, fonts, logo, shop],
  );
  if (!fonts || !sides) return null;
  const [front, back] = sides;
  const scene = side === 'back' ? back : front;
  return (
    <>
      {back && (
        <SegmentedChoice
          label={t.side}
          value={side}
          options={[
            { value: 'front', label: t.front },
            { value: 'back', label: t.back },
          ]}
          onChange={setSide}
        />
      )}
      {scene && (
        <Side
          scene={scene}
          fonts={fonts}
          logoUrl={logo?.url ?? null}
          label={t.picture(t[side], card.content.fullName ?? '')}
          marked={marked}
          onPick={onPick}
        />
      )}
    </>
  );
}

type SideProps = {
  scene: Scene;
  fonts: LoadedFonts;
  logoUrl: string | null;
  label: string;
} & Pick<ProofStageProps, 'marked' | 'onPick'>;

function Side({ scene, fonts, logoUrl, label, marked, onPick }: SideProps) {
  const { page: t } = useTexts('proofs');
  const { current: language } = useLanguage();
  const [isReal, setReal] = useState(false);
  const [scale, setScale] = useState(keptScale);
  const { width, height } = scene.guides.cut;
  const [box, shownTimes] = useShownTimes(width, isReal ? scale : null);
  const format = numberFormat(language);
  const sliderId = useId();
  const pick = ({ target }: MouseEvent) => {
    const field = target instanceof Element ? target.closest('[data-text]')?.getAttribute('data-text') : null;
    const found = textFields.find((known) => known === field);
    if (scene.side === 'front' && found) onPick?.(found);
    else if (field) onPick?.('other');
  };
  const mm = (length: number) => `${length * scale}mm`;
  return (
    <>
      <div
        ref={box}
        className={isReal ? 'max-w-full overflow-x-auto' : 'max-w-full'}
        style={{
          width: isReal
            ? mm(width)
            : `min(100%, ${Math.round((width * 740) / Math.max(width, height * 1.6))}px)`,
        }}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the form has a choice of each text. */}
        <svg
          role="img"
          aria-label={label}
          viewBox={viewBoxOf(scene.guides.cut)}
          className={`block shadow-sheet ${onPick ? '[&_[data-text]]:cursor-pointer [&_[data-text]]:[pointer-events:bounding-box]' : ''}`}
          style={isReal ? { width: mm(width), height: mm(height) } : { width: '100%' }}
          onClick={pick}
        >
          <SceneDrawing scene={scene} fonts={fonts} logoUrl={logoUrl} />
          {scene.side === 'front' && <Marks scene={scene} marked={marked} />}
        </svg>
        {isReal && <ProofRuler scale={scale} label={t.ruler} />}
      </div>
      <p className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 text-sm text-ink-700">
        <span>
          {t.size(format(width, 2), format(height, 2))}
          {!isReal && shownTimes !== null && `, ${t.shownAt(format(shownTimes, 1))}`}
        </span>
        <Button variant="ghost" size="sm" onClick={() => setReal(!isReal)}>
          {isReal ? t.fitSize : t.realSize}
        </Button>
      </p>
      {isReal && (
        <div className="grid w-full max-w-90 gap-1.5 text-sm">
          <label htmlFor={sliderId} className="font-medium">
            {t.adjust}
          </label>
          <input
            id={sliderId}
            type="range"
            {...scaleLimits}
            value={scale}
            aria-describedby={`${sliderId}-hint`}
            onChange={({ target }) => {
              setScale(target.valueAsNumber);
              keepScale(target.valueAsNumber);
            }}
            className="h-6 w-full cursor-pointer accent-primary pointer-coarse:h-11"
          />
          <p id={`${sliderId}-hint`} className="text-ink-700">
            {t.adjustHint}
          </p>
        </div>
      )}
    </>
  );
}

/** How many times its real size the card is shown, as CSS counts it; null before it is measured. */
function useShownTimes(widthMm: number, scale: number | null) {
  const box = useRef<HTMLDivElement>(null);
  const [times, setTimes] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || scale !== null) return;
    const observer = new ResizeObserver(() =>
      setTimes(Math.round((element.clientWidth / pxPerMm / widthMm) * 10) / 10),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [widthMm, scale]);
  return [box, times] as const;
}

/** A number after the last line of each text that should change, or before it if there is no room. */
function Marks({ scene, marked }: { scene: Scene } & Pick<ProofStageProps, 'marked'>) {
  const { cut } = scene.guides;
  return marked.map(({ field }, index) => {
    const run = scene.items.findLast((item) => item.kind === 'text' && item.field === field);
    if (run?.kind !== 'text') return null;
    const radius = 2.6;
    const after = run.x + run.width + radius + 1;
    const x = after + radius < cut.x + cut.width ? after : Math.max(run.x - radius - 1, cut.x + radius);
    const y = run.y - ptToMm(run.sizePt) * 0.35;
    return (
      <g key={field} className="pointer-events-none">
        <circle cx={x} cy={y} r={radius} className="fill-primary stroke-card" strokeWidth={0.5} />
        <text
          x={x}
          y={y}
          dy="0.36em"
          fontSize={3}
          fontWeight={600}
          textAnchor="middle"
          className="fill-primary-foreground"
        >
          {index + 1}
        </text>
      </g>
    );
  });
}
