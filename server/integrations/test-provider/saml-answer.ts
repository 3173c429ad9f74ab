/** What the test identity provider answers by SAML: a good response, or one that is wrong in a single way. */
import type { SamlTestCase } from '#shared/contract/sso/sso-test-provider.ts';
import { hour, minute, second } from '#server/lib/clock.ts';
import { escapeHtml } from '#server/lib/escape-html.ts';
import { encryptXml } from './encrypt-xml.ts';
import { responseXml, samlNames, samlXml, signedAssertionXml, type SamlAnswer, type SigningPair } from './saml-xml.ts';

/** What a tester types at the provider. */
export interface TestUser {
  email: string;
  name: string;
  groups: readonly string[];
}

export interface SamlAsked {
  requestId: string;
  acsUrl: string;
  spEntityId: string;
  entityId: string;
  now: Date;
  /** An XML name. */
  assertionId: string;
  /** The provider's own, and one that no connection knows. */
  keys: { own: SigningPair; foreign: SigningPair };
  /** PEM, of this server: assertions are encrypted for it. */
  encryptionCertificate: string;
}

/** An address in a domain that nobody can prove (RFC 2606). */
export const foreignAddress = 'someone@elsewhere.example';
/** Where Entra ID lists the groups of users who have too many; nobody reads it here. */
export const groupsLink = 'https://graph.example/groups';
const groupsLinkName = 'http://schemas.microsoft.com/claims/groups.link';

/** @returns the XML of the response */
export function samlAnswer(testCase: SamlTestCase, user: TestUser, asked: SamlAsked): string {
  const answer = { ...goodAnswer(user, asked), ...changesOf(testCase, user, asked) };
  return documentOf(testCase, answer, asked);
}

function goodAnswer({ email, name, groups }: TestUser, asked: SamlAsked): SamlAnswer {
  return {
    nameId: email,
    format: samlNames.emailFormat,
    attributes: { email: [email], ...(name !== '' && { name: [name] }), groups: [...groups] },
    issuer: asked.entityId,
    audience: asked.spEntityId,
    destination: asked.acsUrl,
    recipient: asked.acsUrl,
    inResponseTo: asked.requestId,
    assertionId: asked.assertionId,
    notBefore: -second,
    notOnOrAfter: 5 * minute,
    status: samlNames.success,
    signs: ['assertion'],
    key: asked.keys.own,
    signatureAlgorithm: samlNames.rsaSha256,
    digestAlgorithm: samlNames.sha256,
    now: asked.now,
  };
}

/** What differs from a good answer. */
function changesOf(testCase: SamlTestCase, user: TestUser, asked: SamlAsked): Partial<SamlAnswer> {
  const { attributes } = goodAnswer(user, asked);
  const { email: _email, ...others } = attributes;
  const { groups: _groups, ...ungrouped } = attributes;
  const opaque = { nameId: 'user-7f3a', format: samlNames.persistentFormat };
  switch (testCase) {
    case 'clock-fast':
      // far enough for a warning, and less than `sso.clockSkew` lets pass
      return { now: new Date(asked.now.getTime() + 2 * minute) };
    case 'missing-name-id':
      return { nameId: undefined };
    case 'too-many-groups':
      return { attributes: { ...ungrouped, [groupsLinkName]: [groupsLink] } };
    case 'denied':
      return { status: samlNames.responder };
    case 'duplicate-ids':
      return { responseId: asked.assertionId };
    case 'wrong-destination':
      return { destination: 'https://another.example/acs' };
    case 'wrong-request':
      return { inResponseTo: '_another-request' };
    case 'unsigned':
      return { signs: [] };
    case 'sha1':
      return { signatureAlgorithm: samlNames.rsaSha1 };
    case 'foreign-key':
      return { key: asked.keys.foreign };
    case 'wrong-issuer':
      return { issuer: 'https://another.example/metadata' };
    case 'wrong-audience':
      return { audience: 'https://another.example/metadata' };
    case 'wrong-recipient':
      return { recipient: 'https://another.example/acs' };
    case 'not-yet-valid':
      return { notBefore: hour, notOnOrAfter: 2 * hour };
    case 'expired':
      return { notBefore: -2 * hour, notOnOrAfter: -hour };
    case 'session-over':
      return { sessionEnd: -hour };
    case 'missing-email':
      return { ...opaque, attributes: others };
    case 'two-emails':
      return { ...opaque, attributes: { ...others, email: [user.email], mail: [`other.${user.email}`] } };
    case 'foreign-domain':
      return { nameId: foreignAddress, attributes: { ...others, email: [foreignAddress] } };
    default:
      return {};
  }
}

/** The document, where more than a value is wrong. */
function documentOf(testCase: SamlTestCase, answer: SamlAnswer, { keys, encryptionCertificate }: SamlAsked): string {
  switch (testCase) {
    case 'document-type':
      return `<!DOCTYPE Response [<!ENTITY who "nobody">]>${samlXml(answer)}`;
    case 'denied':
      return responseXml(answer, '');
    case 'encrypted':
      return responseXml(answer, encryptedFor(encryptionCertificate, answer));
    case 'encrypted-for-another':
      return responseXml(answer, encryptedFor(keys.foreign.cert, answer));
    case 'two-assertions': {
      const second = { ...answer, assertionId: `${answer.assertionId}-2` };
      return responseXml(answer, signedAssertionXml(answer) + signedAssertionXml(second));
    }
    case 'wrapped': {
      // signature wrapping: what was signed is moved aside, and somebody else is where it was
      const evil = { ...answer, nameId: `admin.${answer.nameId}`, assertionId: `${answer.assertionId}-2`, signs: [] };
      return responseXml(answer, signedAssertionXml(evil), signedAssertionXml(answer));
    }
    case 'tampered':
      return samlXml(answer).replace(
        `>${escapeHtml(answer.nameId ?? '')}</saml:NameID>`,
        '>admin@elsewhere.example</saml:NameID>',
      );
    default:
      return samlXml(answer);
  }
}

function encryptedFor(certificate: string, answer: SamlAnswer): string {
  return encryptXml(signedAssertionXml(answer), {
    certificate,
    cipher: 'aes256-gcm',
    transport: 'oaep-sha1',
    isKeyBeside: false,
    isDamaged: false,
  });
}
