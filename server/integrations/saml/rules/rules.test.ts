import { createPrivateKey } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { samlRules, type SsoRule } from '#shared/contract/sso/sso-exchanges.ts';
import { createSelfSigned } from '#server/testing/certificates.ts';
import { answerTo, assertionXml, encoded, responseXml, samlProvider, signXml } from '#server/testing/saml-provider.ts';
import { encryptXml } from '#server/integrations/test-provider/encrypt-xml.ts';
import { validateResponse } from '#server/integrations/saml/validate-response.ts';

const now = new Date('2026-11-26T12:00:00.000Z');
const request = {
  id: '_request',
  acsUrl: 'https://id.portico.example/auth/saml/callback',
  issuer: 'https://id.portico.example/auth/saml/metadata',
  destination: samlProvider.endpoint,
  relayState: 'state',
};
/** Those about the message; the others are about its request, and about the account of its user. */
const messageRules: readonly SsoRule[] = samlRules.slice(samlRules.indexOf('size'), samlRules.indexOf('replay'));
/** Of answers that nobody asked for alone. */
const unaskedRules: readonly SsoRule[] = ['idp-initiated', 'issued'];

it('each rule has a file of its own', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.startsWith('check-'));
  expect(files.sort()).toEqual(messageRules.map((rule) => `check-${rule}.ts`).sort());
  expect(messageRules.length).toBeGreaterThanOrEqual(40);
});

it.each([
  [request.id, messageRules.filter((rule) => !unaskedRules.includes(rule))],
  [undefined, messageRules],
])('all of them judge an encrypted answer to the request %s, in the order of the contract', (requestId, wanted) => {
  const ours = createSelfSigned();
  const answer = answerTo(request, now, { inResponseTo: requestId, signs: ['response'] });
  const encrypted = encryptXml(signXml(assertionXml(answer), 'Assertion', answer), {
    certificate: ours.cert,
    cipher: 'aes256-gcm',
    transport: 'oaep-sha1',
    isKeyBeside: false,
    isDamaged: false,
  });
  const { checks, failed } = validateResponse(encoded(responseXml(answer, encrypted)), {
    acsUrl: request.acsUrl,
    spEntityId: request.issuer,
    requestId,
    idpInitiated: requestId === undefined,
    idpEntityId: samlProvider.entityId,
    certificates: [samlProvider.certificate],
    domains: ['harbour.example'],
    now,
    clockSkew: 180_000,
    decryptionKeys: [createPrivateKey(ours.key)],
  });
  expect(failed).toBeUndefined();
  expect([...new Set(checks.map(({ rule }) => rule))]).toEqual(wanted);
});
