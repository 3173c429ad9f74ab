/** Judges an answer that was kept with its exchange, by any settings. Nothing is written, used up or called. */
import type { KeyObject } from 'node:crypto';
import type { SsoCheck, SsoReplayResult, SsoRule } from '#shared/contract/sso/sso-exchanges.ts';
import { oidcRules, samlRules } from '#shared/contract/sso/sso-exchanges.ts';
import { listAssignableRoles } from '#server/db/queries/core/memberships.ts';
import { domainOf, identityIssuer, type OwnConnection } from '#server/integrations/sso-connections.ts';
import { splitCertificates } from '#server/integrations/saml/certificates.ts';
import { validateResponse } from '#server/integrations/saml/validate-response.ts';
import { profileOf } from '#server/integrations/social/oidc-provider.ts';
import { replayedRules } from '#server/integrations/social/oidc-rules/index.ts';
import { recordClaims } from '#server/integrations/social/oidc-rules/record-grant.ts';
import { identifierOf } from '#server/integrations/social/provider-client.ts';
import type { SocialProfile } from '#server/integrations/social/social-provider.ts';
import { second } from '#server/lib/clock.ts';
import { isAddressBelieved } from '#server/lib/shared-issuers.ts';
import { Checks, failedRule, listChecks, type EvaluatedRule, type ReadAnswer } from '#server/lib/sso-checks.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import { serviceProvider } from '#server/domain/sso/service-provider.ts';
import { previewSsoUser } from './preview-sso-user.ts';
import { evaluateAddress } from './evaluate-address.ts';
import type { SsoProfile } from './provision-sso-user.ts';

export interface StoredExchange {
  answer: ReadAnswer;
  /** As they were judged then. */
  checks: readonly SsoCheck[];
  /** When the answer came. */
  at: Date;
}

export interface ReplaySettings {
  own: OwnConnection;
  domains: readonly string[];
  /** PEM, one block after the other. */
  certificates: string;
  idpEntityId: string;
  issuer: string;
  clientId: string;
}

export interface Replayed {
  checks: SsoCheck[];
  failed: SsoRule | undefined;
  user: SsoReplayResult['user'];
}

interface Replaying {
  settings: ReplaySettings;
  /** Those that are proved: of an address elsewhere, nothing is said about its account. */
  provedDomains: readonly string[];
  decryptionKeys: readonly KeyObject[];
}

/** What only the sign-in itself could judge: which browser came, and when. */
const ofRequest = new Set<SsoRule>([
  'answer',
  'request-known',
  'request-once',
  'request-in-time',
  'same-browser',
  'replay',
]);
/** Rules about the user, whom this judgment foresees anew. */
const ofUser = new Set<SsoRule>([
  'name',
  'groups',
  'groups-overage',
  'groups-named',
  'group-role',
  'account',
  'membership',
  'email-domain-allowed',
  'first-roles',
  'result',
]);

export async function evaluateStoredExchange(
  context: AnonymousTransaction,
  kept: StoredExchange,
  replaying: Replaying,
): Promise<Replayed> {
  const { answer } = kept;
  const { checks, profile } =
    answer.kind === 'saml'
      ? judgeSaml(context, { ...kept, answer }, replaying)
      : judgeOidc({ ...kept, answer }, replaying.settings);
  const { own } = replaying.settings;
  const user = profile && (await foresee(context, checks, { profile, own, provedDomains: replaying.provedDomains }));
  const failed = failedRule(checks.made);
  const listed = listChecks(answer.kind, checks.made);
  if (failed !== undefined) return { checks: listed, failed, user: user ?? null };
  const ofAccount = user?.roles === null ? accountRules : [];
  const open = answer.kind === 'oidc' ? [...stillOpen(kept, listed), ...ofAccount] : ofAccount;
  const order: readonly SsoRule[] = answer.kind === 'oidc' ? oidcRules : samlRules;
  const all = [...listed, ...open.map((rule): SsoCheck => ({ rule, state: 'not-reached', seen: null, wanted: null }))];
  return {
    checks: all.sort((one, other) => order.indexOf(one.rule) - order.indexOf(other.rule)),
    failed,
    user: user ?? null,
  };
}

/** Of an account in a domain that is not proved, or that nobody has signed for, nothing is said. */
const accountRules: readonly SsoRule[] = ['account', 'membership', 'result'];

interface Read {
  checks: Checks;
  profile?: SsoProfile;
}

