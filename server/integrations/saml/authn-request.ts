/** A request to sign somebody in (SAML core, 3.4.1), by the HTTP-Redirect binding (SAML bindings, 3.4). */
import type { KeyObject } from 'node:crypto';
import { escapeHtml } from '#server/lib/escape-html.ts';
import { redirectWith } from './redirect-binding.ts';
import { namespaces } from './xml.ts';

export interface AuthnRequest {
  /** An XML name, which the answer repeats. */
  id: string;
  destination: string;
  acsUrl: string;
  spEntityId: string;
  at: Date;
  /** The user has to authenticate again, whoever the provider knows. */
  forceAuthn?: boolean;
  /** Classes of which the provider has to meet one. */
  contexts?: readonly string[];
}

const post = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST';

/** Without a NameIDPolicy: providers refuse one that they cannot satisfy. */
function authnRequestXml(request: AuthnRequest): string {
  const { id, destination, acsUrl, spEntityId, at, forceAuthn = false, contexts = [] } = request;
  const attributes = {
    'xmlns:samlp': namespaces.protocol,
    'xmlns:saml': namespaces.assertion,
    ID: id,
    Version: '2.0',
    IssueInstant: at.toISOString(),
    Destination: destination,
    AssertionConsumerServiceURL: acsUrl,
    ProtocolBinding: post,
    ...(forceAuthn && { ForceAuthn: 'true' }),
  };
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const classes = contexts.map((each) => `<saml:AuthnContextClassRef>${escapeHtml(each)}</saml:AuthnContextClassRef>`);
  const asked =
    classes.length > 0
      ? `<samlp:RequestedAuthnContext Comparison="exact">${classes.join('')}</samlp:RequestedAuthnContext>`
      : '';
  return `<samlp:AuthnRequest${written.join('')}><saml:Issuer>${escapeHtml(spEntityId)}</saml:Issuer>${asked}</samlp:AuthnRequest>`;
}

/** @param key signs the request */
export function redirectWithRequest(
  request: AuthnRequest,
  { relayState, key }: { relayState: string; key?: KeyObject | undefined },
): URL {
  const { destination } = request;
  return redirectWith({ destination, field: 'SAMLRequest', xml: authnRequestXml(request), relayState, key });
}
