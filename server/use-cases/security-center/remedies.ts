/**
 * What one click on a recommendation does, and how it is undone. Settings are changed by the use cases of their tabs,
 * whose checks apply.
 */
import type { RestrictionType } from '#shared/contract/restrictions/restrictions.ts';
import type { TenantRecommendation } from '#shared/contract/security-center/security-center.ts';
import type { SessionConfig } from '#shared/contract/sessions/sessions.ts';
import { recommendedValues } from '#shared/lib/security-score.ts';
import { findTenantPolicy } from '#server/db/queries/core/policies.ts';
import { findSessionPolicy } from '#server/db/queries/sessions/session-policies.ts';
import { joined, type TransactionContext } from '#server/context.ts';
import { removePolicy, setPolicy, type PolicyValues } from '#server/use-cases/policies/policies.ts';
import {
  previewDomainRestrictions,
  previewIpRestrictions,
  previewMfa,
  previewSessionLimits,
} from '#server/use-cases/policy-impact/preview-impact.ts';
import { changeDomainSettings, readDomainSettings } from '#server/use-cases/restrictions/domain-restrictions.ts';
import { changeIpSettings, readIpSettings } from '#server/use-cases/restrictions/ip-restrictions.ts';
import { changeSessionConfig, readSessionConfig } from '#server/use-cases/sessions/manage-sessions.ts';
import { previewMembers } from '#server/use-cases/policy-impact/preview-impact.ts';
import { breachedRemedy } from './breached-remedy.ts';
import { countryRemedy } from './country-remedy.ts';
import { inactiveRemedy } from './inactive-remedy.ts';
import { assertSame, type Remedy } from './remedy.ts';
import { filledList, type Standing } from './standing.ts';

const writes = 'fe.secure.write.securityPolicy';

/** Changes of these concern nobody at the time they are made. */
const concernsNobody: Remedy['preview'] = (context) =>
  previewMembers(context, async () => await Promise.resolve({ userIds: [], endsSessions: false }));

function policyRemedy<K extends keyof PolicyValues>(
  kind: K,
  {
    value,
    wanted,
    preview = concernsNobody,
  }: Pick<Remedy, 'wanted'> & { value: PolicyValues[K]; preview?: Remedy['preview'] },
): Remedy {
  const read = async ({ tx, caller }: TransactionContext) =>
    (await findTenantPolicy(tx, caller.tenantId, kind))?.value ?? null;
  return {
    permission: writes,
    ...(wanted !== undefined && { wanted }),
    async apply(context) {
      const before = await read(context);
      await setPolicy(joined(context), { kind, value });
      return { before: { value: before }, after: { value: await read(context) } };
    },
    async undo(context, { before, after }) {
      assertSame(await read(context), after['value']);
      // the tenant had none of its own
      if (before['value'] === null) await removePolicy(joined(context), kind);
      else await setPolicy(joined(context), { kind, value: before['value'] as PolicyValues[K] });
    },
    preview,
  };
}

type SessionLimit = keyof SessionConfig;

function sessionRemedy(limit: SessionLimit, wanted: number): Remedy {
  const value = limit === 'sessionConcurrentConfiguration' ? { maxSessions: wanted } : { timeout: wanted };
  const draft: SessionConfig = { [limit]: { isActive: true, ...value } };
  const read = async ({ tx, caller }: TransactionContext) =>
    ((await findSessionPolicy(tx, caller.tenantId))?.value as SessionConfig | undefined)?.[limit];
  return {
    permission: writes,
    wanted,
    async apply(context) {
      // what the tab shows, with the default of a limit that was never set
      const before = (await readSessionConfig(joined(context)))[limit];
      await changeSessionConfig(joined(context), draft);
      return { before: { value: before }, after: { value: await read(context) } };
    },
    async undo(context, { before, after }) {
      assertSame(await read(context), after['value']);
      await changeSessionConfig(joined(context), { [limit]: before['value'] });
    },
    preview: (context) => previewSessionLimits(context, draft),
  };
}

const ipsOf = ({ row }: Standing) => ({ allowed: row.ips_allowed, blocked: row.ips_blocked });
const domainsOf = ({ row }: Standing) => ({ allowed: row.domains_allowed, blocked: row.domains_blocked });

