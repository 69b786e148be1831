import type { ReactNode } from 'react';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { SampleCards } from './sample-cards.tsx';

type Props = { pageTitle: string; heading: string; children: ReactNode };

/** The frame of the pages around logging in: a narrow column beside printed cards. */
export function AuthFrame({ pageTitle, heading, children }: Props) {
  return (
    <div className="flex flex-1 flex-col desktop:grid desktop:grid-cols-[5fr_7fr]">
      <div className="mx-auto w-full max-w-102 self-center px-4 pt-8 pb-17.5 desktop:pb-20">
        <PageHeading
          className="mb-5.5 text-[32px] leading-9 tablet:mb-6 tablet:text-[34px] tablet:leading-10"
          pageTitle={pageTitle}
        >
          {heading}
        </PageHeading>
        {children}
      </div>
      <SampleCards />
    </div>
  );
}
