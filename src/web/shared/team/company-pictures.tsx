import { Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { SampleImage } from '../looks/sample-image.tsx';

/** Pictures of what a company does with its cards, from samples that the product has drawn. They say nothing that is not in words. */
export const companyPictures = {
  designs: DesignPicture,
  people: PeoplePicture,
  links: LinkPicture,
  proofs: ProofPicture,
  orders: OrderPicture,
  files: SheetPicture,
} as const;

const markStyles = 'absolute flex items-center gap-1 rounded-sm px-2 py-1 text-xs font-medium shadow-sm';

function Canvas({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="grid h-40 place-items-center overflow-clip rounded-md border border-border bg-canvas"
    >
      {children}
    </span>
  );
}

function Sheet({ className }: { className: string }) {
  return (
    <span className={`block aspect-9/5 shadow-sheet ${className}`}>
      <SampleImage id="ridge" />
    </span>
  );
}

function DesignPicture() {
  return (
    <Canvas>
      <span className="relative">
        <Sheet className="w-44" />
        <span className={`${markStyles} -top-2.5 -right-2.5 bg-card text-foreground`}>
          <Lock size={14} strokeWidth={1.75} />
        </span>
      </span>
    </Canvas>
  );
}

function PeoplePicture() {
  return (
    <Canvas>
      <span className="relative h-29 w-54">
        <Sheet className="absolute top-0 left-0 w-36" />
        <Sheet className="absolute top-4.5 left-9 w-36" />
        <Sheet className="absolute top-9 left-18 w-36" />
      </span>
    </Canvas>
  );
}

function LinkPicture() {
  return (
    <Canvas>
      <span className="flex h-34 w-24 flex-col gap-2 rounded-lg border border-input bg-card p-2">
        <Sheet className="w-full" />
        <span className="h-3.5 rounded-sm border border-primary" />
        <span className="h-3.5 rounded-sm border border-border" />
        <span className="mt-auto h-4 rounded-sm bg-primary" />
      </span>
    </Canvas>
  );
}

function ProofPicture() {
  const { approved } = useTexts('company-offer');
  return (
    <Canvas>
      <span className="relative">
        <Sheet className="w-44" />
        <span className={`${markStyles} -bottom-2.5 -left-2.5 bg-success-soft text-success-soft-foreground`}>
          <Check size={14} strokeWidth={2} />
          {approved}
        </span>
      </span>
    </Canvas>
  );
}

function OrderPicture() {
  const { printed } = useTexts('company-offer');
  return (
    <Canvas>
      <span className="relative grid w-52 gap-1.5 rounded-md border border-border bg-card p-2.5">
        {['250', '100', '350'].map((quantity) => (
          <span key={quantity} className="flex items-center gap-2">
            <Sheet className="w-12" />
            <span className="h-2 w-16 rounded-sm bg-muted" />
            <span className="ml-auto text-xs font-medium tabular-nums">{quantity}</span>
          </span>
        ))}
        <span className={`${markStyles} -right-2.5 -bottom-2.5 bg-success-soft text-success-soft-foreground`}>
          <Check size={14} strokeWidth={2} />
          {printed}
        </span>
      </span>
    </Canvas>
  );
}

function SheetPicture() {
  return (
    <Canvas>
      <span className="grid grid-cols-2 gap-1.5 bg-stock p-2.5 shadow-sheet">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <Sheet key={place} className="w-15" />
        ))}
      </span>
    </Canvas>
  );
}
