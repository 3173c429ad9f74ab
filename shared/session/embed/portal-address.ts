/** Where the hosted portal opens, already signed in. */
import type { SessionContext } from '#shared/session/session-context.ts';

/**
 * The portal's own cookie signs it in. Tokens that came without that cookie (it is blocked as a third party's) buy a one-time
 * ticket instead, good for 60 seconds. Without either the portal asks by itself.
 */
export async function portalAddress({ api, settings, tokens }: SessionContext, token: string | null): Promise<string> {
  const plain = `${settings.baseUrl}/oauth/portal`;
  if (token === null || tokens.current()?.refreshToken === null) return plain;
  try {
    const { url } = await api.post('/oauth/portal/ticket', undefined, { token });
    return url.startsWith(`${settings.baseUrl}/`) ? url : plain;
  } catch {
    return plain;
  }
}
