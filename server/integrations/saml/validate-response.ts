/** Judges a SAML response (SAML core and profiles, 4.1.4.3) by every rule of `sso-exchanges.ts`. */
import type { KeyObject } from 'node:crypto';
import type { SsoRule } from '#shared/contract/sso/sso-exchanges.ts';
import { Checks, recordSentGroups, RuleFailure, Survey, type EvaluatedRule } from '#server/lib/sso-checks.ts';
import { decryptAssertion, encryptedAssertionsOf } from './decrypt.ts';
import type { ProviderAuthentication } from '#server/lib/provider-authentication.ts';
import { readAuthentication } from './read-authentication.ts';
import { readUser, type SamlUser } from './read-user.ts';
import { readSigned } from './signatures.ts';
import {
  attributeOf,
  childrenNamed,
  elementsNamed,
  longestResponse,
  namespaces,
  parseXml,
  plainText,
  XmlFault,
} from './xml.ts';

const { assertion: saml, protocol: samlp } = namespaces;
const success = 'urn:oasis:names:tc:SAML:2.0:status:Success';
const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

export interface Expected {
  acsUrl: string;
  spEntityId: string;
  /** ID of the request that is answered; undefined for an answer that nobody asked for. */
  requestId: string | undefined;
  /** Whether the connection takes such answers. */
  idpInitiated?: boolean;
  /** Known from metadata; empty if not. */
  idpEntityId: string;
  /** PEM, each. */
  certificates: readonly string[];
  /** Whose addresses the provider speaks for; in lower case and ASCII. */
  domains: readonly string[];
  now: Date;
  /** Milliseconds by which the clocks may differ. */
  clockSkew: number;
  /** Names a user of any domain, with the rule failed: for a test, which signs nobody in. */
  isTest?: boolean;
  /** For assertions that are encrypted; none is decrypted without them. */
  decryptionKeys?: readonly KeyObject[];
}

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

