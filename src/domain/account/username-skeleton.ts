import { confusables } from './confusables.ts';
import { reservedNames } from './reserved-names.ts';
import { usernameKey } from './usernames.ts';

/** The skeleton of a username (UTS 39). Two names with the same skeleton look alike, as `adrnin` and `admin`. */
export function usernameSkeleton(typed: string): string {
  const letters = [...usernameKey(typed).normalize('NFD')];
  return letters
    .map((letter) => prototypeOf(letter))
    .join('')
    .toLowerCase()
    .normalize('NFD');
}

let reservedSkeletons: ReadonlySet<string> | undefined;

/** Whether a name looks like a reserved one. Accents, separators and digits at the end are ignored; i, l, 1, | and ! are one letter. */
export function isReservedUsername(typed: string): boolean {
  reservedSkeletons ??= new Set(reservedNames.flatMap((names) => names.split(' ')).map(bareSkeleton));
  const bare = usernameKey(typed).replace(/(?<=\D)\d+$/u, '');
  return reservedSkeletons.has(bareSkeleton(typed)) || reservedSkeletons.has(bareSkeleton(bare));
}

function bareSkeleton(name: string): string {
  const letters = usernameKey(name)
    .normalize('NFKD')
    .replaceAll(/[\p{M}\s._-]/gu, '');
  // In the skeleton 1 is l, and 0 is o.
  return usernameSkeleton(letters).replaceAll(/[i|!]/g, 'l');
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
