import type { CallPath } from '../call-path.ts';

/** The calls of the admin area. */
export const adminPaths = {
  listUsers: { method: 'GET', path: '/api/admin/users' },
  changeUser: { method: 'PUT', path: '/api/admin/users/:id' },
  deleteUser: { method: 'DELETE', path: '/api/admin/users/:id' },
  impersonate: { method: 'POST', path: '/api/admin/impersonate/:id' },
  confirmPassword: { method: 'POST', path: '/api/admin/confirm-password' },
  listUserGrants: { method: 'GET', path: '/api/admin/users/:id/grants' },
  listAudit: { method: 'GET', path: '/api/admin/audit' },
  exportAudit: { method: 'GET', path: '/api/admin/audit.csv' },
  readOverview: { method: 'GET', path: '/api/admin/overview' },
  readUserPage: { method: 'GET', path: '/api/admin/users/:id' },
  addSupportNote: { method: 'POST', path: '/api/admin/users/:id/notes' },
  endUserSessions: { method: 'POST', path: '/api/admin/users/:id/end-sessions' },
  resendMail: { method: 'POST', path: '/api/admin/users/:id/mails/:mailId/resend' },
  grantPlan: { method: 'POST', path: '/api/admin/users/:id/grants' },
  refundUserPayment: { method: 'POST', path: '/api/admin/users/:id/payments/:paymentId/refund' },
  sendPasswordLink: { method: 'POST', path: '/api/admin/users/:id/password-link' },
  blockUser: { method: 'PUT', path: '/api/admin/users/:id/block' },
  deleteUserWithReason: { method: 'POST', path: '/api/admin/users/:id/delete' },
  listAllCompanies: { method: 'GET', path: '/api/admin/companies' },
  setCompanyDomain: { method: 'PUT', path: '/api/admin/companies/:id/domains' },
  listUserPayments: { method: 'GET', path: '/api/admin/users/:id/payments' },
} as const satisfies Record<string, CallPath>;
