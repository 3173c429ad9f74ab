/** What failed when a code was redeemed, read from the codes and messages of the library's error. */
import type { Calls } from '#server/integrations/social/oidc-configuration.ts';
import { isRecord, type Claims } from '#server/integrations/social/oidc-claims.ts';
import { causesOf, detailsOf, ownErrorsOf, providerErrorOf } from './library-error.ts';
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

export function readGrantFailure(
  error: unknown,
  { jwksUri, query }: Pick<GrantFacts, 'jwksUri' | 'query'>,
  { calledLast, isAnswered }: Calls,
): GrantFailure {
  const hasCode = query.has('code');
  const reading = readError(error);
  if (calledLast === undefined) {
    const providerError = query.get('error') ?? undefined;
    return { stage: 'authorization-response', named: parameterOf(reading), providerError, hasCode };
  }
  const isOfKeys = calledLast === jwksUri || (isAnswered && isOfKey(error));
  const stage = stageOf(reading, { isOfKeys });
  const named = stage === 'id-token' ? tokenPartOf(reading) : undefined;
  return { stage, named, providerError: reading.providerError, hasCode };
}

/** The ID token that an error carries: the library returns none that it refuses. */
export function readRefusedToken(error: unknown): Partial<ReadToken> {
  const details = detailsOf(error);
  const [claims, header] = [recordIn(details, 'claims'), recordIn(details, 'header')];
  const alg = textIn(details, 'alg');
  return { ...(claims && { claims }), ...((header ?? alg) && { header: header ?? { alg } }) };
}

interface ErrorReading {
  /** Of the library's errors. */
  message: string;
  codes: ReadonlySet<unknown>;
  /** The claim that a cause names. */
  claim: string | undefined;
  hasClaims: boolean;
  providerError: string | undefined;
}

function readError(error: unknown): ErrorReading {
  const errors = ownErrorsOf(error);
  const details = detailsOf(error);
  return {
    message: errors.map(({ message }) => message).join('\n'),
    codes: new Set(errors.map(({ code }) => code)),
    claim: textIn(details, 'claim'),
    hasClaims: recordIn(details, 'claims') !== undefined,
    providerError: providerErrorOf(error),
  };
}

const textIn = (details: readonly Claims[], key: string): string | undefined =>
  details.map((each) => each[key]).find((each) => typeof each === 'string');
const recordIn = (details: readonly Claims[], key: string): Claims | undefined =>
  details.map((each) => each[key]).find(isRecord);

/** A key cannot be used, wherever it was kept: a call that fails in this way has no answer. */
function isOfKey(error: unknown): boolean {
  return causesOf(error).some((each) => each instanceof DOMException || each instanceof TypeError);
}

function parameterOf({ message }: ErrorReading): NamedParameter | undefined {
  return (['iss', 'state'] as const).find((name) => message.includes(`"${name}"`));
}

/** The keys are kept: a token may be refused by them though its provider's token endpoint was called last. */
function stageOf(reading: ErrorReading, { isOfKeys }: { isOfKeys: boolean }): GrantStage {
  const { codes, message, providerError } = reading;
  if (codes.has('OAUTH_KEY_SELECTION_FAILED')) return 'key-selection';
  if (message.includes('JWT signature verification failed') || message.includes('modulusLength')) return 'signature';
  if (providerError !== undefined) return 'token-endpoint';
  if (tokenPartOf(reading) === undefined && isOfKeys) return 'keys';
  if (isOfToken(reading)) return 'id-token';
  return unreadable.some((code) => codes.has(code)) ? 'token-response' : 'token-endpoint';
}

function isOfToken(reading: ErrorReading): boolean {
  const { message, hasClaims } = reading;
  return hasClaims || tokenPartOf(reading) !== undefined || message.includes('JWT') || message.includes('"id_token"');
}

/** Claims that are missing, or of another type, are named in the message alone. */
function tokenPartOf({ message, claim }: ErrorReading): TokenPart | undefined {
  if (message.includes('"alg"') || message.includes('unsupported JWS algorithm')) return 'alg';
  const name = claim ?? /JWT "([a-z]+)"/.exec(message)?.[1];
  return tokenParts.find((part) => part === name);
}
