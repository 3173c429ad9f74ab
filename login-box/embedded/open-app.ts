import { parseUrl } from '#shared/lib/parse-url.ts';
import type { Embedding } from './embedding.ts';

/**
 * Leaves for the application of the user's tenant (account setting `applicationUrl`), else for the page's own home, which is the
 * application that embeds the box. A host that the tenant chose, and no client's configuration, is left for by a press alone.
 * @param ask shows where a press would lead
 */
export async function openApp(
  { settings, portico }: Pick<Embedding, 'settings' | 'portico'>,
  home: string,
  ask: (url: URL) => void,
): Promise<void> {
  const answer = await portico
    .fetch(`${settings.baseUrl}/tenants/resources/account-settings/v1/public`)
    .catch(() => undefined);
  const { applicationUrl } =
    (answer?.ok ? ((await answer.json().catch(() => ({}))) as { applicationUrl?: string }) : {}) ?? {};
  const url = applicationUrl === undefined ? null : parseUrl(applicationUrl);
  const { location } = globalThis;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) location.replace(home);
  else if (
    [location.origin, parseUrl(settings.baseUrl)?.origin, ...(settings.box?.allowedOrigins ?? [])].includes(url.origin)
  )
    location.replace(url.href);
  else ask(url);
}
