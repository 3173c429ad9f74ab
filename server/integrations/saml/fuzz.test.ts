/** Good responses, changed at random: each is refused, or still names the user that was signed. */
import { createPrivateKey } from 'node:crypto';
import { expect, it } from 'vitest';
import { encryptXml } from '#server/integrations/test-provider/encrypt-xml.ts';
import { createSelfSigned } from '#server/testing/certificates.ts';
import {
  answerTo,
  assertionXml,
  encoded,
  responseXml,
  samlMetadata,
  samlProvider,
  samlXml,
  signXml,
} from '#server/testing/saml-provider.ts';
import { changeXml, xmlPieces } from '#server/testing/change-xml.ts';
import { fuzz } from '#server/testing/seeded.ts';
import type { Expected } from './expected.ts';
import { validateResponse } from './validate-response.ts';
import { readIdpMetadata } from './read-metadata.ts';

const now = new Date('2026-11-26T12:00:00.000Z');
const request = {
  id: '_request',
  acsUrl: 'https://id.portico.example/auth/saml/callback',
  issuer: 'https://id.portico.example/auth/saml/metadata',
  destination: samlProvider.endpoint,
  relayState: 'state',
};
const ours = createSelfSigned();
const expected: Expected = {
  acsUrl: request.acsUrl,
  spEntityId: request.issuer,
  requestId: request.id,
  idpEntityId: samlProvider.entityId,
  certificates: [samlProvider.certificate],
  domains: ['harbour.example'],
  now,
  clockSkew: 180_000,
  decryptionKeys: [createPrivateKey(ours.key)],
};
const answer = answerTo(request, now, {
  attributes: { email: ['noor@harbour.example'], groups: ['Captains', 'Crew'] },
});
const encrypted = encryptXml(signXml(assertionXml(answer), 'Assertion', answer), {
  certificate: ours.cert,
  cipher: 'aes256-gcm',
  transport: 'oaep-sha1',
  isKeyBeside: false,
  isDamaged: false,
});
const goodOnes = [
  samlXml(answer),
  samlXml({ ...answer, signs: ['response'] }),
  samlXml({ ...answer, signs: ['assertion', 'response'] }),
  responseXml(answer, encrypted),
];
const userIn = (xml: string) => validateResponse(encoded(xml), expected).user;
/** Somebody else, signed by nobody. */
const evil = assertionXml({ ...answer, nameId: 'admin@harbour.example' });
const genuine = userIn(goodOnes[0]!);

it('a changed response signs in nobody, or whom it named before', async () => {
  expect(goodOnes.map(userIn)).toEqual(goodOnes.map(() => genuine));
  expect(genuine).toMatchObject({ email: 'noor@harbour.example', groups: ['Captains', 'Crew'] });
  let refused = 0;
  const runs = 1500;
  await fuzz(runs, (random) => {
    const xml = changeXml(random.pick(goodOnes), random, evil);
    const { user, failed } = validateResponse(encoded(xml), expected);
    if (user === undefined) refused += 1;
    if (user === undefined ? failed === undefined : JSON.stringify(user) !== JSON.stringify(genuine))
      throw new Error(`the judgment is ${failed ?? JSON.stringify(user)} of ${xml}`);
  });
  // most changes are noticed, or they change too little
  expect(refused / (2 * runs)).toBeGreaterThan(0.7);
});

it('a response of rubbish, in base64 or not, is refused', async () => {
  const checked = fuzz(1500, (random) => {
    const text = Array.from({ length: random.below(20) }, () => random.pick(xmlPieces)).join('');
    const { user } = validateResponse(random.below(2) ? encoded(text) : text, expected);
    if (user !== undefined) throw new Error(`somebody is in ${text}`);
  });
  await expect(checked).resolves.toBeUndefined();
});

it('changed metadata are read or refused', async () => {
  const good = samlMetadata();
  const checked = fuzz(1000, (random) => {
    const read = readIdpMetadata(changeXml(good, random, evil), now);
    if (!('fault' in read) && !Array.isArray(read.certificates)) throw new Error('is neither');
  });
  await expect(checked).resolves.toBeUndefined();
});