function judgeSaml(
  { services }: AnonymousTransaction,
  { answer, checks: recorded, at }: StoredExchange & { answer: { kind: 'saml' } },
  { settings, decryptionKeys }: Replaying,
): Read {
  const checks = new Checks();
  checks.made.push(...recorded.filter(isJudged).filter(({ rule }) => ofRequest.has(rule)));
  const { config } = services;
  const judged = validateResponse(answer.response, {
    ...serviceProvider(config),
    requestId: answer.requestId,
    idpEntityId: settings.idpEntityId,
    certificates: splitCertificates(settings.certificates),
    domains: settings.domains,
    now: at,
    clockSkew: config.sso.clockSkew * second,
    isTest: true,
    decryptionKeys,
  });
  checks.made.push(...judged.checks);
  if (!judged.user) return { checks };
  const { assertionId: _id, endsAt: _end, ...profile } = judged.user;
  return { checks, profile: { ...profile, issuer: identityIssuer(settings.own) } };
}

const isJudged = (check: SsoCheck): check is EvaluatedRule => check.state !== 'not-reached';

/** What the code and the tokens were is gone: those rules are as they were judged then. */
function judgeOidc(
  { answer, checks: recorded }: StoredExchange & { answer: { kind: 'oidc' } },
  { own, domains, issuer, clientId }: ReplaySettings,
): Read {
  const { claims, isVerified } = answer;
  const again = new Checks();
  recordClaims(again, replayedRules, { claims, expected: { issuer, clientId } });
  const profile = readProfile(claims, { issuer, domains });
  const refused = profile && evaluateAddress(again, profile, domains);
  const checks = new Checks();
  const ofClaims = replayedRules.map(({ rule }) => rule);
  const judgedAgain = new Set<SsoRule>([...ofClaims, 'email', 'domain-proved', 'email-verified', ...ofUser]);
  checks.made.push(...recorded.filter(isJudged).filter(({ rule }) => !judgedAgain.has(rule)));
  checks.made.push(...again.made.map((check) => (isVerified ? check : { ...check, unverified: true as const })));
  // the first in the order of the rules is the one that ends a judgment
  checks.made.sort((one, other) => orderOf(one) - orderOf(other));
  const isNamed = profile !== undefined && (refused === undefined || refused === 'domain-proved');
  if (!isNamed) return { checks };
  return { checks, profile: { ...profile, email: profile.email!, issuer: identityIssuer(own) } };
}

/** @returns undefined for claims without a usable subject, which the recorded rules refuse */
function readProfile(
  claims: Readonly<Record<string, unknown>>,
  { issuer, domains }: Pick<ReplaySettings, 'issuer' | 'domains'>,
): SocialProfile | undefined {
  if (identifierOf(claims['sub']) === null) return undefined;
  return profileOf(claims, issuer, { emailVerified: (told) => isAddressBelieved({ issuer, domains }, told) });
}

const orders: ReadonlyMap<SsoRule, number> = new Map(oidcRules.map((rule, index) => [rule, index]));
const orderOf = ({ rule }: EvaluatedRule): number => orders.get(rule) ?? orders.size;

/** Rules that were not reached then, and that only another sign-in can judge. */
function stillOpen({ checks }: StoredExchange, listed: readonly SsoCheck[]): SsoRule[] {
  const known = new Set(listed.map(({ rule }) => rule));
  return checks.flatMap(({ rule, state }) =>
    state === 'not-reached' && !known.has(rule) && !ofUser.has(rule) && !optional.has(rule) ? [rule] : [],
  );
}

/** A provider that tells the address in its token has no userinfo call to judge. */
const optional = new Set<SsoRule>(['userinfo', 'userinfo-subject']);

async function foresee(
  context: AnonymousTransaction,
  checks: Checks,
  { profile, own, provedDomains }: { profile: SsoProfile; own: OwnConnection; provedDomains: readonly string[] },
): Promise<SsoReplayResult['user']> {
  // a draft must not ask about somebody whose domain the tenant has not proved
  const isProved = provedDomains.includes(domainOf(profile.email) ?? '');
  const isTrusted = isProved && checks.made.every(({ state, unverified }) => state !== 'failed' && !unverified);
  const userChecks = new Checks();
  const foreseen = await previewSsoUser(context, userChecks, { profile, own, isTrusted });
  checks.made.push(...userChecks.made);
  const names = new Map((await listAssignableRoles(context.tx, own.tenantId)).map(({ id, name }) => [id, name]));
  return {
    email: profile.email,
    name: profile.name,
    groups: [...(profile.groups ?? [])],
    roles: foreseen ? foreseen.roleIds.flatMap((id) => names.get(id) ?? []).sort() : null,
  };
}
