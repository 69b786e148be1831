/** How a call is addressed, and who of a company may make it for the company. */
export type CallPath = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  company?: 'member' | 'owner';
  /** A company without a plan can make this change, too. */
  isWithoutPlan?: boolean;
};
