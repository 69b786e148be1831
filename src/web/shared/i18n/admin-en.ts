import type { AuditAction } from '#domain/audit.ts';
import type { PaymentState } from '#domain/payments.ts';

const actions: Record<AuditAction, string> = {
  user_updated: 'User Updated',
  password_set: 'Password changed',
  user_deleted: 'User Deleted',
  deletion_requested: 'Deletion requested',
  deletion_cancelled: 'Account kept',
  impersonation_started: 'Impersonation Started',
  impersonation_ended: 'Admin Session Restored',
};

const paymentStates: Record<PaymentState, string> = {
  open: 'Not paid',
  processing: 'Processing',
  succeeded: 'Paid',
  refunding: 'Refund requested',
  refunded: 'Refunded',
  disputed: 'Disputed',
  canceled: 'Canceled',
};

export const adminEn = {
  area: 'Admin area',
  users: 'Users',
  auditLog: 'Audit log',
  total: (count: string, number: number) => (number === 1 ? `${count} user` : `${count} users`),
  search: 'Username or email',
  nobody: 'No users match this search.',
  loading: 'Loading users',
  showMore: 'Show more',
  columns: {
    username: 'Username',
    role: 'Role',
    usage: 'Card usage',
    admin: 'Admin',
    created: 'Created',
    actions: 'Actions',
  },
  isAdmin: 'Admin',
  edit: 'Edit',
  impersonate: 'Impersonate',
  delete: 'Delete',
  actionsFor: (username: string) => `Actions for ${username}`,
  protectedAccount: 'Protected account',
  ownAccount: 'Your account',

  editing: {
    title: 'Edit user',
    about: (username: string, date: string) => `${username} · created ${date}`,
    username: 'Username',
    password: 'Password',
    passwordOfAdmin: 'Only admins themselves can change their password, in Account.',
    keepPassword: 'Leave empty to keep the current one',
    role: 'Role',
    cardLimit: 'Card limit',
    roleSetsLimit: (free: number, premium: number, corporate: number) =>
      `Changing the role sets the limit: Free ${free}, Premium ${premium}, Corporate ${corporate}. Admin leaves it unchanged.`,
    admin: 'Admin',
    adminRights: 'Can manage users and impersonate',
    cancel: 'Cancel',
    save: 'Save Changes',
    close: 'Close',
  },
  confirmation: {
    title: 'Confirm your password',
    text: 'Changing users asks for your password once an hour.',
    password: 'Your password',
    cancel: 'Cancel',
    confirm: 'Confirm',
    close: 'Close',
    failed: 'Your password could not be checked. Try again.',
  },
  history: {
    title: 'Payments and grants',
    granted: (role: string, limit: string) => `${role}, ${limit} cards · Granted`,
    by: (username: string) => `By ${username}`,
    byOperator: 'By the operator',
    states: paymentStates,
  },
  deletion: {
    title: (username: string) => `Delete “${username}”?`,
    text: 'This permanently deletes the account with its cards, logos and sessions. Payment records are kept without the name.',
    cancel: 'Cancel',
    confirm: 'Delete',
  },

  updated: {
    title: 'User Updated',
    description: (username: string) => `The changes to ${username} are saved.`,
  },
  deleted: {
    title: 'User Deleted',
    description: (username: string) => `The account ${username} no longer exists.`,
  },
  impersonated: {
    title: 'Impersonation Started',
    description: (username: string) => `You are viewing the site as ${username}, for up to an hour.`,
  },
  accessDenied: { title: 'Access Denied', description: "You don't have admin privileges." },

  audit: {
    username: 'Username',
    action: 'Action',
    allActions: 'All actions',
    period: 'Period',
    periods: {
      day: 'Last 24 hours',
      week: 'Last 7 days',
      month: 'Last 30 days',
      year: 'Last 12 months',
      all: 'All time',
    },
    exportCsv: 'Export CSV',
    columns: { time: 'Time', who: 'Who', action: 'Action', account: 'Account', detail: 'Detail' },
    today: 'Today',
    yesterday: 'Yesterday',
    loading: 'Loading the log',
    nothing: 'No entries match these filters.',
    readOnly: 'Entries cannot be edited or deleted. Passwords are never written here.',
    actions,
    facts: { username: 'Username', role: 'Role', cardLimit: 'Card limit', isAdmin: 'Admin' },
    yes: 'yes',
    no: 'no',
    setByAdmin: 'Set by an admin',
    goesIn30Days: 'Permanently deleted in 30 days',
    viewedFor: (minutes: number) => `Viewed for ${minutes} min`,
    from: (address: string) => `From ${address}`,
    hadCards: (count: number, role: string) => (count === 1 ? `1 card, ${role}` : `${count} cards, ${role}`),
    by: (who: string, account: string) => `${who} → ${account}`,
  },
};

export type AdminMessages = typeof adminEn;
