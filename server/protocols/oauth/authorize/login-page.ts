/**
 * Selects the first page: sign-in, sign-up, or a provider (`company:KEY` for an SSO connection) that the client
 * requests directly.
 */
import { z } from 'zod';
import { isUuid } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import { connectionKey } from '#server/integrations/sso-connections.ts';
import { ssoStartPath } from '#server/use-cases/sso-sign-in/start-path.ts';
import { socialStartPath } from '#server/use-cases/social/social-sign-in.ts';

/** `login_direct_action`: JSON in base64. Other types are not ours and ignored. */
const DirectAction = z.object({ type: z.enum(['social-login', 'custom-social-login']), data: z.string() });

/** @returns a path that takes the pending request as `state` */
export function loginPage(
  services: Pick<Services, 'socialProviders' | 'ssoConnections' | 'config'>,
  query: URLSearchParams,
): string {
  const provider = directProvider(query.get('login_direct_action'));
  const company = provider === undefined ? undefined : connectionKey(provider);
  // whether a tenant's connection exists is found out where it starts
  if (company !== undefined && (services.ssoConnections.byKey(company) || isUuid(company)))
    return ssoStartPath(company);
  if (provider !== undefined && services.socialProviders.has(provider)) return socialStartPath(provider);
  return query.get('screen_hint') === 'signup' ? services.config.routes.signUp : '/oauth/prelogin';
}

/** An unreadable value is ignored: the login page is a safe default. */
function directProvider(text: string | null): string | undefined {
  if (text === null) return undefined;
  try {
    const action = DirectAction.safeParse(JSON.parse(Buffer.from(text, 'base64').toString()));
    return action.success ? action.data.data : undefined;
  } catch {
    return undefined;
  }
}
