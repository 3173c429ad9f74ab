/**
 * All data that decides how a sign-in continues after the first factor: memberships, second factors, remembered device.
 */
import type { Database } from '#server/db/database.ts';
import type { AddressRule, SecondFactorKind } from '#server/db/schema.ts';
import { inetOf } from '#server/db/queries/core/address-rules.ts';
import { refusingRule } from '#server/db/queries/core/country-rules.ts';
import { isOpen } from '#server/db/queries/core/inherited-memberships.ts';
import type { CallAddress } from '#server/lib/call-address.ts';
import type { MembershipState } from '#server/db/queries/core/memberships.ts';
import { ssoDemand } from '#server/db/queries/core/sso-demands.ts';
import { demandsMore, passwordTooOld } from '#server/db/queries/core/tenant-demands.ts';

export interface SignInContext {
  email: string;
  verified: boolean;
  /** The last used one first; inherited ones last. */
  tenants: {
    id: string;
    state: MembershipState | 'expired';
    /** The tenant requires more than the first factor. */ demandsMore: boolean;
    /** The verified password must be changed for it. */ passwordTooOld: boolean;
    /** Single sign-on through a connection, or the second factor of emergency access. */ ssoDemand:
      | 'sso'
      | 'mfa'
      | null;
    /** Which of its rules refuses the address of the sign-in. */ addressRefused: AddressRule | null;
  }[];
  /** Confirmed ones, without passkeys; the oldest first. */
  factors: FactorFact[];
  /** The strongest second factor that the user ever verified. */
  twoFactorsBy: SecondFactorKind | null;
  /** This browser is remembered for this user. */
  remembered: boolean;
  /** A recovery code was used in this browser, and no sign-in has used it yet. */
  recovered: boolean;
  /** The SSO connection of the first factor is gone, or turned off. */
  connectionOff: boolean;
}

export interface FactorFact {
  id: string;
  kind: 'authenticator' | 'sms' | 'webauthn';
  name: string | null;
  phoneNumber: string | null;
  deviceType: 'Platform' | 'CrossPlatform' | null;
}

/**
 * One prepared statement, since it is on the path of every sign-in. `deviceHash` and `browserHash` are `null` without a
 * cookie.
 * @param verified methods of the first factor, the tenant whose own identity provider authenticated the user, and what
 *   that tenant trusts of it
 * @param cleared lockout subject to reset, since the right password was given; `null` for none
 */
export async function loadSignInContext(
  db: Database,
  userId: string,
  {
    deviceHash,
    browserHash,
    verified,
    cleared,
    origin,
    now,
  }: {
    deviceHash: Buffer | null;
    browserHash: Buffer | null;
    verified: {
      amr: readonly string[];
      ssoTenantId: string | null;
      providerMethods: readonly string[];
      ssoConnectionId: string | null;
    };
    cleared: string | null;
    origin: CallAddress;
    now: Date;
  },
): Promise<SignInContext | undefined> {
  const [row] = await db.statementAcrossTenants<SignInContext>('a user signs in before a tenant is chosen', {
    name: 'sign-in-context',
    text: `
      with cleared as (delete from lockouts where subject = $7)
      select u.email, u.verified, u.two_factors_by as "twoFactorsBy",
        (select coalesce(jsonb_agg(jsonb_build_object('id', m.tenant_id, 'state', case when m.state = 'active' and m.expires_at <= $4 then 'expired' else m.state end,
                                                      'demandsMore', ${demandsMore({ tenant: 'm.tenant_id', amr: `(case when $6::text = m.tenant_id then $5::text[] || $10::text[] else $5::text[] end)`, ssoTenant: '$6::text', remembered: 'false' })},
                                                      'passwordTooOld', 'pwd' = any($5::text[]) and ${passwordTooOld('m.tenant_id', 'u.password_changed_at', '$4')},
                                                      'ssoDemand', ${ssoDemand({ tenant: 'm.tenant_id', user: 'm.user_id', connection: '$11::uuid' }, '$5::text[]')},
                                                      'addressRefused', ${refusingRule({ tenant: 'm.tenant_id', address: '$8::inet', country: '$9::text' })})
                                   order by m.inherited_from is not null, m.last_login_at desc nulls last, m.created_at, m.tenant_id), '[]')
         from memberships m where m.user_id = u.id and ${isOpen('m', '$4')}) as tenants,
        (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'kind', f.kind, 'name', f.name,
                                                      'phoneNumber', f.phone_number, 'deviceType', f.device_type)
                                   order by f.created_at, f.id), '[]')
         from factors f where f.user_id = u.id and f.confirmed_at is not null and not f.passkey) as factors,
        exists (select 1 from remembered_devices d where d.token_hash = $2 and d.user_id = u.id and d.expires_at > $4) as remembered,
        exists (select 1 from factor_challenges c where c.user_id = u.id and c.purpose = 'recovery' and c.browser_hash = $3
                  and c.completed_at is null and c.expires_at > $4) as recovered,
        $11::uuid is not null and not exists (select 1 from sso_connections sso where sso.id = $11 and sso.enabled) as "connectionOff"
      from users u where u.id = $1`,
    values: [
      userId,
      deviceHash,
      browserHash,
      now,
      verified.amr,
      verified.ssoTenantId,
      cleared,
      inetOf(origin.ip),
      origin.country,
      verified.providerMethods,
      verified.ssoConnectionId,
    ],
  });
  return row;
}
