/**
 * Previews a draft of a policy: the draft is applied in a transaction, the conditions that enforce policies are asked whom
 * they hit, and the transaction is rolled back. A preview therefore answers what saving would do.
 */
import { impactDays, maxNamed, type PolicyImpact } from '#shared/contract/policies/policy-impact.ts';
import type { PolicyName } from '#shared/contract/policies/policy-history.ts';
import type { CountryRestrictionSettings } from '#shared/contract/restrictions/country-restrictions.ts';
import type { RestrictionType } from '#shared/contract/restrictions/restrictions.ts';
import type { SessionConfig } from '#shared/contract/sessions/sessions.ts';
import type { SsoEnforcementSettings } from '#shared/contract/sso/sso-enforcement.ts';
import { findTenantPolicy, findVendorPolicy } from '#server/db/queries/core/policies.ts';
import {
  countLiveSessions,
  findAccountsHit,
  findBoundMembers,
  findMembersAt,
  findSessionsHit,
  findTokensHit,
  findTokensOf,
  listAddresses,
  listMemberDomains,
  nameUsers,
  planForMany,
  replayFailures,
  replaySignIns,
  type ImpactScope,
  type SignInDay,
} from '#server/db/queries/policy-impact/policy-impact.ts';
import {
  deleteDomainRestrictions,
  lockDomainSettings,
  saveDomainSettings,
} from '#server/db/queries/restrictions/domain-restrictions.ts';
import { lockCountrySettings, saveCountrySettings } from '#server/db/queries/restrictions/country-restrictions.ts';
import {
  deleteIpRestrictions,
  lockIpSettings,
  saveIpSettings,
} from '#server/db/queries/restrictions/ip-restrictions.ts';
import { readEnforcement } from '#server/db/queries/sso/enforcement.ts';
import { day, hour, later, second } from '#server/lib/clock.ts';
import { normalizeDomain } from '#server/lib/email-domain.ts';
import type { CallAddress } from '#server/lib/call-address.ts';
import { isUuid, randomId } from '#server/lib/secrets.ts';
import type { CallContext, TransactionContext } from '#server/context.ts';
import { storePolicy, type PolicyValues } from '#server/use-cases/policies/policies.ts';
import { refusedDomainsAmong } from '#server/use-cases/policies/refuse-email-domain.ts';
import { refusedOwnDomain, storeDomains } from '#server/use-cases/restrictions/domain-restrictions.ts';
import { refusesOwnCountry, storeCountries } from '#server/use-cases/restrictions/country-restrictions.ts';
import { refusesOwnAddress, storeEntries } from '#server/use-cases/restrictions/ip-restrictions.ts';
import { applyVersion, requirePolicyRight } from '#server/use-cases/policy-history/policy-versions.ts';
import { storeEnforcement, unsafeEnforcement } from '#server/use-cases/sso/enforcement.ts';
import { storeSessionConfig } from '#server/use-cases/sessions/manage-sessions.ts';
import { membersShutOut } from '#server/use-cases/policies/members-shut-out.ts';

/** Users, sessions and the rest that a draft hits; what a policy cannot hit is absent. */
type Hits = Partial<Omit<PolicyImpact, 'users'>> & { userIds: readonly string[] };

const nothing = { total: 0, items: [] };

/** Carries the result of a preview out of the transaction that it rolls back. */
class Preview extends Error {
  readonly impact: PolicyImpact;
  constructor(impact: PolicyImpact) {
    super('a preview is rolled back');
    this.impact = impact;
  }
}

/**
 * @param judge applies the draft, and reads whom it hits
 * @throws Refusal `too-many-requests`
 */
