import { confusables } from './confusables.ts';
import { usernameKey } from './usernames.ts';

/** What a username looks like (UTS 39): two names with one skeleton can be taken for each other, as `adrnin` for `admin`. */
export function usernameSkeleton(typed: string): string {
  const letters = [...usernameKey(typed).normalize('NFD')];
  return letters
    .map((letter) => prototypeOf(letter))
    .join('')
    .toLowerCase()
    .normalize('NFD');
}

/** Names that speak for the site, and the operator's own. */
const reserved = [
  'abuse account accounts admin administrator administration anonymous api billing contact everyone guest help helpdesk',
  'hostmaster info legal moderator noreply nobody null official operator owner payment payments postmaster privacy',
  'refund refunds root sales security service staff superuser support sysadmin system team undefined vizitka webmaster',
];

let reservedLooks: ReadonlySet<string> | undefined;

/** Whether a name would pass for one of the site's own at a glance: accents, separators and closing digits are looked through. */
export function isReservedUsername(typed: string): boolean {
  reservedLooks ??= new Set(reserved.flatMap((names) => names.split(' ')).map(bareLook));
  const bare = usernameKey(typed).replace(/(?<=\D)\d+$/u, '');
  return reservedLooks.has(bareLook(typed)) || reservedLooks.has(bareLook(bare));
}

function bareLook(name: string): string {
  const letters = usernameKey(name)
    .normalize('NFKD')
    .replaceAll(/[\p{M}\s._-]/gu, '');
  return usernameSkeleton(letters);
}

let prototypes: ReadonlyMap<string, string> | undefined;

function prototypeOf(letter: string): string {
  prototypes ??= readPrototypes();
  return prototypes.get(letter) ?? letter;
}

function readPrototypes(): ReadonlyMap<string, string> {
  const groups = confusables.flatMap((line) => line.split(' '));
  return new Map(
    groups.flatMap((group) => {
      const [prototype = '', lookalikes = ''] = group.split('=');
      return [...lookalikes].map((letter) => [letter, prototype] as const);
    }),
  );
}
