import type { Services } from '#server/services.ts';

/** Feature flags as clients read them: only "on" is on. */
export function publicFlags({ config }: Pick<Services, 'config'>): Record<string, 'on' | 'off'> {
  return Object.fromEntries(Object.entries(config.flags).map(([name, on]) => [name, on ? 'on' : 'off']));
}
