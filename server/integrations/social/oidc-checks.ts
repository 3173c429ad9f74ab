/** Which rule of the SSO doctor a failure of the OpenID Connect library is, and what was seen. */
import { createHash } from 'node:crypto';
import type { OidcRule } from '#shared/contract/sso/sso-exchanges.ts';
import { recordSentGroups, Survey, type CheckedValues, type Checks } from '#server/lib/sso-checks.ts';
import { isRecord, shown, shownTime, textsOf, type Claims } from './oidc-claims.ts';

/** What the library judges in one call, in its order. */
const grantRules = [
  'response-issuer',
  'state',
  'authorization',
  'code',
  'token-endpoint',
  'client-authentication',
  'code-accepted',
  'token-response',
  'id-token',
  'token-algorithm',
  'token-expiry',
  'token-not-before',
  'issuer',
  'audience',
  'subject',
  'token-issued',
  'nonce',
  'authorized-party',
  'keys',
  'key-id',
  'signature-key',
] as const satisfies readonly OidcRule[];
type GrantRule = (typeof grantRules)[number];

/** Known before the call. */
export interface GrantFacts {
  issuer: string;
  clientId: string;
  nonce: string;
  state: string;
  tokenEndpoint: string | undefined;
  jwksUri: string | undefined;
  query: URLSearchParams;
}

/** Known after it, as far as it came. */
export interface GrantResult {
  claims?: Claims | undefined;
  header?: Claims | undefined;
  /** The URL that was called last. */
  calledLast?: string | undefined;
}

function valuesOf(rule: GrantRule, facts: GrantFacts, { claims = {}, header = {} }: GrantResult): CheckedValues {
  const { query } = facts;
  switch (rule) {
    case 'response-issuer':
      return { seen: query.get('iss'), wanted: facts.issuer };
    case 'state':
      return { seen: query.get('state'), wanted: facts.state };
    case 'authorization':
      return { seen: [query.get('error'), query.get('error_description')].filter(Boolean).join(': ') };
    case 'token-endpoint':
      return { seen: facts.tokenEndpoint };
    case 'client-authentication':
      return { seen: facts.clientId };
    case 'token-algorithm':
      return { seen: shown(header['alg']) };
    case 'token-expiry':
      return { seen: shownTime(claims['exp']) };
    case 'token-not-before':
      return { seen: shownTime(claims['nbf']) };
    case 'issuer':
      return { seen: shown(claims['iss']), wanted: facts.issuer };
    case 'audience':
      return { seen: shown(claims['aud']), wanted: facts.clientId };
    case 'subject':
      return { seen: shown(claims['sub']) };
    case 'token-issued':
      return { seen: shownTime(claims['iat']) };
    case 'nonce':
      return { seen: shown(claims['nonce']), wanted: facts.nonce };
    case 'authorized-party':
      return { seen: shown(claims['azp']), wanted: facts.clientId };
    case 'keys':
      return { seen: facts.jwksUri };
    case 'key-id':
      return { seen: shown(header['kid']) };
    default:
      return {};
  }
}

/** Records what the library judged: all rules passed, or those before the one that failed. */
export function recordGrant(
  checks: Checks,
  facts: GrantFacts,
  result: GrantResult & { failure?: { error: unknown } },
): void {
  const { failure } = result;
  const found = failure ? { ...result, ...insideOf(failure.error) } : result;
  const failed = failure && ruleOf(failure.error, facts, found);
  for (const rule of grantRules) {
    const values = valuesOf(rule, facts, found);
    if (rule === failed) {
      checks.record(rule, 'failed', { ...values, seen: values.seen || messageOf(failure!.error) });
      if (found.claims) surveyClaims(checks, found.claims, facts);
      return;
    }
    checks.record(rule, 'passed', values);
  }
}

/** Goes on with the claims of a token that was refused: its signature was not verified. */
function surveyClaims(checks: Checks, claims: Claims, facts: GrantFacts): void {
  checks.answer = { kind: 'oidc', claims, isVerified: false };
  const survey = new Survey();
  validateIssuerAndAudience(survey, claims, facts);
  const nonce = { seen: shown(claims['nonce']), wanted: facts.nonce };
  survey.record('nonce', nonce.seen === nonce.wanted ? 'passed' : 'failed', nonce);
  const email = shown(claims['email']);
  // the provider may have told it at its userinfo endpoint only
  if (email !== undefined) survey.record('email', email.includes('@') ? 'passed' : 'failed', { seen: email });
  recordSentGroups(survey, textsOf(claims['groups']));
  checks.add(survey, { isVerified: false });
}

