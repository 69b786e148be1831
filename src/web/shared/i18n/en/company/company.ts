const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);

export const companyEn = {
  roles: { owner: 'Owner', manager: 'Manager' },
  as: (username: string, role: string) => `${username} · ${role}`,
  failed: { title: 'Not done', text: 'Nothing was changed. Check your connection and try again.' },
  cancel: 'Cancel',
  close: 'Close',
  ended: {
    title: 'You act for yourself again',
    description:
      'You are no longer a member of the company, so nothing was changed in it. To act for it, ask one of its owners for an invitation.',
  },
  switch: {
    label: 'Act for',
    me: 'Me',
    own: (count: number) => `Me · ${cards(count)}`,
    member: (role: string, count: number) => `${role} · ${cards(count)}`,
    loading: 'Loading your companies',
    failed: 'Your companies were not loaded. Try again',
    make: 'Make a company',
    settings: 'Company settings',
    account: 'My account',
    note: 'Other tabs keep the account they act for.',
  },
  deletion: {
    text: (name: string, date: string) => `${name} will be permanently deleted on ${date}.`,
    askOwner: 'An owner can keep it.',
    keep: 'Keep the company',
    kept: { title: 'Company kept', description: 'It will not be deleted.' },
  },
  fields: {
    name: 'Company name',
    isInvoiced: 'Make invoices out to the company',
    address: 'Address',
  },
  make: {
    title: 'Company',
    text: 'Several people act for one company: one set of cards and designs, each with their own login.',
    needsPlan: (plan: string, price: string) =>
      `A company is part of ${plan}, ${price} once: cards for up to 500 people, at most 50 members, links for colleagues and print shops, who need no account.`,
    see: 'See the plans',
    open: 'Make a company',
    formTitle: 'Make a company',
    formText: (plan: string) =>
      `Your ${plan} plan moves to the company, and you become its owner. Your own account is on the Free plan then. Your payments stay yours: you can still withdraw.`,
    cardsLabel: 'Your cards',
    move: 'Move them to the company',
    moveDetail: (count: number) =>
      `${cards(count)}, with the bin, designs, links and logos. Owners and managers will see them.`,
    stay: 'Leave them with me',
    stayDetail: 'You can still view, download and delete them, and move them in later.',
    submit: 'Make the company',
    acting: 'Your own plan, payments and data are not shown while you act for a company.',
    toMe: 'Act for myself',
  },
  page: {
    title: 'Company',
    sections: 'Sections of the company',
    loading: 'Loading the company',
    sso: 'Single sign-on',
  },
  ready: {
    title: (name: string) => `${name} is ready`,
    text: 'Three steps to cards that everybody on them has agreed to.',
    design: {
      title: 'Design',
      text: 'One look for everybody. You say which lines are locked and which each person fills in.',
      look: 'Choose a look',
      card: 'Use one of the cards',
    },
    people: {
      title: 'People',
      text: 'Send a link and colleagues type their own lines, or import the list you already have.',
      ask: 'Ask colleagues',
      list: 'Import a list',
    },
    proof: {
      title: 'Proof',
      text: 'Each person sees the card at true size and approves that very file. Then it can be ordered.',
      send: 'Send for approval',
    },
    share: {
      title: 'Share the work',
      text: 'Owners and managers act for the company with you.',
    },
  },
  own: {
    title: (count: number) => `${cards(count)} stayed with you`,
    text: 'Cards, bin, designs, links and logos of your own account can move to the company. Its members will see them.',
    move: 'Move them in',
    ask: (count: number, name: string) => `Move ${cards(count)} to ${name}?`,
    askText: 'They leave your own account, with the bin, designs, links and logos.',
    moved: { title: 'Moved', description: (count: number) => `${cards(count)} moved to the company.` },
  },
  members: {
    title: 'Members',
    count: (members: number, invited: number, max: number) =>
      `${members === 1 ? '1 member' : `${members} members`}${invited > 0 ? `, ${invited} invited` : ''}, of ${max}`,
    you: '(you)',
    roleOf: (name: string) => `Role of ${name}`,
    lastOwner: 'The last owner cannot leave',
    remove: 'Remove',
    removeLabel: (name: string) => `Remove ${name}`,
    leave: 'Leave',
    invited: (date: string, days: number) =>
      `Invited ${date}, expires in ${days === 1 ? '1 day' : `${days} days`}`,
    expired: (date: string) => `Expired ${date}, not used`,
    resend: 'Resend',
    resendLabel: (email: string) => `Resend the invitation to ${email}`,
    revoke: 'Revoke',
    revokeLabel: (email: string) => `Revoke the invitation to ${email}`,
    noAccount: 'Colleagues and print shops need no account: they use links.',
    invite: 'Invite people',
    changed: {
      title: 'Role changed',
      description: (name: string, role: string) => `${name} is now: ${role}.`,
    },
    removed: {
      title: 'Member removed',
      description: (name: string) => `${name} no longer acts for the company. What they made stays.`,
    },
    resent: {
      title: 'Invitation sent',
      description: (email: string) => `A new link is on its way to ${email}.`,
    },
    revoked: {
      title: 'Invitation revoked',
      description: (email: string) => `The link sent to ${email} no longer works.`,
    },
    left: {
      title: 'You left the company',
      description: (name: string) => `You act for yourself again. What you made stays with ${name}.`,
    },
    askRemove: (name: string) => `Remove ${name}?`,
    askRemoveText: 'They stop acting for the company at once. What they made stays.',
    askLeave: (name: string) => `Leave ${name}?`,
    askLeaveText:
      'You stop acting for it at once. What you made stays with it. Only an owner can invite you again.',
    askStepDown: 'Give up being an owner?',
    askStepDownText:
      'You will be a manager: no people, payments, log or deletion. Only an owner can change it back.',
    stepDown: 'Become a manager',
  },
  invite: {
    title: 'Invite people',
    emails: 'Email addresses',
    hint: 'Separate several with a comma, a space or a new line.',
    wrong: (address: string) => `This is not an email address: ${address}`,
    none: 'Type at least one email address.',
    tooMany: (free: number) => `There is room for ${free} more.`,
    role: 'Role',
    managerDetail: 'Designs, cards, imports, links, orders, files',
    ownerDetail: 'All of Manager, and people, payment, deletion',
    note: 'Each link works once, for that address, for 7 days.',
    send: (count: number) => (count < 2 ? 'Send invitation' : `Send ${count} invitations`),
    sent: {
      title: 'Invitations sent',
      description: (count: number) =>
        count === 1 ? 'The link is on its way.' : `${count} links are on their way.`,
    },
    mailOff: 'This site does not send mail, so nobody can be invited. Ask its operator to set up mail.',
  },
  details: {
    title: 'Company',
    text: 'The name stands in the header of everybody who acts for the company. Later invoices are made out to it.',
    save: 'Save company',
    saved: { title: 'Company saved', description: 'Later invoices say what you typed.' },
    managersSee: 'Owners change the name and what invoices say.',
  },
  data: {
    title: 'Data of the company',
    text: 'One ZIP file: cards and receipts as PDF; members, log, cards, designs, links, answers and payments as JSON; and logos.',
    export: 'Export the data',
  },
  remove: {
    title: 'Delete company',
    text: 'The company, its cards and designs are deleted after 30 days. Until then an owner can keep it. Export its data first.',
    open: 'Delete company',
    ask: (name: string) => `Delete ${name}?`,
    askText: (members: number, count: number) =>
      `In 30 days we permanently delete the company with ${cards(count)} for all of its ${members === 1 ? '1 member' : `${members} members`}. Receipts and invoices stay as long as tax law requires. Until then any owner can keep it.`,
    confirm: 'Delete company',
    scheduled: {
      title: 'Company deletion scheduled',
      description: (date: string) => `It is permanently deleted on ${date}, unless an owner keeps it.`,
    },
  },
  log: {
    title: 'Company log',
    kept: 'Kept for 12 months',
    csv: 'CSV',
    csvLabel: 'Download the log as CSV',
    today: 'Today',
    yesterday: 'Yesterday',
    empty: 'Nothing yet.',
    more: 'Show earlier entries',
    note: 'Owners only. No texts of cards in it.',
    somebody: 'A former user',
    actions: {
      company_created: (d: LogDetails) =>
        `made the company${(d.cards ?? 0) > 0 ? ` with ${cards(d.cards ?? 0)}` : ''}`,
      cards_moved_in: (d: LogDetails) => `moved ${cards(d.cards ?? 0)} in`,
      company_changed: () => 'changed the name or what invoices say',
      deletion_requested: () => 'asked to delete the company',
      deletion_cancelled: () => 'kept the company',
      member_invited: (d: LogDetails) => `invited ${d.email ?? ''} as ${d.role ?? ''}`,
      invitation_revoked: (d: LogDetails) => `revoked the invitation of ${d.email ?? ''}`,
      member_joined: (d: LogDetails) => `joined as ${d.role ?? ''}`,
      member_changed: (d: LogDetails) => `changed ${d.name ?? ''}: ${d.before ?? ''} → ${d.role ?? ''}`,
      member_removed: (d: LogDetails) => `removed ${d.name ?? ''}`,
      member_left: () => 'left the company',
      design_saved: () => 'made a design',
      design_changed: (d: LogDetails) =>
        `changed a design${d.cards === undefined ? '' : `, ${cards(d.cards)}`}`,
      design_deleted: () => 'deleted a design',
      card_deleted: () => 'moved 1 card to the bin',
      card_restored: () => 'restored 1 card',
      cards_deleted: (d: LogDetails) => `moved ${cards(d.cards ?? 0)} to the bin`,
      cards_restored: (d: LogDetails) => `restored ${cards(d.cards ?? 0)}`,
      links_made: (d: LogDetails) => {
        const kind = d.kind === 'proof' ? 'proof' : d.kind === 'fill_in' ? 'fill-in' : '';
        return `made ${d.links ?? 1} ${kind} ${(d.links ?? 1) === 1 ? 'link' : 'links'}`.replace('  ', ' ');
      },
      link_revoked: () => 'ended a link',
      order_created: (d: LogDetails) => `made order ${d.order ?? ''}`,
      order_asked: (d: LogDetails) => `asked for approval of order ${d.order ?? ''}`,
      order_released: (d: LogDetails) => `released order ${d.order ?? ''} without approval`,
      order_sent: (d: LogDetails) => `sent order ${d.order ?? ''} to the print shop`,
      order_cancelled: (d: LogDetails) => `cancelled order ${d.order ?? ''}`,
      key_made: (d: LogDetails) => `made the key ${d.name ?? ''}`,
      key_revoked: (d: LogDetails) => `ended the key ${d.name ?? ''}`,
      sso_changed: (d: LogDetails) => `set up single sign-on with ${d.name ?? ''}`,
      sso_removed: () => 'removed single sign-on',
      sso_only_on: () => 'switched on only single sign-on',
      sso_only_off: () => 'switched off only single sign-on',
      sso_way_back: () => 'came in with password and second factor, without single sign-on',
      domain_added: (d: LogDetails) => `added the mail domain ${d.name ?? ''}`,
      domain_proved: (d: LogDetails) => `proved the mail domain ${d.name ?? ''}`,
      domain_removed: (d: LogDetails) => `removed the mail domain ${d.name ?? ''}`,
      endpoint_added: (d: LogDetails) => `added the address ${d.name ?? ''} for events`,
      endpoint_changed: (d: LogDetails) => `changed the address ${d.name ?? ''} for events`,
      endpoint_removed: (d: LogDetails) => `removed the address ${d.name ?? ''} for events`,
      cards_imported: (d: LogDetails) =>
        `imported a list: ${d.created ?? 0} new, ${d.changed ?? 0} changed${(d.binned ?? 0) > 0 ? `, ${d.binned} to the bin` : ''}`,
    },
  },
  invitation: {
    title: 'Invitation',
    heading: (company: string) => `Act for ${company}`,
    text: (role: string, email: string) => `You are invited as ${role}, with the address ${email}.`,
    means: {
      manager: 'Managers work on designs, cards, imports, links and files of the company.',
      owner: 'Owners work on designs and cards, and decide about people, payment and deletion.',
    },
    accept: 'Accept the invitation',
    login: 'Log in and accept',
    register: 'Make a free account',
    registerHint: (email: string) => `Register with ${email}: the invitation is for this address alone.`,
    signedInAs: (username: string, email: string) => `You are logged in as ${username}, ${email}.`,
    otherHeading: 'This invitation is for another address',
    other: (email: string, own: string) =>
      `It was sent to ${email}, and your account has ${own}. Log in with the account of that address, change the address of your account, or ask the company to invite ${own}.`,
    logout: 'Log out and use another account',
    toAccount: 'Change my address',
    failedHeading: 'This invitation does not work',
    failed:
      'It may have been used, revoked or replaced, or its 7 days are over. Ask the company for a new one.',
    start: 'Go to start',
    again: 'Try again',
    joined: {
      title: 'Welcome to the company',
      description: (name: string) => `This tab acts for ${name}. The menu under your name changes it.`,
    },
  },
};

/** What an entry of the log is about, with roles in words. */
export type LogDetails = {
  name?: string | undefined;
  email?: string | undefined;
  role?: string | undefined;
  before?: string | undefined;
  cards?: number | undefined;
  created?: number | undefined;
  changed?: number | undefined;
  binned?: number | undefined;
  links?: number | undefined;
  kind?: string | undefined;
  order?: string | undefined;
};

export type CompanyMessages = typeof companyEn;
