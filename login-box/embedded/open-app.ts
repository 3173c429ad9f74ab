import { parseUrl } from '#shared/lib/parse-url.ts';
import type { Embedding } from './embedding.ts';

/**
 * Opens the application of the user's tenant (account setting `applicationUrl`), else the page's own home. A host
 * chosen by a tenant, rather than by a client's configuration, is opened only after the user confirms.
 * @param ask shows the destination and asks for confirmation
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
