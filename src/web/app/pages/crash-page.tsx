import { useTexts } from '../../shared/i18n/use-texts.ts';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { Button } from '../../ui/inputs/button.tsx';

/** Replaces a page that threw. Both actions reload the document, because the state in memory may be corrupt. */
export function CrashPage() {
  const { crash } = useTexts();
  return (
    <div
      className="grid flex-1 content-center justify-items-center gap-3 px-4 py-16 text-center"
      role="alert"
    >
      <PageHeading className="text-2xl text-balance" pageTitle={crash.title}>
        {crash.heading}
      </PageHeading>
      <p className="max-w-120 text-lg text-pretty text-muted-foreground">{crash.text}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <Button onClick={() => location.reload()} size="lg">
          {crash.reload}
        </Button>
        <Button asChild size="lg" variant="outline">
          <a href="/">{crash.start}</a>
        </Button>
      </div>
    </div>
  );
}
