/** Encrypted assertions: what is taken, and what is refused. */
import { createPrivateKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSelfSigned } from '#server/testing/certificates.ts';
import { encryptXml, type SamlEncryption } from '#server/integrations/test-provider/encrypt-xml.ts';
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

const own = createSelfSigned();
const now = new Date('2026-11-26T10:00:00Z');
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
  decryptionKeys: [createPrivateKey(createSelfSigned().key), createPrivateKey(own.key)],
};
const usual: SamlEncryption = {
  certificate: own.cert,
  cipher: 'aes256-gcm',
  transport: 'oaep-sha1',
  isKeyBeside: false,
  isDamaged: false,
};

interface Sent {
  signs?: SamlAnswer['signs'];
  encryption?: Partial<SamlEncryption>;
  answer?: Partial<SamlAnswer>;
  /** Changes the assertion after it was signed. */
  change?: (assertion: string) => string;
  /** Changes the response after it was signed. */
  damage?: (response: string) => string;
}

function send({
  signs = ['assertion'],
  encryption,
  answer: changes,
  change = (xml) => xml,
  damage = (xml) => xml,
}: Sent) {
  const answer = answerTo(request, now, { ...changes, signs });
  const plain = assertionXml(answer);
  const assertion = change(signs.includes('assertion') ? signXml(plain, 'Assertion', answer) : plain);
  const response = responseXml(answer, encryptXml(assertion, { ...usual, ...encryption }));
  return damage(signs.includes('response') ? signXml(response, 'Response', answer) : response);
}
const judge = (sent: Sent, more: Partial<Expected> = {}) =>
  validateResponse(encoded(send(sent)), { ...expected, ...more });

describe('an encrypted assertion is taken', () => {
  it.each([
    ['AES-256-GCM', {}],
    ['AES-128-GCM', { encryption: { cipher: 'aes128-gcm' } }],
    ['OAEP with SHA-256', { encryption: { transport: 'oaep-sha256' } }],
    ['a key beside the data', { encryption: { isKeyBeside: true } }],
    ['a signed response', { signs: ['response'] }],
    ['both signed', { signs: ['assertion', 'response'] }],
    ['AES-256-CBC in a signed response', { signs: ['response'], encryption: { cipher: 'aes256-cbc' } }],
    ['AES-128-CBC, both signed', { signs: ['assertion', 'response'], encryption: { cipher: 'aes128-cbc' } }],
  ] as [string, Sent][])('%s', (_name, sent) => {
    expect(judge(sent)).toMatchObject({ user: { email: 'noor@harbour.example' } });
  });
});

describe('an encrypted assertion is refused', () => {
  it.each([
    ['without a signature', { signs: [] }, 'signature-present'],
    ['AES-CBC without a signed response', { encryption: { cipher: 'aes256-cbc' } }, 'encryption'],
    ['the padding of PKCS#1 1.5', { encryption: { transport: 'rsa-1_5' } }, 'encryption'],
    ['for another key', { encryption: { certificate: createSelfSigned().cert } }, 'encryption'],
    ['a damaged ciphertext', { encryption: { isDamaged: true } }, 'encryption'],
    ['changed after it was signed', { change: (xml) => xml.replace('noor@', 'admin@') }, 'signature-digest'],
    [
      'changed, in a response that is signed well',
      { signs: ['assertion', 'response'], change: (xml) => xml.replace('noor@', 'admin@') },
      'signature-digest',
    ],
    [
      'a ciphertext that replaces the signed one',
      {
        signs: ['response'],
        damage: (xml) => {
          const other = send({ signs: [], answer: { nameId: 'admin@harbour.example' } });
          const encrypted = /<saml:EncryptedAssertion.*<\/saml:EncryptedAssertion>/s;
          return xml.replace(encrypted, encrypted.exec(other)![0]);
        },
      },
      'signature-digest',
    ],
    ['signed by a stranger', { answer: { key: createSelfSigned() } }, 'signature-key'],
    ['for another audience', { answer: { audience: 'https://another.example' } }, 'audience'],
    ['that is cut off', { change: (xml) => xml.slice(0, -20) }, 'well-formed'],
    ['that holds no assertion', { change: () => '<hello/>' }, 'one-assertion'],
    [
      'that holds an assertion in an assertion',
      {
        signs: ['response'],
        change: (xml) => xml.replace('</saml:Assertion>', `<saml:Advice>${xml}</saml:Advice></saml:Assertion>`),
      },
      'one-assertion',
    ],
    [
      'two of them',
      { damage: (xml) => xml.replace(/<saml:EncryptedAssertion.*<\/saml:EncryptedAssertion>/s, (each) => each + each) },
      'one-assertion',
    ],
    [
      'one beside a plain one',
      { damage: (xml) => xml.replace('</samlp:Response>', `${assertionXml(answerTo(request, now))}</samlp:Response>`) },
      'one-assertion',
    ],
    [
      'with the ID of the response',
      { signs: ['response'], answer: {}, change: (xml) => xml.replace(/ ID="(_[^"]*)"/, ' ID="_response-$1"') },
      'unique-ids',
    ],
  ] as [string, Sent, string][])('%s', (_name, sent, rule) => {
    const { failed, user } = judge(sent);
    expect([failed, user]).toEqual([rule, undefined]);
  });

  it('where this server has no key', () => {
    expect(judge({}, { decryptionKeys: [] }).failed).toBe('encryption');
  });
});
