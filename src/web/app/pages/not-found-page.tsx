import { Link } from 'react-router';
import { NotFoundDigits } from '../../features/not-found/not-found-digits.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { Button } from '../../ui/inputs/button.tsx';

export function NotFoundPage() {
  const { navigation, notFound } = useTexts();
  return (
    <div className="flex flex-1 flex-col items-center text-center tablet:justify-center tablet:pb-35">
      <div className="flex flex-1 flex-col items-center justify-center px-8 pb-29 tablet:flex-none tablet:pb-7.5">
        <NotFoundDigits className="text-[43.5vw] tablet:text-[280px]" digits={404} />
        <PageHeading
          className="mt-9.75 text-[30px] leading-8.5 text-balance tablet:mt-10.25 tablet:text-[36px] tablet:leading-11"
          pageTitle={notFound.title}
        >
          {notFound.heading}
        </PageHeading>
        <p className="mt-2.5 text-lg text-pretty text-muted-foreground tablet:text-[17px]">{notFound.text}</p>
      </div>
      <div className="sticky bottom-0 w-full border-t border-border bg-background px-4 pt-3 pb-(--safe-bottom) tablet:static tablet:w-auto tablet:border-0 tablet:p-0">
        <Button asChild className="w-full px-5 max-tablet:h-12" size="lg">
          <Link to="/create">{navigation.createCard}</Link>
        </Button>
      </div>
    </div>
  );
}