/** How far a judgment came. */
interface Found {
  message?: Message;
  /** The one that a valid signature covers. */
  signed?: Element;
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
  envelope.part(() => checkResponse(envelope, root, expected));
  checks.add(envelope, { isVerified: false });
  const covered = signed ?? verifyLate(checks, message, expected);
  const plain = childrenNamed(root, saml, 'Assertion');
  const assertion = covered ?? (plain.length === 1 ? plain[0] : undefined);
  if (!assertion) return;
  const rest = new Survey();
  for (const part of [
    () => checkIssuer(rest, { root, assertion }, expected),
    () => noteClock(rest, root, expected),
    () => void checkConditions(rest, assertion, expected),
    () => void noteAuthentication(rest, assertion),
    () => recordSentGroups(rest, readUser(rest, assertion, expected).groups),
  ])
    rest.part(part);
  checks.add(rest, { isVerified: covered !== undefined });
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

function judge(
  checks: Checks,
  encoded: string,
  { expected, found }: { expected: Expected; found: Found },
): NonNullable<ValidationResult['user']> {
  const xml = decode(checks, encoded);
  const root = parseXml(xml, longestResponse).documentElement;
  found.message = { xml, root };
  checks.record('size', 'passed', { seen: String(xml.length), wanted: String(longestResponse) });
  checks.record('document-type', 'passed');
  checks.record('well-formed', 'passed');
  checkResponse(checks, root, expected);
  // of what was signed, and of nothing else
  const assertion =
    encryptedAssertionsOf(root).length > 0
      ? readEncrypted(checks, { xml, root }, expected)
      : readPlain(checks, { xml, root }, expected);
  checks.require('signature-covers', assertion !== undefined);
  found.signed = assertion!;
  checkIssuer(checks, { root, assertion: assertion! }, expected);
  if (expected.requestId === undefined) checkUnasked(checks, assertion!, expected);
  noteClock(checks, root, expected);
  const endsAt = checkConditions(checks, assertion!, expected);
  const authentication = noteAuthentication(checks, assertion!);
  const user = readUser(checks, assertion!, expected);
  return { ...user, assertionId: attributeOf(assertion!, 'ID')!, endsAt, authentication };
}

function noteAuthentication(checks: Checks, assertion: Element): ProviderAuthentication {
  const authentication = readAuthentication(assertion);
  const seen = authentication.values.join(' ');
  checks.record('authn-context', seen === '' ? 'warning' : 'passed', { seen });
  return authentication;
}

interface Message {
  xml: string;
  root: Element;
}

function readPlain(checks: Checks, message: Message, { certificates, now }: Expected): Element | undefined {
  const { response, assertion } = readSigned(checks, { ...message, certificates, now });
  return assertion ?? (response && childrenNamed(response, saml, 'Assertion')[0]);
}

/** A signature covers the ciphertext, or the assertion in it; both are verified where both are there. */
function readEncrypted(checks: Checks, message: Message, expected: Expected): Element | undefined {
  const { certificates, now, decryptionKeys: keys = [] } = expected;
  const isSigned = elementsNamed(message.root, namespaces.signature, 'Signature').length > 0;
  const signed = isSigned ? readSigned(checks, { ...message, certificates, now }).response : undefined;
  checks.require('signature-covers', !isSigned || signed !== undefined);
  const [holder] = encryptedAssertionsOf(signed ?? message.root);
  checks.require('signature-covers', holder !== undefined);
  const xml = decryptAssertion(checks, { holder: holder!, keys, isSigned });
  const root = parseXml(xml, longestResponse).documentElement;
  checkAssertions(checks, elementsNamed(root, saml, 'Assertion'), (only) => only === root);
  checkIds(checks, [message.root, root]);
  if (signed && elementsNamed(root, namespaces.signature, 'Signature').length === 0) return root;
  return readSigned(checks, { xml, root, certificates, now }).response;
}

function decode(checks: Checks, encoded: string): string {
  const bare = encoded.replace(/\s+/g, '');
  const bytes = Buffer.from(bare, 'base64');
  const isBase64 = /^[A-Za-z0-9+/]+={0,2}$/.test(bare) && bytes.length > 0;
  const isUtf8 = Buffer.compare(Buffer.from(bytes.toString('utf8'), 'utf8'), bytes) === 0;
  checks.require('decoding', isBase64 && isUtf8, { wanted: 'base64 of UTF-8' });
  return bytes.toString('utf8');
}

/** What the envelope says, which may be unsigned: it can refuse an answer, never carry a user. */
function checkResponse(checks: Checks, root: Element, { acsUrl, requestId }: Expected): void {
  checks.require('response', root.localName === 'Response' && root.namespaceURI === samlp, { seen: root.localName });
  const version = attributeOf(root, 'Version');
  checks.require('version', version === '2.0', { seen: version, wanted: '2.0' });
  const codes = elementsNamed(root, samlp, 'StatusCode').map((code) => attributeOf(code, 'Value') ?? '');
  checks.require('status', codes.length === 1 && codes[0] === success, { seen: codes.join(' '), wanted: success });
  const assertions = ['Assertion', 'EncryptedAssertion'].flatMap((name) => elementsNamed(root, saml, name));
  checkAssertions(checks, assertions, (only) => only.parentNode === root);
  checkIds(checks, [root]);
  const destination = attributeOf(root, 'Destination');
  checks.require('destination', destination === undefined || destination === acsUrl, {
    seen: destination,
    wanted: acsUrl,
  });
  const answered = attributeOf(root, 'InResponseTo');
  checks.require('in-response-to', answered === requestId, { seen: answered, wanted: requestId });
}

function checkAssertions(checks: Checks, found: readonly Element[], isInPlace: (only: Element) => boolean): void {
  const isOne = found.length === 1 && isInPlace(found[0]!);
  checks.require('one-assertion', isOne, { seen: String(found.length), wanted: '1' });
}

/** Of a response, and of the assertion that was encrypted in it. */
function checkIds(checks: Checks, roots: readonly Element[]): void {
  const ids = roots.flatMap((root) => [
    attributeOf(root, 'ID') ?? '',
    ...Array.from(root.getElementsByTagName('*')).flatMap((each) => attributeOf(each, 'ID') ?? []),
  ]);
  checks.require('unique-ids', new Set(ids).size === ids.length);
}

function checkIssuer(
  checks: Checks,
  { root, assertion }: { root: Element; assertion: Element },
  { idpEntityId }: Expected,
): void {
  const [own, ...more] = childrenNamed(assertion, saml, 'Issuer').map(plainText);
  const outer = childrenNamed(root, saml, 'Issuer').map(plainText);
  const isConsistent = Boolean(own) && more.length === 0 && outer.every((issuer) => issuer === own);
  const isKnown = idpEntityId === '' || own === idpEntityId;
  checks.require('issuer', isConsistent && isKnown, {
    seen: [own, ...outer].filter(Boolean).join(' '),
    wanted: idpEntityId || 'one issuer',
  });
}

/** Milliseconds since an answer that nobody asked for was made: no request bounds its age. */
const oldestUnasked = 180_000;

/** After the signature, so that what a stranger sends is nothing that the tenant hears of. */
function checkUnasked(checks: Checks, assertion: Element, { idpInitiated = false, now, clockSkew }: Expected): void {
  checks.require('idp-initiated', idpInitiated, {
    seen: 'sign-in that began at the provider',
    wanted: 'a request of ours',
  });
  const issued = attributeOf(assertion, 'IssueInstant') ?? '';
  const age = now.getTime() - Date.parse(issued);
  checks.require('issued', age <= oldestUnasked && age >= -clockSkew, {
    seen: difference(issued, now),
    wanted: `at most ${oldestUnasked / 1000} s ago`,
  });
}

/** Farther from ours, a clock is worth a look before it refuses sign-ins. */
const strangeClock = 60_000;

function noteClock(checks: Checks, root: Element, { now }: Expected): void {
  const issued = attributeOf(root, 'IssueInstant');
  if (issued === undefined) return;
  const isClose = Math.abs(Date.parse(issued) - now.getTime()) <= strangeClock;
  checks.record('clock', isClose ? 'passed' : 'warning', {
    seen: difference(issued, now),
    wanted: `at most ${strangeClock / 1000} s`,
  });
}

/** @returns until when the assertion could be presented again */
function checkConditions(checks: Checks, assertion: Element, expected: Expected): Date {
  const { spEntityId, acsUrl, requestId } = expected;
  const conditions = childrenNamed(assertion, saml, 'Conditions');
  const restrictions = conditions.flatMap((each) => childrenNamed(each, saml, 'AudienceRestriction'));
  const audiences = restrictions.map((each) => childrenNamed(each, saml, 'Audience').map(plainText));
  // each restriction has to name us (SAML core, 2.5.1.4)
  const isForUs = audiences.length > 0 && audiences.every((names) => names.includes(spEntityId));
  checks.require('audience', isForUs, { seen: audiences.flat().join(' '), wanted: spEntityId });
  const subjects = childrenNamed(assertion, saml, 'Subject');
  const confirmations = subjects
    .flatMap((subject) => childrenNamed(subject, saml, 'SubjectConfirmation'))
    .filter((each) => attributeOf(each, 'Method') === bearer)
    .flatMap((each) => childrenNamed(each, saml, 'SubjectConfirmationData'));
  checks.require('bearer', subjects.length === 1 && confirmations.length === 1, {
    seen: String(confirmations.length),
    wanted: 'one bearer confirmation',
  });
  const data = confirmations[0]!;
  const recipient = attributeOf(data, 'Recipient');
  checks.require('recipient', recipient === acsUrl, { seen: recipient, wanted: acsUrl });
  const answered = attributeOf(data, 'InResponseTo');
  checks.require('subject-in-response-to', answered === requestId, { seen: answered, wanted: requestId });
  checkBeginnings(checks, [...conditions, data], expected);
  const ends = [...conditions, data].flatMap((each) => attributeOf(each, 'NotOnOrAfter') ?? []);
  checkEnds(
    checks,
    { rule: 'not-on-or-after', isRequired: attributeOf(data, 'NotOnOrAfter') !== undefined, ends },
    expected,
  );
  const sessions = childrenNamed(assertion, saml, 'AuthnStatement').flatMap(
    (each) => attributeOf(each, 'SessionNotOnOrAfter') ?? [],
  );
  checkEnds(checks, { rule: 'session-end', isRequired: true, ends: sessions }, expected);
  return new Date(Math.max(...ends.map((end) => Date.parse(end))) + expected.clockSkew);
}

const difference = (text: string, now: Date): string =>
  `${text} (${((Date.parse(text) - now.getTime()) / 1000).toFixed(1)} s from now)`;

function checkBeginnings(checks: Checks, elements: Element[], { now, clockSkew }: Expected): void {
  const begins = elements.flatMap((each) => attributeOf(each, 'NotBefore') ?? []);
  // a time that cannot be read has not begun
  const early = begins.find((begin) => !(Date.parse(begin) - clockSkew <= now.getTime()));
  checks.require('not-before', early === undefined, {
    seen: early === undefined ? undefined : difference(early, now),
    wanted: `at most ${clockSkew / 1000} s ahead`,
  });
}

function checkEnds(
  checks: Checks,
  { rule, isRequired, ends }: { rule: SsoRule; isRequired: boolean; ends: string[] },
  { now, clockSkew }: Expected,
): void {
  const over = ends.find((end) => !(now.getTime() < Date.parse(end) + clockSkew));
  checks.require(rule, isRequired && over === undefined, {
    seen: over === undefined ? undefined : difference(over, now),
    wanted: `at most ${clockSkew / 1000} s ago`,
  });
}
