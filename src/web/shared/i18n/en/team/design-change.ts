export const designChangeEn = {
  title: (changed: number, unfit: number) => {
    const some = changed === 1 ? '1 card changes' : `${changed} cards change`;
    const first = changed === 0 ? 'No card changes' : some;
    if (unfit === 0) return first;
    return `${first}, ${unfit === 1 ? '1 no longer fits' : `${unfit} no longer fit`}`;
  },
  fit: 'They change as soon as you save. The print check finds no new problem.',
  unfit:
    'With the new design these cards have texts that do not fit, or no longer pass the print check. Shorten their texts after saving, or go back and change the design.',
  unfitLabel: 'Cards that no longer fit',
  changed: (count: number) => (count === 1 ? 'See the card that changes' : `See all ${count} that change`),
  unchecked: {
    title: 'The cards could not be checked',
    text: 'You can go back and try again, or save now: the print check names the cards that do not fit when you print them.',
  },
  open: 'Open',
  openCard: (name: string) => `Open the card of ${name} in a new tab`,
  back: 'Go back',
  versions: {
    title: 'Former versions',
    hint: 'The last 20 versions of this design. Returning to one makes it a new version; branches that were added since stay.',
    none: 'There is no former version yet.',
    until: (when: string) => `In use until ${when}`,
    changedBy: (username: string) => `Then changed by ${username}`,
    return: 'Return',
    returnTo: (when: string) => `Return to the version that was in use until ${when}`,
  },
  ends: {
    links: (count: number) =>
      count === 1 ? '1 fill-in link stops working.' : `${count} fill-in links stop working.`,
    rows: (count: number) =>
      count === 1
        ? '1 row that waits to be accepted is deleted.'
        : `${count} rows that wait to be accepted are deleted.`,
  },
};

export type DesignChangeMessages = typeof designChangeEn;
