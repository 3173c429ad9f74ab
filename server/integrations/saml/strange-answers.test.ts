/** Answers of providers as they come, or as nobody should send them: read as SAML says, or refused by a rule. */
import { describe, expect, it } from 'vitest';
import {
  answerTo,
  assertionXml,
  encoded,
  responseXml,
  samlProvider,
  signXml,
  type SamlAnswer,
} from '#server/testing/saml-provider.ts';
import type { Expected } from './expected.ts';
import { validateResponse } from './validate-response.ts';

const now = new Date('2026-11-26T12:00:00.000Z');
const request = {
  id: '_request',
  acsUrl: 'https://id.portico.example/auth/saml/callback',
  issuer: 'https://id.portico.example/auth/saml/metadata',
  destination: samlProvider.endpoint,
  relayState: 'state',
};
const expected: Expected = {
  acsUrl: request.acsUrl,
  spEntityId: request.issuer,
  requestId: request.id,
  idpEntityId: samlProvider.entityId,
  certificates: [samlProvider.certificate],
  domains: ['harbour.example'],
  now,
  clockSkew: 180_000,
};
type Change = (assertion: string) => string;
const replaced =
  (text: string | RegExp, by: string): Change =>
  (assertion) => {
    expect(assertion).toMatch(text);
    return assertion.replace(text, by);
  };
/** An answer whose assertion is changed before the response around it is signed. */
function judged(change: Change, changes: Partial<SamlAnswer> = {}) {
  const answer = answerTo(request, now, changes);
  const xml = signXml(responseXml(answer, change(assertionXml(answer))), 'Response', answer);
  return validateResponse(encoded(xml), expected);
}
const same: Change = (assertion) => assertion;
const failedOf = ({ checks, failed }: ReturnType<typeof judged>) => checks.find(({ rule }) => rule === failed);