/** @param listOf the list to decide by; undefined while it has no entries */
function ipRemedy(listOf: (standing: Standing) => RestrictionType | undefined): Remedy {
  return {
    permission: 'fe.secure.write.ipRestrictions',
    isReady: (standing) => listOf(standing) !== undefined,
    async apply(context, standing) {
      const before = await readIpSettings(joined(context));
      await changeIpSettings(joined(context), { isActive: true, strategy: listOf(standing) });
      return { before: { ...before }, after: { ...(await readIpSettings(joined(context))) } };
    },
    async undo(context, { before, after }) {
      assertSame(await readIpSettings(joined(context)), after);
      await changeIpSettings(joined(context), before as { isActive: boolean; strategy: RestrictionType });
    },
    preview: (context, standing) =>
      previewIpRestrictions(context, { isActive: true, strategy: listOf(standing), add: [], remove: [] }),
  };
}

function domainRemedy(listOf: (standing: Standing) => RestrictionType | undefined): Remedy {
  return {
    permission: 'fe.secure.write.emailDomainRestrictions',
    isReady: (standing) => listOf(standing) !== undefined,
    async apply(context, standing) {
      const before = await readDomainSettings(joined(context));
      const after = await changeDomainSettings(joined(context), { active: true, type: listOf(standing) });
      return { before: { ...before }, after: { ...after } };
    },
    async undo(context, { before, after }) {
      assertSame(await readDomainSettings(joined(context)), after);
      const settings = before as Awaited<ReturnType<typeof readDomainSettings>>;
      await changeDomainSettings(joined(context), { ...settings, type: settings.listType });
    },
    preview: (context, standing) =>
      previewDomainRestrictions(context, {
        active: true,
        blockPublicDomains: standing.row.domains?.block_public_domains ?? false,
        type: listOf(standing) ?? 'ALLOW',
        add: [],
        remove: [],
      }),
  };
}

const { maxAttempts, historySize, relogin, idle, concurrent } = recommendedValues;
const lockout = policyRemedy('lockout', { value: { enabled: true, maxAttempts }, wanted: maxAttempts });
const history = policyRemedy('password-history', { value: { enabled: true, historySize }, wanted: historySize });
const reloginLimit = sessionRemedy('sessionTimeoutConfiguration', relogin);
const concurrency = sessionRemedy('sessionConcurrentConfiguration', concurrent);
const idleLimit = sessionRemedy('sessionIdleTimeoutConfiguration', idle);
const allowIfFilled = ({ allowed }: { allowed: number }) => (allowed > 0 ? 'ALLOW' : undefined);
const force = { enforceMFAType: 'Force' } as const;

/** None for a recommendation that the vendor has to follow. */
export const remedies: Record<TenantRecommendation, Remedy | undefined> = {
  FORCE_MFA: policyRemedy('mfa', { value: force, preview: (context) => previewMfa(context, force) }),
  BREACHED_PASSWORDS_EXIST: breachedRemedy,
  ENABLE_USER_LOCKOUT: lockout,
  STRENGTHEN_USER_LOCKOUT: lockout,
  ENABLE_PASSWORD_HISTORY: history,
  STRENGTHEN_PASSWORD_HISTORY: history,
  ENABLE_FORCE_RELOGIN: reloginLimit,
  SET_FORCE_RELOGIN: reloginLimit,
  ENABLE_SESSION_CONCURRENCY: concurrency,
  SET_SESSION_CONCURRENCY: concurrency,
  ENABLE_IDLE_SESSION: idleLimit,
  SET_IDLE_SESSION: idleLimit,
  ENABLE_IP_RESTRICTIONS: ipRemedy((standing) => filledList(ipsOf(standing))),
  CHANGE_IP_TO_ALLOWLIST: ipRemedy((standing) => allowIfFilled(ipsOf(standing))),
  ENABLE_COUNTRY_RESTRICTIONS: countryRemedy,
  ENABLE_DOMAIN_RESTRICTIONS: domainRemedy((standing) => filledList(domainsOf(standing))),
  CHANGE_DOMAIN_TO_ALLOWLIST: domainRemedy((standing) => allowIfFilled(domainsOf(standing))),
  CONFIGURE_SSO: undefined,
  DEACTIVATE_INACTIVE_USERS: inactiveRemedy,
};
