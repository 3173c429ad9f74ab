/** The built-in test identity provider: where it is, and whether it is offered. */

export interface TestProviderPlace {
  /** Where browsers are sent, by either protocol. */
  endpoint: string;
  /** Entity ID and issuer: a name, at which nothing is published. */
  name: string;
}

export const testProviderPath = '/auth/sso/test-provider';

export function testProviderPlace({ baseUrl }: { baseUrl: string }): TestProviderPlace {
  const endpoint = `${baseUrl}${testProviderPath}`;
  return { endpoint, name: endpoint };
}

/** In production it is off unless the operator turns it on. */
export function isTestProviderOn({
  mode,
  sso,
}: {
  mode: 'development' | 'production';
  sso: { testProvider?: boolean | undefined };
}): boolean {
  return sso.testProvider ?? mode === 'development';
}
