/** What a sign-in takes over from the session of its user at the identity provider. */
import type { OwnConnection } from '#server/integrations/sso-connections.ts';
import type { SocialAttemptRow } from '#server/db/queries/social/identities.ts';
import type { ProviderSession } from '#server/db/schema.ts';
import {
  classesToAsk,
  meetsAsked,
  trustedMethods,
  requiredMfaValues,
  type Asked,
} from '#server/domain/sso/provider-factors.ts';
import type { SsoConnection } from '#server/integrations/sso-connections.ts';
import { second } from '#server/lib/clock.ts';
import type { ProviderAuthentication } from '#server/lib/provider-authentication.ts';
import type { Checks } from '#server/lib/sso-checks.ts';
import type { BaseContext } from '#server/context.ts';
import type { SignInBrowser } from '#server/use-cases/sign-in/complete-sign-in.ts';
import type { SignIn } from '#server/use-cases/sessions/open-session.ts';

/** Key under which ID tokens are encrypted. */
export const idTokenPurpose = 'sso-id-token';

type TakenOver = Pick<SignIn, 'providerMethods' | 'providerAuthAt' | 'providerSession'> &
  Pick<SignInBrowser, 'insufficient'>;

interface Returned {
  connection: SsoConnection;
  attempt: Pick<SocialAttemptRow, 'demands' | 'created_at'>;
  authentication: ProviderAuthentication | undefined;
  tenantId: string;
}

export function takeOver(
  { services, now }: BaseContext,
  { connection, attempt, authentication, tenantId }: Returned,
): TakenOver {
  const { demands } = attempt;
  const methods = trustedMethods(authentication?.values ?? [], connection.own);
  const at = authentication?.at ?? null;
  const skew = services.config.sso.clockSkew * second;
  const isMet = !demands || meetsAsked(demands, { methods, at }, { askedAt: attempt.created_at, now, skew });
  return {
    insufficient: !isMet,
    ...(methods && { providerMethods: methods }),
    // a clock that is ahead of ours says nothing
    ...(at && at < now && { providerAuthAt: at }),
    ...(authentication && { providerSession: sessionOf(services, { connection, authentication, tenantId }) }),
  };
}

function sessionOf(
  { secrets }: Pick<BaseContext['services'], 'secrets'>,
  {
    connection,
    authentication,
    tenantId,
  }: { connection: SsoConnection; authentication: ProviderAuthentication; tenantId: string },
): ProviderSession {
  const { name, qualifiers, sessionIndex, endsAt, idToken } = authentication;
  // kept only where a sign-out shows it to the provider
  const isKept = idToken !== undefined && connection.own?.singleLogout === true;
  return {
    connection: connection.key,
    tenantId,
    subject: name,
    qualifiers,
    sessionIndex,
    idToken: isKept ? secrets.wrap(idTokenPurpose, Buffer.from(idToken)).toString('base64') : null,
    endsAt: endsAt?.toISOString() ?? null,
  };
}

/** Whether the provider verified several factors, where the tenant trusts it to. */
export function recordFactors(
  checks: Checks,
  { authentication }: { authentication?: ProviderAuthentication },
  own: OwnConnection | undefined,
): void {
  if (!own?.trustsMfa) return;
  const values = authentication?.values ?? [];
  checks.record('provider-mfa', trustedMethods(values, own) ? 'passed' : 'warning', {
    seen: values.join(' '),
    wanted: requiredMfaValues(own).join(' '),
  });
}

/** How a provider is asked for what the client demands. */
export interface ProviderDemands {
  reauthenticate: boolean;
  maxAge: number | null;
  /** Authentication classes, one of which is wanted. */
  classes: readonly string[];
}

export function providerDemandsOf({ own }: SsoConnection, demands: Asked | undefined): ProviderDemands {
  return {
    reauthenticate: demands?.reauthenticate ?? false,
    maxAge: demands?.maxAge ?? null,
    classes: demands?.multiFactor ? classesToAsk(own) : [],
  };
}

/** The same as parameters of OpenID Connect. */
export function parametersOf({ reauthenticate, maxAge, classes }: ProviderDemands): Record<string, string> {
  return {
    ...(reauthenticate && { prompt: 'login' }),
    // without it a provider need not say when the user authenticated
    ...(reauthenticate && { max_age: String(maxAge ?? 0) }),
    ...(classes.length > 0 && { acr_values: classes.join(' ') }),
  };
}
