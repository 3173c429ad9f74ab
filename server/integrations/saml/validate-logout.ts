/** Judges a request of a SAML provider to end sessions (SAML core, 3.7.1; profiles, 4.4.3). */
import { Checks, RuleFailure } from '#server/lib/sso-checks.ts';
import type { NameQualifiers } from '#server/lib/provider-authentication.ts';
import { isKeptIndex, qualifiersOf } from './read-authentication.ts';
import { inflateMessage, isSignedRedirect, type IncomingRedirect } from './redirect-binding.ts';
import { readTime } from './read-time.ts';
import { readSigned } from './signatures.ts';
import { attributeOf, childrenNamed, longestResponse, namespaces, parseXml, plainText, XmlFault } from './xml.ts';

const { assertion: saml, protocol: samlp } = namespaces;

/** By HTTP-Redirect, or the field of a form: base64 (SAML bindings, 3.5.4). */
export type IncomingLogout = { redirect: IncomingRedirect } | { form: string };

export interface LogoutExpected {
  /** PEM, each. */
  certificates: readonly string[];
  idpEntityId: string;
  /** Where it has to be addressed to. */
  sloUrl: string;
  now: Date;
  /** Milliseconds by which the clocks may differ. */
  clockSkew: number;
}

export interface LogoutRequest {
  id: string;
  name: string;
  qualifiers: NameQualifiers;
  /** Empty for all sessions of the user. */
  sessionIndexes: string[];
}

function xmlOf(message: IncomingLogout): string | undefined {
  if ('redirect' in message) return inflateMessage(message.redirect);
  return Buffer.from(message.form, 'base64').toString('utf8');
}

function orUndefined<T>(work: () => T | undefined): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof XmlFault || error instanceof RuleFailure) return undefined;
    throw error;
  }
}

/** The provider that a message names, before anything of it is verified: it only picks the connections to ask. */
export function logoutIssuer(message: IncomingLogout): string | undefined {
  return orUndefined(() => {
    const root = parseXml(xmlOf(message) ?? '', longestResponse).documentElement;
    return root.localName === 'LogoutRequest' ? childrenNamed(root, saml, 'Issuer').map(plainText)[0] : undefined;
  });
}

/** @returns undefined for a request that is not signed by the provider, or does not meet a rule */
export function validateLogoutRequest(message: IncomingLogout, expected: LogoutExpected): LogoutRequest | undefined {
  return orUndefined(() => {
    const root = signedRoot(message, expected);
    return root && isMeant(root, expected) ? readRequest(root) : undefined;
  });
}

/** What was signed, and nothing else. */
function signedRoot(message: IncomingLogout, { certificates, now }: LogoutExpected): Element | undefined {
  const xml = xmlOf(message);
  if (xml === undefined) return undefined;
  const root = parseXml(xml, longestResponse).documentElement;
  if ('redirect' in message) return isSignedRedirect(message.redirect, certificates) ? root : undefined;
  return readSigned({ checks: new Checks(), xml, root, certificates, now }).response;
}

function isMeant(root: Element, { idpEntityId, sloUrl, now, clockSkew }: LogoutExpected): boolean {
  const issuers = childrenNamed(root, saml, 'Issuer').map(plainText);
  const age = Math.abs(now.getTime() - readTime(attributeOf(root, 'IssueInstant') ?? ''));
  const end = attributeOf(root, 'NotOnOrAfter');
  return (
    root.localName === 'LogoutRequest' &&
    root.namespaceURI === samlp &&
    attributeOf(root, 'Version') === '2.0' &&
    // a signed message names where it goes (SAML bindings, 3.4.5.2 and 3.5.5.2)
    attributeOf(root, 'Destination') === sloUrl &&
    issuers.length === 1 &&
    issuers[0] === idpEntityId &&
    age <= clockSkew &&
    (end === undefined || now.getTime() < readTime(end) + clockSkew)
  );
}

function readRequest(root: Element): LogoutRequest | undefined {
  const id = attributeOf(root, 'ID') ?? '';
  const nameIds = childrenNamed(root, saml, 'NameID');
  const name = nameIds.length === 1 ? plainText(nameIds[0]!) : '';
  if (id === '' || name === '') return undefined;
  const named = childrenNamed(root, samlp, 'SessionIndex').map(plainText);
  // which session an index means that was not kept is not known: all of the user end
  const sessionIndexes = named.every(isKeptIndex) ? named : [];
  return { id, name, qualifiers: qualifiersOf(nameIds[0]!), sessionIndexes };
}
