/** What failed when a code was redeemed, read from the codes and messages of the library's error. */
import { isRecord, shown, type Claims } from '#server/integrations/social/oidc-claims.ts';
import { causesOf } from './library-error.ts';
import {
  tokenParts,
  type GrantFacts,
  type GrantFailure,
  type GrantStage,
  type NamedParameter,
  type ReadToken,
  type TokenPart,
} from './oidc-rule.ts';

const unreadable = ['OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_PARSE_ERROR', 'OAUTH_INVALID_RESPONSE'];

/** @param calledLast the URL; undefined if nothing was called */
export function readGrantFailure(
  error: unknown,
  { jwksUri, query }: Pick<GrantFacts, 'jwksUri' | 'query'>,
  calledLast: string | undefined,
): GrantFailure {
  const hasCode = query.has('code');
  const reading = readError(error);
  if (calledLast === undefined) {
    const providerError = query.get('error') ?? undefined;
    return { stage: 'authorization-response', named: parameterOf(reading), providerError, hasCode };
  }
  const stage = stageOf(reading, { isOfKeys: calledLast === jwksUri });
  const named = stage === 'id-token' ? tokenPartOf(reading) : undefined;
  return { stage, named, providerError: reading.providerError, hasCode };
}

/** The ID token that an error carries: the library returns none that it refuses. */
export function readRefusedToken(error: unknown): Partial<ReadToken> {
  const causes = causesOf(error);
  const [claims, header] = [recordIn(causes, 'claims'), recordIn(causes, 'header')];
  return { ...(claims && { claims }), ...(header && { header }) };
}

interface ErrorReading {
  /** Of the error and its causes. */
  message: string;
  codes: ReadonlySet<unknown>;
  /** The claim that a cause names. */
  claim: string | undefined;
  hasClaims: boolean;
  providerError: string | undefined;
}

function readError(error: unknown): ErrorReading {
  const causes = causesOf(error);
  return {
    message: causes.map((each) => shown(each['message']) ?? '').join('\n'),
    codes: new Set(causes.map((each) => each['code'])),
    claim: textIn(causes, 'claim'),
    hasClaims: recordIn(causes, 'claims') !== undefined,
    providerError: textIn(causes, 'error'),
  };
}

const textIn = (causes: readonly Claims[], key: string): string | undefined =>
  causes.map((each) => each[key]).find((each) => typeof each === 'string');
const recordIn = (causes: readonly Claims[], key: string): Claims | undefined =>
  causes.map((each) => each[key]).find(isRecord);

function parameterOf({ message }: ErrorReading): NamedParameter | undefined {
  return (['iss', 'state'] as const).find((name) => message.includes(`"${name}"`));
}

/** The keys are kept: a token may be refused by them though its provider's token endpoint was called last. */
function stageOf(reading: ErrorReading, { isOfKeys }: { isOfKeys: boolean }): GrantStage {
  const { codes, message, providerError } = reading;
  if (codes.has('OAUTH_KEY_SELECTION_FAILED')) return 'key-selection';
  if (message.includes('JWT signature verification failed')) return 'signature';
  if (isOfKeys) return 'keys';
  if (providerError !== undefined) return 'token-endpoint';
  if (isOfToken(reading)) return 'id-token';
  return unreadable.some((code) => codes.has(code)) ? 'token-response' : 'token-endpoint';
}

function isOfToken(reading: ErrorReading): boolean {
  const { message, hasClaims } = reading;
  return hasClaims || tokenPartOf(reading) !== undefined || message.includes('JWT') || message.includes('"id_token"');
}

/** Claims that are missing, or of another type, are named in the message alone. */
function tokenPartOf({ message, claim }: ErrorReading): TokenPart | undefined {
  if (message.includes('"alg"')) return 'alg';
  const name = claim ?? /JWT "([a-z]+)"/.exec(message)?.[1];
  return tokenParts.find((part) => part === name);
}