async function rolledBack(context: CallContext, judge: Judge): Promise<PolicyImpact> {
  const { caller, services } = context;
  const { tenantId } = caller;
  await services.limits.consume('policy-preview', tenantId, services.config.limits.policyPreview);
  const { now } = context;
  const shutOut = await membersShutOut(context, tenantId);
  try {
    return await context.inTenant(tenantId, async (tx, context) => {
      await planForMany(tx);
      const scope: ImpactScope = {
        tenantId,
        now,
        limit: maxNamed,
        ownSession: caller.apiToken === null ? caller.sessionId : null,
        shutOut,
      };
      const { userIds, ...hits } = await judge(context, scope);
      throw new Preview({
        locksOut: false,
        sessions: { total: 0, own: false },
        apiTokens: nothing,
        ...hits,
        users: await nameUsers(tx, userIds, scope),
      });
    });
  } catch (thrown) {
    if (thrown instanceof Preview) return thrown.impact;
    throw thrown;
  }
}

/** @param apply writes the draft */
async function preview(
  context: CallContext,
  policy: PolicyName,
  apply: (context: TransactionContext, scope: ImpactScope) => Promise<unknown>,
): Promise<PolicyImpact> {
  return await rolledBack(context, async (context, scope) => {
    await apply(context, scope);
    return await judges[policy](context, scope);
  });
}

/**
 * Members whom a change of their own state concerns.
 * @param find reads them, as IDs, and whether their sessions end
 */
export async function previewMembers(
  context: CallContext,
  find: (context: TransactionContext) => Promise<{ userIds: readonly string[]; endsSessions: boolean }>,
): Promise<PolicyImpact> {
  return await rolledBack(context, async (context, scope) => {
    const { userIds, endsSessions } = await find(context);
    const total = endsSessions ? await countLiveSessions(context.tx, userIds, scope) : 0;
    return { userIds, sessions: { total, own: false } };
  });
}

type Judge = (context: TransactionContext, scope: ImpactScope) => Promise<Hits>;

/** Whom each policy hits, as it is stored in the transaction. */
const judges: Record<PolicyName, Judge> = {
  /** Users without a second factor; sessions and sign-ins that had none. */
  async mfa(context, scope) {
    const { sessions } = await findSessionsHit(context.tx, 'mfa', scope);
    const { signIns } = await replayed(context, 'mfa', scope);
    return { userIds: await findAccountsHit(context.tx, 'mfa', scope), sessions, signIns };
  },
  /** Users whose password is older than the draft admits. Their sessions continue. */
  async 'password-rotation'(context, scope) {
    return { userIds: await findAccountsHit(context.tx, 'rotation', scope) };
  },
  /** Sessions that are too old, too idle or too many, and their users. */
  async sessions(context, scope) {
    const { sessions, userIds } = await findSessionsHit(context.tx, 'sessions', scope);
    return { userIds, sessions };
  },
  /** Sessions, tokens and sign-ins from addresses that the draft refuses. */
  async 'ip-restrictions'(context, scope) {
    const { tx } = context;
    const { sessions, userIds } = await findSessionsHit(tx, 'ip', scope);
    const { signIns, userIds: past } = await replayed(context, 'ip', scope);
    return {
      locksOut: await refusesOwnAddress(context),
      userIds: [...new Set([...userIds, ...past])],
      sessions,
      apiTokens: await findTokensHit(tx, 'ip', scope),
      signIns,
    };
  },
  /** The same of addresses in countries that the draft refuses. */
  async 'country-restrictions'(context, scope) {
    const { tx, now, services } = context;
    const addresses = await listAddresses(tx, { ...scope, since: later(now, -impactDays * day) });
    const places = addresses.map((ip) => ({ ip, country: services.ipLocations.countryOf(ip) }));
    const { sessions, userIds } = await findSessionsHit(tx, 'country', scope, places);
    const { signIns, userIds: past } = await replayed(context, 'country', scope, places);
    return {
      locksOut: await refusesOwnCountry(context),
      userIds: [...new Set([...userIds, ...past])],
      sessions,
      apiTokens: await findTokensHit(tx, 'country', scope, places),
      signIns,
    };
  },
  /** Members and invited users whose address the draft would not take in today. */
  async 'domain-restrictions'(context, scope) {
    const { tx } = context;
    const domains = await listMemberDomains(tx, scope);
    const refused = await refusedDomainsAmong(
      tx,
      scope.tenantId,
      domains.map((domain) => `user@${domain}`),
    );
    // addresses are kept in the script in which they were entered
    const hit = domains.filter((domain) => refused.has(normalizeDomain(domain) ?? domain));
    return {
      locksOut: (await refusedOwnDomain(context)) !== undefined,
      userIds: await findMembersAt(tx, hit, scope),
    };
  },
  /** Accounts that the incorrect passwords of the last days would have locked. Nobody is signed out. */
  async lockout(context, scope) {
    const { now, services, tx } = context;
    const draft = await inForce(context, 'lockout');
    const { days, userIds, locked, near } = await replayFailures(tx, {
      ...scope,
      since: later(now, -impactDays * day),
      most: draft?.enabled ? draft.maxAttempts : null,
      countedSince: later(now, -services.config.lockout.release * second),
    });
    return { userIds, lockouts: { ...summed(days), locked, near } };
  },
  /**
   * Members with a password: the rule is asked at their next change. Former passwords are kept whether or not a policy is
   * on, so that it holds for those too.
   */
  async 'password-history'(context, scope) {
    const draft = await inForce(context, 'password-history');
    return { userIds: draft?.enabled ? await findAccountsHit(context.tx, 'history', scope) : [] };
  },
  /** Members who can no longer sign in in another way, and their sessions that did. */
  async 'sso-enforcement'(context, scope) {
    const { tx, caller, now } = context;
    const bound = await findBoundMembers(tx, scope);
    const { sessions } = await findSessionsHit(tx, 'sso', scope);
    const settings = await readEnforcement(tx, caller.tenantId);
    const userIds = bound.map(({ id }) => id);
    return {
      locksOut: (await unsafeEnforcement(context)) !== undefined,
      userIds,
      sessions,
      sso: {
        withPassword: bound.filter(({ password }) => password).length,
        notLinked: bound.filter(({ linked }) => !linked).length,
        apiTokens: await findTokensOf(tx, userIds, scope),
        sessionsUntil: later(now, (settings?.graceHours ?? 0) * hour).toISOString(),
      },
    };
  },
};

