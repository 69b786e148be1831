import { Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { SampleCompanyImage } from './sample/sample-company-image.tsx';

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

function Sheet({ person, className }: { person: number; className: string }) {
  return (
    <span className={`block aspect-9/5 shadow-sheet ${className}`}>
      <SampleCompanyImage person={person} />
    </span>
  );
}

function DesignPicture() {
  return (
    <Canvas>
      <span className="relative">
        <Sheet person={0} className="w-44" />
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
        <Sheet person={0} className="absolute top-0 left-0 w-36" />
        <Sheet person={1} className="absolute top-4.5 left-9 w-36" />
        <Sheet person={2} className="absolute top-9 left-18 w-36" />
      </span>
    </Canvas>
  );
}

function LinkPicture() {
  return (
    <Canvas>
      <span className="flex h-34 w-24 flex-col gap-2 rounded-lg border border-input bg-card p-2">
        <Sheet person={8} className="w-full" />
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
        <Sheet person={3} className="w-44" />
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
        {['250', '100', '350'].map((quantity, index) => (
          <span key={quantity} className="flex items-center gap-2">
            <Sheet person={index + 4} className="w-12" />
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
        {[6, 7, 9, 10, 11, 12].map((person) => (
          <Sheet key={person} person={person} className="w-15" />
        ))}
      </span>
    </Canvas>
  );
}
