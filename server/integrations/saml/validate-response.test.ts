/** Rules for SAML responses, by answers that break one each, and by published attacks. */
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSelfSigned } from '#server/testing/certificates.ts';
import {
  answerTo,
  assertionXml,
  encoded,
  responseXml,
  samlProvider,
  samlXml,
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
const answer = (changes: Partial<SamlAnswer> = {}) => answerTo(request, now, changes);
const judge = (xml: string, more: Partial<Expected> = {}) => validateResponse(encoded(xml), { ...expected, ...more });
const judged = (changes: Partial<SamlAnswer> = {}, more: Partial<Expected> = {}) =>
  judge(samlXml(answer(changes)), more);
const second = 1000;

describe('a good answer', () => {
  it.each([[['assertion']], [['response']], [['assertion', 'response']]] as [SamlAnswer['signs']][])(
    'is accepted with its signature over %s',
    (signs) => {
      const { user, failed, checks } = judged({ signs });
      expect(failed).toBeUndefined();
      expect(user).toMatchObject({ subject: 'noor@harbour.example', email: 'noor@harbour.example', name: null });
      expect(checks.every(({ state }) => state === 'passed')).toBe(true);
    },
  );

  it('may be signed with SHA-512, and by any of the certificates', () => {
    const [other, older] = [createSelfSigned(), createSelfSigned()];
    const strong = {
      signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
      digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha512',
      key: other,
    };
    expect(judged(strong, { certificates: [older.cert, samlProvider.certificate, other.cert] }).user).toBeDefined();
  });

  it('names the user by attributes where the NameID is no address', () => {
    const { user } = judged({
      nameId: '3f1c-77',
      format: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
      attributes: {
        'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress': ['Noor@Harbour.example'],
        name: ['Noor Haddad'],
        groups: ['Captains', 'Crew'],
      },
    });
    expect(user).toMatchObject({
      subject: '3f1c-77',
      email: 'Noor@Harbour.example',
      name: 'Noor Haddad',
      groups: ['Captains', 'Crew'],
    });
  });

  it('says nothing of groups where the attribute is absent, and none where it is empty', () => {
    expect(judged().user).not.toHaveProperty('groups');
    expect(judged({ attributes: { groups: [] } }).user).toMatchObject({ groups: [] });
  });

  it('with a transient NameID is known by its address, apart from all names', () => {
    const format = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
    expect(judged({ nameId: '_x', format, attributes: { mail: ['Noor@harbour.example'] } }).user?.subject).toBe(
      ' noor@harbour.example',
    );
  });

  it('may come from a clock that differs by three minutes', () => {
    expect(judged({ notBefore: 179 * second }).user).toBeDefined();
    expect(judged({ notBefore: -600 * second, notOnOrAfter: -179 * second }).user).toBeDefined();
  });

  it('needs no issuer that is known beforehand', () => {
    expect(judged({ issuer: 'urn:anything' }, { idpEntityId: '' }).user).toBeDefined();
  });
});

describe('an answer that breaks a rule', () => {
  it.each([
    ['status', { status: 'urn:oasis:names:tc:SAML:2.0:status:Responder' }],
    ['destination', { destination: 'https://evil.example/acs' }],
    ['in-response-to', { inResponseTo: undefined }],
    ['in-response-to', { inResponseTo: '_another' }],
    ['signature-present', { signs: [] }],
    ['signature-algorithm', { signatureAlgorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' }],
    ['signature-algorithm', { digestAlgorithm: 'http://www.w3.org/2000/09/xmldsig#sha1' }],
    ['signature-key', { key: createSelfSigned() }],
    ['issuer', { issuer: 'https://another.example' }],
    ['audience', { audience: 'https://another-app.example' }],
    ['recipient', { recipient: 'https://evil.example/acs' }],
    ['not-before', { notBefore: 181 * second }],
    ['not-on-or-after', { notOnOrAfter: -180 * second }],
    ['domain-proved', { nameId: 'ada@acme.example' }],
    ['email', { nameId: 'ada@acme.example@harbour.example' }],
    ['email', { nameId: '' }],
    [
      'email-unique',
      { nameId: 'x', format: 'urn:x', attributes: { mail: ['a@harbour.example'], email: ['b@harbour.example'] } },
    ],
  ] as [string, Partial<SamlAnswer>][])('fails the rule %s: %j', (rule, changes) => {
    const { user, failed, checks } = judged(changes);
    expect([failed, user]).toEqual([rule, undefined]);
    expect(checks.find(({ state }) => state === 'failed')).toMatchObject({ rule, state: 'failed' });
  });

  it('is surveyed further by what a valid signature covers, and names nobody', () => {
    const { checks, user } = judged({ audience: 'https://another.example', notBefore: 400 * second });
    expect(user).toBeUndefined();
    const states = Object.fromEntries(checks.map(({ rule, state }) => [rule, state]));
    expect(states).toMatchObject({ audience: 'failed', recipient: 'passed', 'not-before': 'failed', email: 'passed' });
    expect(checks.find(({ state }) => state === 'failed')!.rule).toBe('audience');
    expect(checks.filter(({ unverified }) => unverified)).toEqual([]);
  });

  it('whose envelope is refused has its signature verified for the survey', () => {
    const { checks, user } = judged({ inResponseTo: '_another' });
    expect(user).toBeUndefined();
    const found = checks.find(({ rule }) => rule === 'signature-key');
    expect([found?.state, found?.unverified]).toEqual(['passed', undefined]);
    expect(checks.find(({ rule }) => rule === 'email')).toMatchObject({ state: 'passed' });
    const forged = judged({ inResponseTo: '_another', key: createSelfSigned() });
    expect(forged.failed).toBe('in-response-to');
    expect(forged.checks.find(({ rule }) => rule === 'signature-key')?.state).toBe('failed');
    expect(forged.checks.find(({ rule }) => rule === 'email')).toMatchObject({ unverified: true });
  });

  it('without a signature is read, and what is read is marked as unverified', () => {
    const { checks, user, failed } = judged({ signs: [] });
    expect([failed, user]).toEqual(['signature-present', undefined]);
    const at = checks.findIndex(({ rule }) => rule === 'signature-present');
    const after = checks.slice(at + 1);
    expect(after.map(({ rule }) => rule)).toContain('email');
    expect(after.every(({ unverified }) => unverified === true)).toBe(true);
  });

  it('tells the groups that it names, for a mapping to try, and nothing of an answer without groups', () => {
    const groupsOf = (changes: Partial<SamlAnswer>) =>
      judged({ key: createSelfSigned(), ...changes }).checks.find(({ rule }) => rule === 'groups');
    const groups = groupsOf({ attributes: { groups: ['Crew', 'Harbour'] } });
    expect(groups).toMatchObject({ state: 'passed', seen: 'Crew, Harbour', unverified: true });
    expect(groupsOf({})).toBeUndefined();
    const signed = judged({ audience: 'https://another.example', attributes: { groups: ['Crew'] } });
    expect(signed.checks).toContainEqual({ rule: 'groups', state: 'passed', seen: 'Crew', wanted: null });
  });

  it('with two assertions is not read at all: which one is meant is not known', () => {
    const good = answer();
    const both = responseXml(good, `${assertionXml(good)}${assertionXml(answer({ nameId: 'ada@harbour.example' }))}`);
    const { checks, failed } = judge(both);
    expect(failed).toBe('one-assertion');
    expect(checks.map(({ rule }) => rule)).not.toContain('email');
  });

  it('tells how far the clocks differ', () => {
    expect(judged({ notBefore: 400 * second }).checks.find(({ state }) => state === 'failed')?.seen).toContain(
      '(400.0 s from now)',
    );
  });

  it.each([
    ['decoding', '%%%'],
    ['decoding', ''],
    ['decoding', Buffer.from([0xff, 0xfe, 0x3c]).toString('base64')],
    ['well-formed', encoded('<a><b></a>')],
    ['well-formed', encoded('not xml at all')],
    ['document-type', encoded('<!DOCTYPE r [<!ENTITY x "y">]><r>&x;</r>')],
    ['well-formed', encoded('<a>'.repeat(41) + '</a>'.repeat(41))],
    ['size', encoded(`<a>${'x'.repeat(262_144)}</a>`)],
    ['response', encoded('<a/>')],
    ['response', encoded('<Response/>')],
  ])('fails the rule %s as rubbish', (rule, text) => {
    expect(validateResponse(text, expected)).toMatchObject({ failed: rule });
  });
});

describe('attacks', () => {
  const good = () => samlXml(answer());
  const evil = { nameId: 'admin@harbour.example' };
  const forged = (id = '_evil') => assertionXml(answer({ ...evil, assertionId: id }));
  const signedAssertion = (xml: string) => /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)![0];
  const signature = (xml: string) => /<Signature[\s\S]*<\/Signature>/.exec(xml)![0];
  const insideOf = (inside: string) => responseXml(answer(), inside);
  const emailOf = (xml: string) => judge(xml).user?.email;

  it('changing what was signed', () => {
    expect(judge(good().replace('noor@harbour.example', 'admin@harbour.example')).failed).toBe('signature-digest');
    expect(emailOf(good().replace('noor@harbour.example', 'admin@harbour.example'))).toBeUndefined();
    expect(
      emailOf(samlXml(answer({ signs: ['response'] })).replace('noor@harbour.example', 'admin@harbour.example')),
    ).toBeUndefined();
  });

  it('wrapping (XSW 1 to 8): a forged assertion beside, around or inside the signed one', () => {
    const signed = signedAssertion(good());
    const bare = signed.replace(signature(signed), '');
    const sign = signature(signed);
    const around = (wrapped: string) => forged().replace('</saml:Issuer>', `</saml:Issuer>${wrapped}`);
    const objects = (inside: string) => sign.replace('</Signature>', `<Object>${inside}</Object></Signature>`);
    for (const inside of [
      `${forged()}${signed}`,
      `${signed}${forged()}`,
      around(signed),
      forged().replace('</saml:Assertion>', `${signed}</saml:Assertion>`),
      around(objects(bare)),
      forged().replace('</saml:Issuer>', `</saml:Issuer>${sign}`) + bare,
      `<samlp:Extensions>${forged()}</samlp:Extensions>${signed}`,
      `<samlp:Extensions>${signed}</samlp:Extensions>${forged()}`,
      around(objects(bare)).replace('_evil', /ID="([^"]+)"/.exec(signed)![1]!),
    ])
      expect(emailOf(insideOf(inside))).toBeUndefined();
  });

  it('wrapping a signed response in another one', () => {
    const whole = samlXml(answer({ signs: ['response'] }));
    expect(emailOf(responseXml(answer(), `${forged()}<samlp:Extensions>${whole}</samlp:Extensions>`))).toBeUndefined();
    const sign = signature(whole);
    expect(
      emailOf(
        responseXml(answer(), forged()).replace(
          '</saml:Issuer><samlp:Status>',
          `</saml:Issuer>${sign.replace('</Signature>', `<Object>${whole.replace(sign, '')}</Object></Signature>`)}<samlp:Status>`,
        ),
      ),
    ).toBeUndefined();
  });

  it('two signed assertions', () => {
    const another = signedAssertion(samlXml(answer(evil)));
    expect(emailOf(insideOf(signedAssertion(good()) + another))).toBeUndefined();
  });

  it('a comment in the NameID that ends the text for some readers', () => {
    const address = 'noor@harbour.example.evil.example';
    const xml = samlXml(answer({ nameId: address })).replace(address, 'noor@harbour.example<!---->.evil.example');
    expect(emailOf(xml)).toBeUndefined();
    const inside = samlXml(answer({ nameId: 'admin@harbour.example' }));
    const { user } = judge(inside.replace('admin@harbour.example', 'admin@harbour<!--x-->.example'));
    expect([undefined, 'admin@harbour.example']).toContain(user?.email);
  });

  it('one ID twice', () => {
    const signed = signedAssertion(good());
    const id = /ID="([^"]+)"/.exec(signed)![1]!;
    expect(emailOf(insideOf(`${signed}<samlp:Extensions><x ID="${id}"/></samlp:Extensions>`))).toBeUndefined();
  });

  it('a key that the message itself names, and a public key used as an HMAC secret', () => {
    const mine = createSelfSigned();
    expect(judged({ key: mine }).failed).toBe('signature-key');
    const hmac = good().replace('2001/04/xmldsig-more#rsa-sha256', '2000/09/xmldsig#hmac-sha1');
    expect(judge(hmac).failed).toBe('signature-algorithm');
  });

  it('a signature without a reference, over nothing, with two references, or over another element', () => {
    const xml = good();
    const reference = /<Reference[\s\S]*<\/Reference>/.exec(xml)![0];
    expect(judge(xml.replace(reference, '')).failed).toBe('signature-reference');
    expect(judge(xml.replace(/URI="#[^"]+"/, 'URI=""')).failed).toBe('signature-reference');
    expect(judge(xml.replace(reference, reference + reference)).failed).toBe('signature-reference');
    expect(judge(xml.replace(/URI="#[^"]+"/, 'URI="#_other"')).failed).toBe('signature-reference');
  });

  it('a transform that could take anything out of what is signed', () => {
    const xslt = good().replace(
      /<Transforms>/,
      '<Transforms><Transform Algorithm="http://www.w3.org/TR/1999/REC-xslt-19991116"/>',
    );
    expect(judge(xslt).failed).toBe('signature-transforms');
  });

  it('two signed values in one digest, which verifiers may read differently', () => {
    const xml = good();
    const digest = /<DigestValue>[^<]+<\/DigestValue>/.exec(xml)![0];
    expect(emailOf(xml.replace(digest, digest.replace('<DigestValue>', '<DigestValue><!--x-->')))).toBeUndefined();
    expect(emailOf(xml.replace(digest, digest + digest))).toBeUndefined();
    expect(emailOf(xml.replace('noor@', 'admin@').replace(digest, digest + digest))).toBeUndefined();
  });

  it('an assertion signed by a key of the wrong kind', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const key = { cert: samlProvider.certificate, key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })) };
    expect(judged({ key }).failed).toBe('signature-key');
  });

  it('an encrypted assertion is named, instead of being taken for none', () => {
    const xml = insideOf('<saml:EncryptedAssertion/>');
    expect(judge(xml).failed).toBe('encryption');
  });

  it('random damage never gives another user (400 changes)', () => {
    const xml = samlXml(answer({ signs: ['assertion', 'response'] }));
    let seed = 7;
    const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
    const pieces = [
      '<',
      '>',
      '/',
      '"',
      '=',
      ' ',
      '&',
      '<!--',
      '-->',
      'admin@harbour.example',
      '<saml:Assertion>',
      '\u0000',
      '#',
      ']]>',
    ];
    for (let round = 0; round < 400; round++) {
      const at = random(xml.length);
      const damaged = xml.slice(0, at) + pieces[random(pieces.length)]! + xml.slice(at + random(12));
      const { user } = judge(damaged);
      expect([undefined, 'noor@harbour.example']).toContain(user?.email);
    }
  });

  it('signing again what was read gives a valid answer: the tests can fail', () => {
    const xml = responseXml(answer(), signXml(assertionXml(answer(evil)), 'Assertion', answer()));
    expect(judge(xml).user?.email).toBe('admin@harbour.example');
  });
});
