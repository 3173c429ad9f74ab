import type { Services } from '#server/services.ts';

/** Feature flags as clients read them: only "on" is on. */
export function publicFlags({ config }: Pick<Services, 'config'>): Record<string, 'on' | 'off'> {
  const configured = Object.fromEntries(
    Object.entries(config.flags).map(([name, on]) => [name, on ? ('on' as const) : ('off' as const)]),
  );
  // what the portal offers to give is what signs in
  return { ...configured, 'user-names': config.signIn.userNames ? 'on' : 'off' };
}
