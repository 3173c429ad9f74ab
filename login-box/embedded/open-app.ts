import { parseUrl } from '../../shared/lib/parse-url.ts';
import type { Embedding } from './embedding.ts';

/**
 * Leaves for the application of whoever is signed in: the one that their tenant names (account setting `applicationUrl`), else
 * the page's own home, which is the application that embeds the box.
 */
export async function openApp({ settings, portico }: Pick<Embedding, 'settings' | 'portico'>, home: string): Promise<void> {
  const answer = await portico.fetch(`${settings.baseUrl}/tenants/resources/account-settings/v1/public`).catch(() => undefined);
  const { applicationUrl } = (answer?.ok ? ((await answer.json().catch(() => ({}))) as { applicationUrl?: string }) : {}) ?? {};
  const url = applicationUrl === undefined ? null : parseUrl(applicationUrl);
  globalThis.location.replace(url && /^https?:$/.test(url.protocol) ? url.href : home);
}