export async function previewMfa(context: CallContext, draft: PolicyValues['mfa']): Promise<PolicyImpact> {
  return await preview(context, 'mfa', (context) => storePolicy(context, { kind: 'mfa', value: draft }));
}

export async function previewLockout(context: CallContext, draft: PolicyValues['lockout']): Promise<PolicyImpact> {
  return await preview(context, 'lockout', (context) => storePolicy(context, { kind: 'lockout', value: draft }));
}

export async function previewHistory(
  context: CallContext,
  draft: PolicyValues['password-history'],
): Promise<PolicyImpact> {
  return await preview(context, 'password-history', (context) =>
    storePolicy(context, { kind: 'password-history', value: draft }),
  );
}

export async function previewRotation(
  context: CallContext,
  draft: PolicyValues['password-rotation'],
): Promise<PolicyImpact> {
  const kind = 'password-rotation';
  return await preview(context, kind, (context) => storePolicy(context, { kind, value: draft }));
}

export async function previewSessionLimits(context: CallContext, draft: SessionConfig): Promise<PolicyImpact> {
  return await preview(context, 'sessions', (context) => storeSessionConfig(context, draft));
}

export interface IpDraft {
  isActive: boolean;
  strategy?: RestrictionType | undefined;
  add: readonly { ip: string; strategy: RestrictionType }[];
  /** IDs; unknown ones are ignored. */
  remove: readonly string[];
}

export async function previewIpRestrictions(context: CallContext, draft: IpDraft): Promise<PolicyImpact> {
  return await preview(context, 'ip-restrictions', async (context, { tenantId }) => {
    const { tx, now } = context;
    const settings = await lockIpSettings(tx, tenantId, now);
    const strategy = draft.strategy ?? settings.strategy;
    await saveIpSettings(tx, tenantId, { isActive: draft.isActive, strategy, at: now });
    const entries = draft.add.map((entry) => ({ ...entry, isActive: true }));
    await storeEntries(context, entries, { strategy, field: (line) => `add.${line}.ip` });
    await deleteIpRestrictions(tx, tenantId, draft.remove.filter(isUuid));
  });
}

