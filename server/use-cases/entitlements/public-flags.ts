import type { Services } from '#server/services.ts';

/** Returns feature flags in the format of clients, which treat only "on" as enabled. */
export function publicFlags({ config }: Pick<Services, 'config'>): Record<string, 'on' | 'off'> {
  const configured = Object.fromEntries(
    Object.entries(config.flags).map(([name, on]) => [name, on ? ('on' as const) : ('off' as const)]),
  );
  // the portal must offer user names only if sign-in accepts them
  return { ...configured, 'user-names': config.signIn.userNames ? 'on' : 'off' };
}
