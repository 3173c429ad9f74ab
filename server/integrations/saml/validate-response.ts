/** Judges a SAML response (SAML core and profiles, 4.1.4.3) by the rules in `rules/`. */
import type { SsoRule } from '#shared/contract/sso/sso-exchanges.ts';
import type { ProviderAuthentication } from '#server/lib/provider-authentication.ts';
import { Checks, recordSentGroups, RuleFailure, Survey, type EvaluatedRule } from '#server/lib/sso-checks.ts';
import { presentableUntil } from './confirmation.ts';
import { encryptedAssertionsOf } from './decrypt.ts';
import type { Expected } from './expected.ts';
import { readAuthentication } from './read-authentication.ts';
import { readSentUser, readUser, type SamlUser } from './read-user.ts';
import { checkEncryption, type EncryptedIn } from './rules/check-encryption.ts';
import { checkDecryptedAssertion } from './rules/check-one-assertion.ts';
import { requireUniqueIds } from './rules/check-unique-ids.ts';
import {
  authenticationRules,
  conditionRules,
  envelopeRules,
  originRules,
  transportRules,
  userRules,
} from './rules/index.ts';
import type { Asserted, SamlRule, Transported } from './rules/saml-rule.ts';
import { readSigned } from './signatures.ts';
import { attributeOf, childrenNamed, elementsNamed, longestResponse, namespaces, parseXml, XmlFault } from './xml.ts';

const { assertion: saml, signature: ds } = namespaces;

export interface ValidationResult {
  checks: EvaluatedRule[];
  /**
   * Absent if a rule failed that ended the judgment: the first that failed. What follows it then is a survey for the admins.
   */
  user?: SamlUser & { assertionId: string; endsAt: Date; authentication: ProviderAuthentication };
  failed?: SsoRule;
}

/** @param encoded the value of the form's field: base64 (SAML bindings, 3.5.4) */
export function validateResponse(encoded: string, expected: Expected): ValidationResult {
  const checks = new Checks();
  const found: Found = {};
  try {
    const user = judge(checks, encoded, { expected, found });
    return { checks: checks.made, user };
  } catch (error) {
    if (!(error instanceof RuleFailure) && !(error instanceof XmlFault)) throw error;
    if (error instanceof XmlFault) checks.record(error.rule, 'failed', { seen: error.message });
    survey(checks, found, expected);
    return { checks: checks.made, failed: error.rule };
  }
}

interface Message {
  xml: string;
  root: Element;
}

/** How far a judgment came. */
interface Found {
  message?: Message;
  /** The assertion that a valid signature covers. */
  signed?: Element;
}

function judge(
  checks: Checks,
  encoded: string,
  { expected, found }: { expected: Expected; found: Found },
): NonNullable<ValidationResult['user']> {
  const message = (found.message = read(checks, encoded));
  const { root } = message;
  apply(envelopeRules, { checks, expected, root });
  // of what was signed, and of nothing else
  const isEncrypted = encryptedAssertionsOf(root).length > 0;
  const covered = isEncrypted ? readEncrypted(checks, message, expected) : readPlain(checks, message, expected);
  checks.require('signature-covers', covered !== undefined);
  const assertion = (found.signed = covered!);
  const asserted = { checks, expected, root, assertion };
  apply([...originRules, ...conditionRules, ...authenticationRules], asserted);
  const sent = readSentUser(assertion);
  apply(userRules, { ...asserted, sent });
  return {
    ...readUser(sent, expected.domains),
    assertionId: attributeOf(assertion, 'ID')!,
    endsAt: presentableUntil(assertion, expected),
    authentication: readAuthentication(assertion),
  };
}

function apply<Subject>(rules: readonly SamlRule<Subject>[], subject: Subject): void {
  for (const rule of rules) rule(subject);
}

function read(checks: Checks, encoded: string): Message {
  const answer: Transported = { checks, encoded };
  apply(transportRules, answer);
  return { xml: answer.xml!, root: answer.root! };
}

function readPlain(checks: Checks, message: Message, { certificates, now }: Expected): Element | undefined {
  const { response, assertion } = readSigned({ checks, ...message, certificates, now });
  return assertion ?? (response && childrenNamed(response, saml, 'Assertion')[0]);
}

/** A signature covers the ciphertext, or the assertion in it; both are verified where both are there. */
function readEncrypted(checks: Checks, message: Message, expected: Expected): Element | undefined {
  const { certificates, now, decryptionKeys: keys = [] } = expected;
  const isSigned = elementsNamed(message.root, ds, 'Signature').length > 0;
  const signed = isSigned ? readSigned({ checks, ...message, certificates, now }).response : message.root;
  const [holder] = signed ? encryptedAssertionsOf(signed) : [];
  if (isSigned) checks.require('signature-covers', holder !== undefined);
  const encrypted: EncryptedIn = { checks, holder: holder!, keys, isSigned };
  checkEncryption(encrypted);
  const xml = encrypted.opened!;
  const root = parseXml(xml, longestResponse).documentElement;
  checkDecryptedAssertion({ checks, root });
  requireUniqueIds(checks, [message.root, root]);
  if (isSigned && elementsNamed(root, ds, 'Signature').length === 0) return root;
  return readSigned({ checks, xml, root, certificates, now }).response;
}

/**
 * Judges what can be read after a rule failed: all of a signed assertion, and as much of an unsigned one, marked as such.
 * Nothing is decrypted for it, and no signature is verified twice.
 */
function survey(checks: Checks, { message, signed }: Found, expected: Expected): void {
  // a provider that refuses sends nothing else
  const isRefusal = checks.made.some(({ rule, state }) => rule === 'status' && state === 'failed');
  if (!message || isRefusal) return;
  const { root } = message;
  const envelope = new Survey();
  envelope.judge(envelopeRules, { checks: envelope, expected, root });
  checks.add(envelope, { isVerified: false });
  const covered = signed ?? verifyLate(checks, message, expected);
  const plain = childrenNamed(root, saml, 'Assertion');
  const assertion = covered ?? (plain.length === 1 ? plain[0] : undefined);
  if (!assertion) return;
  const rest = new Survey();
  const asserted = { checks: rest, expected, root, assertion };
  rest.judge(originRules, asserted);
  rest.judge(conditionRules, asserted);
  rest.judge(authenticationRules, asserted);
  rest.part(() => surveyUser(rest, asserted));
  checks.add(rest, { isVerified: covered !== undefined });
}

function surveyUser(rest: Survey, asserted: Asserted): void {
  const sent = readSentUser(asserted.assertion);
  rest.judge(userRules, { ...asserted, sent });
  recordSentGroups(rest, sent.groups);
}

/** The signature of an answer whose envelope was refused before, if there is one assertion that it can cover. */
function verifyLate(checks: Checks, message: Message, expected: Expected): Element | undefined {
  const judged = new Map(checks.made.map(({ rule, state }) => [rule, state]));
  const isWhole = judged.get('one-assertion') === 'passed' && judged.get('unique-ids') === 'passed';
  if (judged.has('signature-present') || !isWhole || encryptedAssertionsOf(message.root).length > 0) return undefined;
  const strict = new Checks();
  try {
    return readPlain(strict, message, expected);
  } catch (error) {
    if (!(error instanceof RuleFailure) && !(error instanceof XmlFault)) throw error;
    return undefined;
  } finally {
    checks.add(strict, { isVerified: true });
  }
}