export interface CountryDraft extends CountryRestrictionSettings {
  /** Codes; absent: the list stays as it is. */
  countries?: readonly string[] | undefined;
}

export async function previewCountryRestrictions(context: CallContext, draft: CountryDraft): Promise<PolicyImpact> {
  return await previewCountriesOf(context, () => Promise.resolve(draft));
}

/** @param draftOf composes the draft from what the tenant has */
export async function previewCountriesOf(
  context: CallContext,
  draftOf: (context: TransactionContext) => Promise<CountryDraft>,
): Promise<PolicyImpact> {
  return await preview(context, 'country-restrictions', async (context, { tenantId }) => {
    const { tx, now, services } = context;
    const { countries, ...draft } = await draftOf(context);
    await lockCountrySettings(tx, { tenantId, id: randomId(services.random), at: now });
    await saveCountrySettings(tx, tenantId, { ...draft, at: now });
    if (countries) await storeCountries(context, countries);
  });
}

export interface DomainDraft {
  active: boolean;
  blockPublicDomains: boolean;
  type: RestrictionType;
  add: readonly { domain: string; type: RestrictionType }[];
  /** IDs; unknown ones are ignored. */
  remove: readonly string[];
}

export async function previewDomainRestrictions(context: CallContext, draft: DomainDraft): Promise<PolicyImpact> {
  return await preview(context, 'domain-restrictions', async (context, { tenantId }) => {
    const { tx, now } = context;
    await saveDomainSettings(tx, {
      ...(await lockDomainSettings(tx, tenantId, now)),
      active: draft.active,
      list_type: draft.type,
      block_public_domains: draft.blockPublicDomains,
    });
    await deleteDomainRestrictions(tx, tenantId, draft.remove.filter(isUuid));
    await storeDomains(context, draft.add, (line) => `add.${line}.domain`);
  });
}

/** @throws Refusal `sso-domain-not-ready`, `too-many-requests` */
export async function previewSsoEnforcement(
  context: CallContext,
  draft: SsoEnforcementSettings,
): Promise<PolicyImpact> {
  return await preview(context, 'sso-enforcement', (context) => storeEnforcement(context, draft));
}

/** @throws Refusal `forbidden`, `policy-not-found` for an unknown version, `invalid-request`, `restrictions-too-many` */
export async function previewRestore(
  context: CallContext,
  { policy, version }: { policy: PolicyName; version: number },
): Promise<PolicyImpact> {
  requirePolicyRight(context, policy, 'write');
  return await preview(context, policy, (context, { tenantId }) =>
    applyVersion(context, { tenantId, policy }, version),
  );
}

/** The sign-ins of the last days, judged by the draft. */
async function replayed(
  { tx, now }: TransactionContext,
  kind: 'ip' | 'country' | 'mfa',
  scope: ImpactScope,
  places: readonly CallAddress[] = [],
): Promise<Required<Pick<PolicyImpact, 'signIns'>> & { userIds: string[] }> {
  const { days, userIds } = await replaySignIns(tx, kind, { ...scope, since: later(now, -impactDays * day) }, places);
  return { signIns: summed(days), userIds };
}

function summed(days: SignInDay[]): NonNullable<PolicyImpact['signIns']> {
  const sum = (count: (one: SignInDay) => number) => days.reduce((total, one) => total + count(one), 0);
  return { total: sum((one) => one.total), refused: sum((one) => one.refused), days };
}

/** The tenant's own policy as stored in the transaction, else the vendor's. */
async function inForce<K extends keyof PolicyValues>(
  { tx, caller: { tenantId } }: TransactionContext,
  kind: K,
): Promise<PolicyValues[K] | undefined> {
  const row = (await findTenantPolicy(tx, tenantId, kind)) ?? (await findVendorPolicy(tx, kind));
  return row?.value as PolicyValues[K] | undefined;
}
