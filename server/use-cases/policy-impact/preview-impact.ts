/**
 * Previews a draft of a policy: the draft is applied in a transaction, the conditions that enforce policies are asked whom
 * they hit, and the transaction is rolled back. A preview therefore answers what saving would do.
 */
import { impactDays, mostNamed, type PolicyImpact } from '#shared/contract/policy-impact.ts';
import type { RestrictionType } from '#shared/contract/restrictions.ts';
import type { SessionConfig } from '#shared/contract/sessions.ts';
import {
  findAccountsHit,
  findMembersAt,
  findSessionsHit,
  findTokensHit,
  listMemberDomains,
  nameUsers,
  replaySignIns,
  type ImpactScope,
} from '#server/db/queries/policy-impact/policy-impact.ts';
import { lockDomainSettings, saveDomainSettings } from '#server/db/queries/restrictions/domain-restrictions.ts';
import {
  deleteIpRestrictions,
  lockIpSettings,
  saveIpSettings,
} from '#server/db/queries/restrictions/ip-restrictions.ts';
import { day, later } from '#server/lib/clock.ts';
import { isUuid } from '#server/lib/secrets.ts';
import type { CallContext, TransactionContext } from '#server/context.ts';
import { storePolicy, type PolicyValues } from '#server/use-cases/policies/policies.ts';
import { refusedDomainsAmong } from '#server/use-cases/policies/refuse-email-domain.ts';
import { refusedOwnDomain } from '#server/use-cases/restrictions/domain-restrictions.ts';
import { refusesOwnAddress, storeEntries } from '#server/use-cases/restrictions/ip-restrictions.ts';
import { storeSessionConfig } from '#server/use-cases/sessions/manage-sessions.ts';

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
async function preview(
  context: CallContext,
  judge: (context: TransactionContext, scope: ImpactScope) => Promise<Hits>,
): Promise<PolicyImpact> {
  const { caller, services } = context;
  const { tenantId } = caller;
  await services.limits.consume('policy-preview', tenantId, services.config.limits.policyPreview);
  try {
    return await context.inTenant(tenantId, async (tx, context) => {
      const scope: ImpactScope = { tenantId, now: context.now, limit: mostNamed };
      const { userIds, ...hits } = await judge(context, scope);
      throw new Preview({
        locksOut: false,
        sessions: { total: 0 },
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

/** Users without a second factor; sessions and sign-ins that had none. */
export async function previewMfa(context: CallContext, draft: PolicyValues['mfa']): Promise<PolicyImpact> {
  return await preview(context, async (context, scope) => {
    await storePolicy(context, { kind: 'mfa', value: draft });
    const { sessions } = await findSessionsHit(context.tx, 'mfa', scope);
    const { signIns } = await replayed(context, 'mfa', scope);
    return { userIds: await findAccountsHit(context.tx, 'mfa', scope), sessions: { total: sessions }, signIns };
  });
}

/** Users whose password is older than the draft admits. Their sessions continue. */
export async function previewRotation(
  context: CallContext,
  draft: PolicyValues['password-rotation'],
): Promise<PolicyImpact> {
  return await preview(context, async (context, scope) => {
    await storePolicy(context, { kind: 'password-rotation', value: draft });
    return { userIds: await findAccountsHit(context.tx, 'rotation', scope) };
  });
}

/** Sessions that are too old, too idle or too many, and their users. */
export async function previewSessionLimits(context: CallContext, draft: SessionConfig): Promise<PolicyImpact> {
  return await preview(context, async (context, scope) => {
    await storeSessionConfig(context, draft);
    const { sessions, userIds } = await findSessionsHit(context.tx, 'sessions', scope);
    return { userIds, sessions: { total: sessions } };
  });
}

export interface IpDraft {
  isActive: boolean;
  strategy?: RestrictionType | undefined;
  add: readonly { ip: string; strategy: RestrictionType }[];
  /** IDs; unknown ones are ignored. */
  remove: readonly string[];
}

/** Sessions, tokens and sign-ins from addresses that the draft refuses. */
export async function previewIpRestrictions(context: CallContext, draft: IpDraft): Promise<PolicyImpact> {
  return await preview(context, async (context, scope) => {
    const { tx, now } = context;
    const { tenantId } = scope;
    const settings = await lockIpSettings(tx, tenantId, now);
    const strategy = draft.strategy ?? settings.strategy;
    await saveIpSettings(tx, tenantId, { isActive: draft.isActive, strategy, at: now });
    const entries = draft.add.map((entry) => ({ ...entry, isActive: true }));
    await storeEntries(context, entries, { strategy, field: (line) => `add.${line}.ip` });
    await deleteIpRestrictions(tx, tenantId, draft.remove.filter(isUuid));
    const { sessions, userIds } = await findSessionsHit(tx, 'ip', scope);
    const { signIns, userIds: past } = await replayed(context, 'ip', scope);
    return {
      locksOut: await refusesOwnAddress(context),
      userIds: [...new Set([...userIds, ...past])],
      sessions: { total: sessions },
      apiTokens: await findTokensHit(tx, scope),
      signIns,
    };
  });
}

export interface DomainDraft {
  active: boolean;
  blockPublicDomains: boolean;
  type: RestrictionType;
}

/** Members and invited users whose address the draft would not take in today. */
export async function previewDomainRestrictions(context: CallContext, draft: DomainDraft): Promise<PolicyImpact> {
  return await preview(context, async (context, scope) => {
    const { tx, now } = context;
    const { tenantId } = scope;
    await saveDomainSettings(tx, {
      ...(await lockDomainSettings(tx, tenantId, now)),
      active: draft.active,
      list_type: draft.type,
      block_public_domains: draft.blockPublicDomains,
    });
    const refused = await refusedDomainsAmong(
      tx,
      tenantId,
      (await listMemberDomains(tx, scope)).map((domain) => `user@${domain}`),
    );
    return {
      locksOut: (await refusedOwnDomain(context)) !== undefined,
      userIds: await findMembersAt(tx, [...refused], scope),
    };
  });
}

/** The sign-ins of the last days, judged by the draft. */
async function replayed(
  { tx, now }: TransactionContext,
  kind: 'ip' | 'mfa',
  scope: ImpactScope,
): Promise<Required<Pick<PolicyImpact, 'signIns'>> & { userIds: string[] }> {
  const { days, userIds } = await replaySignIns(tx, kind, { ...scope, since: later(now, -impactDays * day) });
  const sum = (count: (one: (typeof days)[number]) => number) => days.reduce((total, one) => total + count(one), 0);
  return { signIns: { total: sum((one) => one.total), refused: sum((one) => one.refused), days }, userIds };
}