/** Who made an ID token, and for whom (OpenID Connect Core, 3.1.3.7). */
export function validateIssuerAndAudience(
  checks: Checks,
  claims: Claims,
  { issuer, clientId }: Pick<GrantFacts, 'issuer' | 'clientId'>,
): void {
  const { iss, aud } = claims;
  checks.record('issuer', iss === issuer ? 'passed' : 'failed', { seen: shown(iss), wanted: issuer });
  const isForUs = aud === clientId || (Array.isArray(aud) && aud.includes(clientId));
  checks.record('audience', isForUs ? 'passed' : 'failed', { seen: shown(aud), wanted: clientId });
}

/** The claims and the header that an error of the library carries somewhere. */
function insideOf(error: unknown): GrantResult {
  const causes = causesOf(error) as { claims?: Claims; header?: Claims }[];
  return {
    ...pick(causes.find(({ claims }) => isRecord(claims))?.claims, 'claims'),
    ...pick(causes.find(({ header }) => isRecord(header))?.header, 'header'),
  };
}

const pick = (value: Claims | undefined, key: 'claims' | 'header'): GrantResult => (value ? { [key]: value } : {});

/** The error, its cause, the cause of that, and so on. */
function causesOf(error: unknown): Claims[] {
  const causes: Claims[] = [];
  for (let each = error; isRecord(each) && causes.length < 6; each = each['cause']) causes.push(each);
  return causes;
}

function messageOf(error: unknown): string {
  const causes = causesOf(error);
  const told = causes.find((each) => typeof each['error'] === 'string');
  const texts = told
    ? [told['error'], told['error_description']]
    : causes.map((each) => each['message'] ?? each['status']);
  return [...new Set(texts.flatMap((text) => shown(text) ?? []))].join(': ');
}

const ofClaim: Readonly<Record<string, GrantRule>> = {
  exp: 'token-expiry',
  nbf: 'token-not-before',
  iss: 'issuer',
  aud: 'audience',
  sub: 'subject',
  iat: 'token-issued',
  nonce: 'nonce',
  azp: 'authorized-party',
};

function ruleOf(error: unknown, facts: GrantFacts, { calledLast, claims }: GrantResult): GrantRule {
  const causes = causesOf(error);
  const message = causes.map((each) => shown(each['message']) ?? '').join('\n');
  const has = (code: string) => causes.some((each) => each['code'] === code);
  if (calledLast === undefined) return beforeCalls(message, facts);
  if (has('OAUTH_KEY_SELECTION_FAILED')) return 'key-id';
  if (message.includes('JWT signature verification failed')) return 'signature-key';
  if (calledLast === facts.jwksUri) return 'keys';
  const told = causes.map((each) => each['error']).find((each) => typeof each === 'string');
  if (told === 'invalid_client' || told === 'unauthorized_client') return 'client-authentication';
  if (told === 'invalid_grant') return 'code-accepted';
  if (told !== undefined) return 'token-endpoint';
  if (message.includes('"alg"')) return 'token-algorithm';
  const named = causes.map((each) => each['claim']).find((each) => typeof each === 'string');
  const claim = named ?? /JWT "([a-z]+)"/.exec(message)?.[1];
  if (claim !== undefined && ofClaim[claim]) return ofClaim[claim];
  if (claims || message.includes('JWT') || message.includes('"id_token"')) return 'id-token';
  const isRead = has('OAUTH_RESPONSE_IS_NOT_JSON') || has('OAUTH_PARSE_ERROR') || has('OAUTH_INVALID_RESPONSE');
  return isRead ? 'token-response' : 'token-endpoint';
}

function beforeCalls(message: string, { query }: GrantFacts): GrantRule {
  if (message.includes('"iss"')) return 'response-issuer';
  if (message.includes('"state"')) return 'state';
  if (query.has('error')) return 'authorization';
  return query.has('code') ? 'token-endpoint' : 'code';
}

/** Whether the hash of the access token in an ID token, if it has one, is right (OpenID Connect Core, 3.1.3.8). */
export function isHashOf(claim: unknown, accessToken: string, algorithm: unknown): boolean {
  const bits = /^[A-Z]{2}(256|384|512)$/.exec(shown(algorithm) ?? '')?.[1];
  if (claim === undefined || bits === undefined) return true;
  const digest = createHash(`sha${bits}`).update(accessToken, 'ascii').digest();
  return claim === digest.subarray(0, digest.length / 2).toString('base64url');
}
