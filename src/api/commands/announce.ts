import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Language, languages } from '#domain/account/languages.ts';
import {
  type Announcement,
  type AnnouncementText,
  announcementReasons,
  audiences,
  readAnnouncementText,
} from '#domain/mail/announcement.ts';
import type { Database } from '../database/db.ts';
import { hasJobQueue } from '../store/jobs/job-counts.ts';
import { type AnnouncementStore, announcementStore } from '../store/mail/announcements.ts';
import { runCommand } from './run-command.ts';

/**
 * npm run mail:announce -- --name terms-2027 --reason terms --en terms.en.txt [--sk terms.sk.txt] [--audience paid] [--send]
 *
 * Mails a change of the terms or a planned outage to all accounts, each in its language; English where a language has no file. Without --send it shows what
 * would be sent. With only the name of one that was sent it shows how far it is.
 */

const options = {
  name: { type: 'string', default: '' },
  reason: { type: 'string' },
  audience: { type: 'string', default: 'everybody' },
  send: { type: 'boolean', default: false },
} as const;

/** A file of each language. */
const files = Object.fromEntries(languages.map((language) => [language, { type: 'string' }])) as Record<
  Language,
  { type: 'string' }
>;

await runCommand(
  'npm run mail:announce -- --name terms-2027 --reason terms --en terms.en.txt [--audience paid] [--send]: mails all accounts; without --send it shows what would be sent',
  announce,
);

async function announce(db: Database): Promise<void> {
  const { values } = parseArgs({ options: { ...options, ...files } });
  if (!/^[a-z0-9-]{3,60}$/.test(values.name))
    throw new Error('--name needs 3 to 60 letters, digits and hyphens');
  const store = announcementStore(db);
  if (!languages.some((language) => values[language])) await showProgress(store, values.name);
  else if (!values.send) await show(store, await readAnnouncement(values));
  else if (!(await hasJobQueue(db))) throw new Error('There is no queue of jobs: no node has started yet.');
  else await send(store, await readAnnouncement(values));
}

type Values = { name: string; audience: string; reason?: string } & Partial<Record<Language, string>>;

async function readAnnouncement({ name, reason, audience, ...given }: Values): Promise<Announcement> {
  const texts: Announcement['texts'] = { en: await readText('--en', given.en) };
  for (const language of languages)
    if (given[language]) texts[language] = await readText(`--${language}`, given[language]);
  return {
    name,
    reason: oneOf('--reason', announcementReasons, reason),
    audience: oneOf('--audience', audiences, audience),
    texts,
  };
}

async function send(store: AnnouncementStore, announcement: Announcement): Promise<void> {
  const { name } = announcement;
  if (!(await store.begin(announcement)))
    throw new Error(`${name} was sent before. Another announcement needs another name.`);
  console.log(`${name} is being sent. npm run mail:announce -- --name ${name} shows how far it is.`);
}

async function show(store: AnnouncementStore, { audience, texts }: Announcement): Promise<void> {
  for (const { subject, paragraphs } of Object.values(texts))
    console.log(`${[subject, ...paragraphs].join('\n\n')}\n`);
  console.log(`To ${await store.countAudience(audience)} accounts. Nothing was sent: add --send.`);
}

async function showProgress(store: AnnouncementStore, name: string): Promise<void> {
  const progress = await store.progress(name);
  if (!progress) throw new Error(`There is no announcement ${name}; --en needs a file for a new one.`);
  const { sent, waiting, failed, isFinished } = progress;
  const rest = isFinished ? 'all accounts have been reached' : 'more accounts follow';
  console.log(`${name}: ${sent} sent, ${waiting} waiting, ${failed} failed; ${rest}`);
}

function oneOf<Word extends string>(option: string, words: readonly Word[], given: string | undefined): Word {
  const word = words.find((each) => each === given);
  if (!word) throw new Error(`${option} needs one of: ${words.join(', ')}`);
  return word;
}

async function readText(option: string, file: string | undefined): Promise<AnnouncementText> {
  const text = file && readAnnouncementText(await readFile(file, 'utf8'));
  if (!text) throw new Error(`${option} needs a file: the subject in the first line, then paragraphs`);
  return text;
}