describe('an assertion', () => {
  it.each([
    ['no ID', replaced(/ ID="[^"]*"/, ''), 'unique-ids'],
    ['an empty ID', replaced(/ ID="[^"]*"/, ' ID=""'), 'unique-ids'],
    ['a blank ID', replaced(/ ID="[^"]*"/, ' ID="  "'), 'unique-ids'],
    ['the version 1.1', replaced('Version="2.0"', 'Version="1.1"'), 'version'],
    ['no version', replaced(' Version="2.0"', ''), 'version'],
    ['a character by reference', replaced('noor@', 'noor&#0;@'), 'well-formed'],
  ])('with %s is refused', (_what, change, rule) => {
    expect(judged(change)).toMatchObject({ failed: rule });
    expect(judged(change)).not.toHaveProperty('user');
  });

  it('names its user with 256 characters at most', () => {
    const attributes = { email: ['noor@harbour.example'] };
    expect(judged(same, { nameId: 'n'.repeat(256), format: 'urn:x', attributes }).user?.subject).toHaveLength(256);
    const long = judged(same, { nameId: 'n'.repeat(257), format: 'urn:x', attributes });
    expect(failedOf(long)).toMatchObject({ rule: 'name-id', wanted: 'at most 256 characters' });
  });

  it('may name a session that is too long to be kept: it ends by the name of its user', () => {
    const index = (sessionIndex: string) => judged(same, { sessionIndex }).user?.authentication.sessionIndex;
    expect(index('i'.repeat(1024))).toHaveLength(1024);
    expect(index('i'.repeat(1025))).toBeNull();
  });
});

describe('a time', () => {
  const ends =
    (time: string): Change =>
    (assertion) =>
      assertion.replaceAll(/NotOnOrAfter="[^"]*"/g, `NotOnOrAfter="${time}"`);

  it.each(['+275760-09-12T00:00:00Z', '10000-01-01T00:00:00Z', '2027', 'Fri, 27 Nov 2026 12:00:00 GMT', '2026-11-27'])(
    'that SAML does not have is over, and is no time: %s',
    (time) => {
      expect(failedOf(judged(ends(time)))).toMatchObject({ rule: 'not-on-or-after', seen: `${time} (no time)` });
    },
  );

  it.each([
    ['2026-11-26T12:05:00', '2026-11-26T12:08:00.000Z'],
    ['2026-11-26T14:05:00+02:00', '2026-11-26T12:08:00.000Z'],
    ['9999-12-31T00:00:00Z', '9999-12-31T00:03:00.000Z'],
  ])('without a zone is in UTC: %s', (time, until) => {
    expect(judged(ends(time)).user?.endsAt.toISOString()).toBe(until);
    const begins = replaced(/NotBefore="[^"]*"/, `NotBefore="${time}"`);
    expect(judged(begins).failed).toBe('not-before');
  });

  it('without a zone that is over in UTC is over', () => {
    expect(judged(ends('2026-11-26T11:50:00')).failed).toBe('not-on-or-after');
    const sessionEnd = replaced(
      '<saml:AuthnStatement',
      '<saml:AuthnStatement SessionNotOnOrAfter="2026-11-26T11:50:00"',
    );
    expect(judged(sessionEnd).failed).toBe('session-end');
  });
});

describe('an attribute', () => {
  const targetedId =
    '<saml:AttributeValue><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">x!y!z</saml:NameID></saml:AttributeValue>';
  const withValue =
    (name: string, value: string): Change =>
    (assertion) =>
      assertion.replace(
        '</saml:Assertion>',
        `<saml:AttributeStatement><saml:Attribute Name="${name}">${value}</saml:Attribute></saml:AttributeStatement></saml:Assertion>`,
      );
  const text = (value: string) => `<saml:AttributeValue>${value}</saml:AttributeValue>`;

  it.each(['urn:oid:1.3.6.1.4.1.5923.1.1.1.10', 'eduPersonTargetedID'])(
    'that is not used may hold anything: %s',
    (name) => {
      expect(judged(withValue(name, targetedId)).user).toMatchObject({ email: 'noor@harbour.example' });
      expect(judged(withValue(name, text('a<!--x-->b'))).user).toMatchObject({ email: 'noor@harbour.example' });
    },
  );

  it('of name or groups is read without values that have elements in them', () => {
    expect(judged(withValue('groups', `${targetedId}${text('Crew')}`)).user?.groups).toEqual(['Crew']);
    expect(judged(withValue('displayName', `${targetedId}${text('Noor')}`)).user?.name).toBe('Noor');
  });

  it('for the address is refused with such a value, by the rule of addresses', () => {
    for (const value of [targetedId, `${targetedId}${text('noor@harbour.example')}`])
      expect(failedOf(judged(withValue('mail', value)))).toMatchObject({
        rule: 'email',
        seen: expect.stringContaining('a value with elements in it') as unknown,
      });
  });
});

describe('several bearer confirmations', () => {
  const one = /<saml:SubjectConfirmation .*?<\/saml:SubjectConfirmation>/;
  const own = (assertion: string) => one.exec(assertion)![0];
  const elsewhere = (assertion: string) =>
    own(assertion)
      .replace(request.acsUrl, 'https://another.example/acs')
      .replace(/NotOnOrAfter="[^"]*"/, 'NotOnOrAfter="2020-01-01T00:00:00Z"');

  it('are accepted if one of them is for this server, whatever the others say', () => {
    const first: Change = (assertion) => assertion.replace(one, `${own(assertion)}${elsewhere(assertion)}`);
    const last: Change = (assertion) => assertion.replace(one, `${elsewhere(assertion)}${own(assertion)}`);
    for (const change of [first, last]) {
      const { user } = judged(change);
      expect(user?.endsAt.toISOString()).toBe('2026-11-26T12:08:00.000Z');
    }
  });

  it('are refused if none or two of them are', () => {
    const none: Change = (assertion) => assertion.replace(one, elsewhere(assertion).repeat(2));
    const two: Change = (assertion) => assertion.replace(one, own(assertion).repeat(2));
    for (const change of [none, two])
      expect(failedOf(judged(change))).toMatchObject({
        rule: 'bearer',
        seen: '2',
        wanted: 'one bearer confirmation for this server',
      });
  });

  it('are judged by the one for this server', () => {
    const change: Change = (assertion) =>
      assertion.replace(
        one,
        `${elsewhere(assertion)}${own(assertion).replace(/InResponseTo="[^"]*"/, 'InResponseTo="_other"')}`,
      );
    expect(judged(change).failed).toBe('subject-in-response-to');
  });
});

describe('a signature that is refused for its algorithms', () => {
  const inclusive = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
  const answer = answerTo(request, now);
  const signed = signXml(responseXml(answer, assertionXml(answer)), 'Response', answer);
  const wanted = (xml: string) => {
    const { checks, failed } = validateResponse(encoded(xml), expected);
    expect(failed).toBe('signature-algorithm');
    return checks.find(({ rule }) => rule === failed)?.wanted;
  };

  it('tells which of them is wrong', () => {
    const method = 'RSA with SHA-256 or SHA-512 as signature method';
    const digest = 'SHA-256 or SHA-512 as digest method';
    const canonical = 'exclusive canonicalization (xml-exc-c14n)';
    const canonicalized = signed.replace(
      /<CanonicalizationMethod Algorithm="[^"]*"/,
      `<CanonicalizationMethod Algorithm="${inclusive}"`,
    );
    expect(wanted(canonicalized)).toBe(canonical);
    const sha1 = 'http://www.w3.org/2000/09/xmldsig#';
    const weak = signed.replace(/<SignatureMethod Algorithm="[^"]*"/, `<SignatureMethod Algorithm="${sha1}rsa-sha1"`);
    expect(wanted(weak)).toBe(method);
    const digested = (xml: string) =>
      xml.replace(/<DigestMethod Algorithm="[^"]*"/, `<DigestMethod Algorithm="${sha1}sha1"`);
    expect(wanted(digested(signed))).toBe(digest);
    expect(wanted(digested(weak))).toBe(`${method}, ${digest}`);
  });
});
