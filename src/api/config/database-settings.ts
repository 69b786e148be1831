/** How the database is reached, and for how long a connection and a statement are waited for. */
export type DatabaseSettings = {
  url: string;
  poolMax: number;
  /** How long a request waits for a free connection before it fails with 503. */
  acquireTimeoutMs: number;
  /** 0 for none. */
  statementTimeoutMs: number;
};
