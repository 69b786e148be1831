import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { PageHeading } from '../../../shared/page/page-heading.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { EmptyState } from './empty-state.tsx';

export function CardNotFound() {
  const { notFound } = useTexts().cards;
  return (
    <EmptyState
      isCrossedOut
      heading={
        <PageHeading className="text-2xl tablet:text-[30px] tablet:leading-9" pageTitle={notFound.title}>
          {notFound.title}
        </PageHeading>
      }
      text={notFound.text}
      action={
        <Button asChild size="lg" className="tablet:px-5" icon={ArrowLeft}>
          <Link to="/list">{notFound.back}</Link>
        </Button>
      }
    />
  );
}
