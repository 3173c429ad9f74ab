/** Messages of single logout (SAML core, 3.7): those that we send. */
import { escapeHtml } from '#server/lib/escape-html.ts';
import type { NameQualifiers } from '#server/lib/provider-authentication.ts';
import { namespaces } from './xml.ts';

interface Message {
  /** An XML name. */
  id: string;
  destination: string;
  spEntityId: string;
  at: Date;
}

const success = 'urn:oasis:names:tc:SAML:2.0:status:Success';

function attributesOf(attributes: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(attributes)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escapeHtml(value)}"`]))
    .join('');
}

function element(
  name: string,
  { id, destination, spEntityId, at }: Message,
  more: Record<string, string>,
  inside: string,
) {
  const attributes = attributesOf({
    'xmlns:samlp': namespaces.protocol,
    'xmlns:saml': namespaces.assertion,
    ID: id,
    Version: '2.0',
    IssueInstant: at.toISOString(),
    Destination: destination,
    ...more,
  });
  return `<samlp:${name}${attributes}><saml:Issuer>${escapeHtml(spEntityId)}</saml:Issuer>${inside}</samlp:${name}>`;
}

/** The user whose session ends, as the provider named them. */
export interface LoggedOut {
  name: string;
  qualifiers: NameQualifiers;
  sessionIndex: string | null;
}

export function logoutRequestXml(message: Message, { name, qualifiers, sessionIndex }: LoggedOut): string {
  const { format, nameQualifier, spNameQualifier } = qualifiers;
  const names = attributesOf({ NameQualifier: nameQualifier, SPNameQualifier: spNameQualifier, Format: format });
  const index = sessionIndex === null ? '' : `<samlp:SessionIndex>${escapeHtml(sessionIndex)}</samlp:SessionIndex>`;
  const nameId = `<saml:NameID${names}>${escapeHtml(name)}</saml:NameID>${index}`;
  return element('LogoutRequest', message, { Reason: 'urn:oasis:names:tc:SAML:2.0:logout:user' }, nameId);
}

export function logoutResponseXml(message: Message, inResponseTo: string): string {
  const status = `<samlp:Status><samlp:StatusCode Value="${success}"/></samlp:Status>`;
  return element('LogoutResponse', message, { InResponseTo: inResponseTo }, status);
}
