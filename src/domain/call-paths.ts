/** Where each call of the API is, in the order of the product's specification (restoring a deleted card, the audit log, and what comes after a payment, are our own); contract.ts says what it takes and answers. */
export const callPaths = {
  currentUser: { method: 'GET', path: '/api/auth/user' },
  login: { method: 'POST', path: '/api/auth/login' },
  register: { method: 'POST', path: '/api/auth/register' },
  logout: { method: 'POST', path: '/api/auth/logout' },
  listCards: { method: 'GET', path: '/api/business-cards' },
  readCard: { method: 'GET', path: '/api/business-cards/:id' },
  saveCard: { method: 'POST', path: '/api/business-cards' },
  changeCard: { method: 'PUT', path: '/api/business-cards/:id' },
  deleteCard: { method: 'DELETE', path: '/api/business-cards/:id' },
  duplicateCard: { method: 'POST', path: '/api/business-cards/:id/duplicate' },
  restoreCard: { method: 'POST', path: '/api/business-cards/:id/restore' },
  requestUpload: { method: 'POST', path: '/api/objects/upload' },
  listUsers: { method: 'GET', path: '/api/admin/users' },
  changeUser: { method: 'PUT', path: '/api/admin/users/:id' },
  deleteUser: { method: 'DELETE', path: '/api/admin/users/:id' },
  impersonate: { method: 'POST', path: '/api/admin/impersonate/:id' },
  restoreSession: { method: 'POST', path: '/api/admin/restore-session' },
  listAudit: { method: 'GET', path: '/api/admin/audit' },
  exportAudit: { method: 'GET', path: '/api/admin/audit.csv' },
  createPaymentIntent: { method: 'POST', path: '/api/create-payment-intent' },
  upgradeAccount: { method: 'POST', path: '/api/upgrade-account' },
  listPayments: { method: 'GET', path: '/api/payments' },
  requestRefund: { method: 'POST', path: '/api/payments/:id/refund' },
  listUserPayments: { method: 'GET', path: '/api/admin/users/:id/payments' },
} as const satisfies Record<string, { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string }>;

export type CallName = keyof typeof callPaths;
