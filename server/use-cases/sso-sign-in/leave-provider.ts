/** Signing out at the identity provider, after the session here has ended. */
import {
  aimLogout,
  findProviderSession,
  insertLogout,
  consumeLogout,
  type ProviderSessionRow,
} from '#server/db/queries/sso/provider-sessions.ts';
import { logoutAddresses, serviceProvider } from '#server/domain/sso/service-provider.ts';
import { logoutRequestXml } from '#server/integrations/saml/logout-messages.ts';
import { redirectWith } from '#server/integrations/saml/redirect-binding.ts';
import { SocialProviderError } from '#server/integrations/social/social-provider.ts';
import type { OidcConnection, SamlConnection, SsoConnection } from '#server/integrations/sso-connections.ts';
import { later, minute } from '#server/lib/clock.ts';
import { randomToken, sha256 } from '#server/lib/secrets.ts';
import type { AnonymousContext } from '#server/context.ts';
import { findConnectionByKey, isConnectionOn } from './find-connection.ts';
import { comingFromProvider } from '#server/use-cases/social/provider-attempts.ts';
import { idTokenPurpose } from './provider-session.ts';

/** In which the browser goes to the provider and comes back, in milliseconds. */
export const logoutLifetime = 10 * minute;

/**
 * Notes that a session which ends here is to end at its provider too.
 * @returns the token with which the browser goes there; undefined if the connection does not ask for it
 */
export async function prepareLeaving(context: AnonymousContext, sessionId: string): Promise<string | undefined> {
  const { services, now } = context;
  const link = await comingFromProvider(context, (tx) => findProviderSession(tx, sessionId));
  const connection = link && (await findConnectionByKey(context, link.connection_key));
  if (!connection || !mayLeave(connection, link)) return undefined;
  const token = randomToken(services.random);
  await comingFromProvider(context, (tx) =>
    insertLogout(tx, {
      state_hash: sha256(token),
      session_id: link.session_id,
      connection_key: connection.key,
      created_at: now,
      expires_at: later(now, logoutLifetime),
    }),
  );
  return token;
}

function mayLeave(connection: SsoConnection, link: ProviderSessionRow): boolean {
  if (!connection.own?.singleLogout || !isConnectionOn(connection)) return false;
  return connection.kind === 'oidc' || (connection.sloEndpoint !== '' && link.subject !== '');
}

/**
 * @param token as `prepareLeaving` gave it
 * @param target where the browser goes once it is back; validated by the caller
 * @returns the URL of the provider; undefined if it cannot be asked
 */
export async function leavingAddress(
  context: AnonymousContext,
  token: string,
  target: string | undefined,
): Promise<string | undefined> {
  const { now } = context;
  const found = await comingFromProvider(context, async (tx) => {
    const logout = await aimLogout(tx, sha256(token), { target: target ?? null, now });
    return logout && (await findProviderSession(tx, logout.session_id));
  });
  const connection = found && (await findConnectionByKey(context, found.connection_key));
  if (!connection || !mayLeave(connection, found)) return undefined;
  return connection.kind === 'saml'
    ? await samlAddress(context, connection, { link: found, token })
    : await oidcAddress(context, connection, { link: found, token });
}

/** Origin of the provider where a session is to end too: the form of a sign-out may lead there. */
export async function leavingOrigin(context: AnonymousContext, sessionId: string): Promise<string | undefined> {
  const link = await comingFromProvider(context, (tx) => findProviderSession(tx, sessionId));
  const connection = link && (await findConnectionByKey(context, link.connection_key));
  if (!connection || !mayLeave(connection, link)) return undefined;
  if (connection.kind === 'saml') return new URL(connection.sloEndpoint).origin;
  const url = await orUnasked(context, connection, () => connection.provider.logoutUrl?.({}));
  return url === undefined ? undefined : new URL(url).origin;
}

interface Leaving {
  link: ProviderSessionRow;
  token: string;
}

async function samlAddress(
  { services, now }: AnonymousContext,
  { sloEndpoint: destination }: SamlConnection,
  { link, token }: Leaving,
): Promise<string> {
  const [key] = await services.samlKeys.all();
  const { spEntityId } = serviceProvider(services.config);
  const { subject: name, qualifiers, session_index: sessionIndex } = link;
  const message = { id: `_${randomToken(services.random)}`, destination, spEntityId, at: now };
  const xml = logoutRequestXml(message, { name, qualifiers, sessionIndex });
  return redirectWith({ destination, field: 'SAMLRequest', xml, relayState: token, key: key?.privateKey }).href;
}

async function oidcAddress(
  context: AnonymousContext,
  connection: OidcConnection,
  { link, token }: Leaving,
): Promise<string | undefined> {
  const { services } = context;
  const hint = link.id_token === null ? undefined : services.secrets.unwrap(idTokenPurpose, link.id_token).toString();
  const parameters = {
    post_logout_redirect_uri: logoutAddresses(services.config, connection.key).oidcLogoutRedirectUri,
    state: token,
    ...(hint !== undefined && { id_token_hint: hint }),
  };
  return await orUnasked(context, connection, () => connection.provider.logoutUrl?.(parameters));
}

/** A provider that cannot be reached keeps nobody from signing out here. */
async function orUnasked(
  { services: { log } }: AnonymousContext,
  { key }: OidcConnection,
  ask: () => Promise<string | undefined> | undefined,
): Promise<string | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof SocialProviderError)) throw error;
    log.info({ err: error.cause, connection: key }, 'failed to sign a user out at an identity provider');
    return undefined;
  }
}

/** The browser is back, whatever the provider says. @returns where it goes */
export async function comeBackFromLogout(context: AnonymousContext, token: string): Promise<string | undefined> {
  const logout = await comingFromProvider(context, (tx) => consumeLogout(tx, sha256(token), context.now));
  return logout?.target ?? undefined;
}
