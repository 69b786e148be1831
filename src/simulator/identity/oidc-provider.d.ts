declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  /** What is used of the package, which has no types of its own. */
  export class Provider {
    constructor(issuer: string, configuration: object);
    callback(): RequestListener;
    readonly Grant: new (grant: {
      accountId: string;
      clientId: string;
    }) => { addOIDCScope: (scope: string) => void; save: () => Promise<string> };
  }
}
