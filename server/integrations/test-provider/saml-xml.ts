/** Writes and signs SAML responses as identity providers do, well or badly: for the test provider, and for tests. */
import { SignedXml } from 'xml-crypto';
import { escapeHtml } from '#server/lib/escape-html.ts';
import { namespaces } from '#server/integrations/saml/xml.ts';

/** PEM, both. */
export interface SigningPair {
  cert: string;
  key: string;
}

export interface SamlAnswer {
  /** Absent: the subject has no NameID. */
  nameId: string | undefined;
  format: string;
  attributes: Record<string, string[]>;
  issuer: string;
  audience: string;
  destination: string | undefined;
  recipient: string;
  inResponseTo: string | undefined;
  assertionId: string;
  responseId?: string;
  /** Of the user's session at the provider. */
  sessionIndex?: string | undefined;
  /** How the user authenticated there; by password, unless said. */
  contexts?: readonly string[];
  /** Milliseconds from now; both now, unless said. */
  issued?: number;
  authenticated?: number;
  /** Milliseconds from now. */
  notBefore: number;
  notOnOrAfter: number;
  /** End of the session at the provider; none without it. */
  sessionEnd?: number | undefined;
  status: string;
  /** What is signed, and by which key. */
  signs: ('assertion' | 'response')[];
  key: SigningPair;
  signatureAlgorithm: string;
  digestAlgorithm: string;
  now: Date;
}

export const samlNames = {
  success: 'urn:oasis:names:tc:SAML:2.0:status:Success',
  responder: 'urn:oasis:names:tc:SAML:2.0:status:Responder',
  emailFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
  persistentFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  rsaSha256: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  rsaSha1: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
  sha256: 'http://www.w3.org/2001/04/xmlenc#sha256',
} as const;
const password = 'urn:oasis:names:tc:SAML:2.0:ac:classes:Password';
const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const canonical = 'http://www.w3.org/2001/10/xml-exc-c14n#';

/** Attributes of an element; those without a value are left out. */
function attributesText(values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}

function attributeXml([name, values]: [string, string[]]): string {
  const inside = values.map((value) => `<saml:AttributeValue>${escapeHtml(value)}</saml:AttributeValue>`).join('');
  return `<saml:Attribute${attributesText({ Name: name })}>${inside}</saml:Attribute>`;
}

function contextXml(context: string): string {
  return `<saml:AuthnContext><saml:AuthnContextClassRef>${escapeHtml(context)}</saml:AuthnContextClassRef></saml:AuthnContext>`;
}

export function assertionXml(answer: SamlAnswer): string {
  const { now, nameId, format, sessionEnd, contexts = [password] } = answer;
  const at = (offset: number) => new Date(now.getTime() + offset).toISOString();
  const head = {
    'xmlns:saml': namespaces.assertion,
    ID: answer.assertionId,
    Version: '2.0',
    IssueInstant: at(answer.issued ?? 0),
  };
  const end = at(answer.notOnOrAfter);
  const data = { Recipient: answer.recipient, NotOnOrAfter: end, InResponseTo: answer.inResponseTo };
  const session = {
    AuthnInstant: at(answer.authenticated ?? 0),
    SessionIndex: answer.sessionIndex,
    SessionNotOnOrAfter: sessionEnd === undefined ? undefined : at(sessionEnd),
  };
  const attributes = Object.entries(answer.attributes).map(attributeXml).join('');
  return [
    `<saml:Assertion${attributesText(head)}>`,
    `<saml:Issuer>${escapeHtml(answer.issuer)}</saml:Issuer>`,
    '<saml:Subject>',
    nameId === undefined ? '' : `<saml:NameID${attributesText({ Format: format })}>${escapeHtml(nameId)}</saml:NameID>`,
    `<saml:SubjectConfirmation Method="${bearer}">`,
    `<saml:SubjectConfirmationData${attributesText(data)}/>`,
    '</saml:SubjectConfirmation></saml:Subject>',
    `<saml:Conditions${attributesText({ NotBefore: at(answer.notBefore), NotOnOrAfter: end })}>`,
    `<saml:AudienceRestriction><saml:Audience>${escapeHtml(answer.audience)}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
    `<saml:AuthnStatement${attributesText(session)}>${contexts.map(contextXml).join('')}</saml:AuthnStatement>`,
    attributes === '' ? '' : `<saml:AttributeStatement>${attributes}</saml:AttributeStatement>`,
    '</saml:Assertion>',
  ].join('');
}

/**
 * @param inside assertions, as XML
 * @param extensions other XML, in a place that means nothing
 */
export function responseXml(answer: SamlAnswer, inside: string, extensions = ''): string {
  const head = {
    'xmlns:samlp': namespaces.protocol,
    'xmlns:saml': namespaces.assertion,
    ID: answer.responseId ?? `_response-${answer.assertionId}`,
    Version: '2.0',
    IssueInstant: answer.now.toISOString(),
    Destination: answer.destination,
    InResponseTo: answer.inResponseTo,
  };
  return [
    `<samlp:Response${attributesText(head)}>`,
    `<saml:Issuer>${escapeHtml(answer.issuer)}</saml:Issuer>`,
    extensions === '' ? '' : `<samlp:Extensions>${extensions}</samlp:Extensions>`,
    `<samlp:Status><samlp:StatusCode${attributesText({ Value: answer.status })}/></samlp:Status>`,
    inside,
    '</samlp:Response>',
  ].join('');
}

/** @param name local name of the element to sign */
export function signXml(xml: string, name: 'Assertion' | 'Response', answer: SamlAnswer): string {
  const place = `//*[local-name(.)='${name}']`;
  const signer = new SignedXml({
    privateKey: answer.key.key,
    publicCert: answer.key.cert,
    signatureAlgorithm: answer.signatureAlgorithm,
    canonicalizationAlgorithm: canonical,
  });
  signer.addReference({
    xpath: place,
    digestAlgorithm: answer.digestAlgorithm,
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', canonical],
  });
  signer.computeSignature(xml, { location: { reference: `${place}/*[local-name(.)='Issuer']`, action: 'after' } });
  return signer.getSignedXml();
}

/** An assertion, signed if the answer says so. */
export function signedAssertionXml(answer: SamlAnswer): string {
  const plain = assertionXml(answer);
  return answer.signs.includes('assertion') ? signXml(plain, 'Assertion', answer) : plain;
}

/** The document before it is encoded. */
export function samlXml(answer: SamlAnswer): string {
  const response = responseXml(answer, signedAssertionXml(answer));
  return answer.signs.includes('response') ? signXml(response, 'Response', answer) : response;
}
