import { useRef } from 'react';
import { textFields } from '#domain/card.ts';
import { businessCard } from '#layout/card-format.ts';
import { guidesOf } from '#layout/guides.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { PageHeading } from '../../shared/page-heading.tsx';
import { useIsPhone } from '../../shared/screen.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { CardSkeleton } from './canvas/card-skeleton.tsx';
import { useRoomSize } from './canvas/room-size.ts';
import { RuledCanvas } from './canvas/ruled-canvas.tsx';
import { fitZoom } from './canvas/zoom.ts';
import { editorFrame } from './editor-frame.ts';

const guides = guidesOf(businessCard, 'landscape');

/** The editor before its code and the draft are here: labels, rulers and guides are real, values are grey. */
export function EditorSkeleton({ title }: { title: string }) {
  const { editor: words } = useMessages();
  return (
    <div className={editorFrame} aria-busy="true">
      <div className="flex h-18 shrink-0 items-center px-4 max-tablet:order-2 tablet:border-b tablet:border-border tablet:px-6 tablet:max-desktop:h-16 desktop:col-span-2">
        <PageHeading size="bar" pageTitle={title}>
          {title}
        </PageHeading>
      </div>
      <div className="flex flex-col gap-2 bg-background px-4 py-11 max-tablet:order-3 tablet:px-6 tablet:max-desktop:order-3 desktop:border-r desktop:border-border">
        {textFields.map((field) => (
          <div key={field} className="flex items-center">
            <span className="w-27 text-sm text-ink-700">{words.fields[field]}</span>
            <span className="flex h-9 flex-1 items-center rounded-md border border-border-strong bg-card px-3">
              <Skeleton className="h-3 w-30 rounded-full" />
            </span>
          </div>
        ))}
      </div>
      <CanvasSkeleton label={words.loading} />
    </div>
  );
}

function CanvasSkeleton({ label }: { label: string }) {
  const roomRef = useRef<HTMLDivElement>(null);
  const room = useRoomSize(roomRef);
  const card = <CardSkeleton guides={guides} label={label} />;
  if (useIsPhone()) {
    return (
      <div className="bg-canvas px-6.5 pt-4 pb-13">
        <div className="mx-auto max-w-94 shadow-sheet">{card}</div>
      </div>
    );
  }
  return (
    <div className="flex min-h-0 flex-col tablet:max-desktop:h-115">
      <div className="h-13 shrink-0 border-b border-border" />
      <RuledCanvas guides={guides} percent={fitZoom(room, guides.bleed)} roomRef={roomRef} room={room}>
        <div className="size-full shadow-sheet">{card}</div>
      </RuledCanvas>
      <div className="h-36 shrink-0 border-t border-border max-desktop:hidden" />
    </div>
  );
}
