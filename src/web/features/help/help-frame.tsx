import { Mail } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { SearchField } from '../../ui/inputs/search-field.tsx';
import { findHelp } from './find-help.ts';
import './help.css';
import { type Help, useHelp } from './help-content.ts';

type HelpFrameProps = {
  /** Links to the sections of the topic. */
  contents?: ReactNode;
  children: ReactNode;
};

/** The frame of every page of the help: the search, the topics, and what was found in place of the page. */
export function HelpFrame({ contents, children }: HelpFrameProps) {
  const help = useHelp();
  const [search, setSearch] = useState('');
  const searched = useDeferredValue(search);
  return (
    <>
      <search className="border-b border-border px-4 py-4 tablet:px-6">
        <div className="help-search">
          <SearchField
            label={`${help.words.search}, ${help.words.example}`}
            value={search}
            onChange={setSearch}
          />
        </div>
      </search>
      <div className="help-columns px-4 tablet:px-6">
        <TopicLinks help={help} />
        {searched.trim() === '' ? children : <Results help={help} search={searched} />}
        {searched.trim() === '' && contents}
      </div>
    </>
  );
}

function TopicLinks({ help: { words, topics } }: { help: Help }) {
  const { pathname } = useLocation();
  return (
    <div className="max-desktop:hidden">
      <nav aria-label={words.topics}>
        <p className="px-3 pb-2 text-sm text-muted-foreground">{words.topics}</p>
        <ul className="flex flex-col gap-0.5">
          {topics.map(({ name, title }) => (
            <li key={name}>
              <Link
                to={`/help/${name}`}
                aria-current={pathname === `/help/${name}` ? 'page' : undefined}
                className="flex min-h-9 items-center rounded-md px-3 py-1.5 text-md text-ink-700 hover:bg-muted aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary-soft-foreground"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Contact help={{ words }} className="mt-6 border-t border-border px-3 pt-5" />
    </div>
  );
}

function Contact({ help: { words }, className }: { help: Pick<Help, 'words'>; className: string }) {
  return (
    <div className={className}>
      <p className="text-md font-medium">{words.contact}</p>
      <p className="pt-1 text-sm text-muted-foreground">{words.contactText}</p>
      <Link
        to="/contact"
        className="mt-2 inline-flex min-h-6 items-center gap-1.5 text-sm font-medium text-primary hover:underline"
      >
        <Mail aria-hidden size={14} strokeWidth={1.75} />
        {words.contactLink}
      </Link>
    </div>
  );
}

function Results({ help: { words, topics }, search }: { help: Help; search: string }) {
  const found = findHelp(topics, search);
  return (
    <section aria-label={words.found}>
      <h1 className="sr-only">{words.search}</h1>
      <p role="status" className="pb-4 text-md text-muted-foreground">
        {found.length === 0 ? words.nothing : `${words.found}: ${found.length}`}
      </p>
      <ul className="lines-y border-y border-border">
        {found.map(({ topic, id, title, section, excerpt }) => (
          <li key={`${topic} ${id}`}>
            {/* A plain link: the page is built anew, with its search empty and its section in view. */}
            <a href={`/help/${topic}${id ? `#${id}` : ''}`} className="block py-4 hover:bg-row-hover">
              <span className="font-medium text-primary">{section ? `${title}: ${section}` : title}</span>
              <span className="block pt-1 text-md text-ink-700">{excerpt}</span>
            </a>
          </li>
        ))}
      </ul>
      {found.length === 0 && <Contact help={{ words }} className="pt-6" />}
    </section>
  );
}
