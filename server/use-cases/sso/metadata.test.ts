/** Metadata of identity providers that are refused, each with the field and the rule, by document and by URL. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import { createAuthority, createSelfSigned } from '#server/testing/certificates.ts';
import { callerFor } from '#server/testing/flows.ts';
import { samlMetadata, samlProvider } from '#server/testing/saml-provider.ts';
import { freePortPair } from '#server/testing/start-server.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const port = await freePortPair();
const server = await useTestServer({ config: { outgoing: { allow: [`127.0.0.1:${port}`] } } });
const base = '/team/resources/sso/v1/configurations';
const [owner, other] = [await callerFor(server, server.people.admin), await callerFor(server, server.people.stranger)];
beforeEach(async () => void (await server.rows('delete from sso_connections')));
const fromXml = (metadata: string) => owner.browser.post(`${base}/metadata`, { metadata }, owner.headers);
const list = async () => (await owner.browser.get(base, owner.headers)).json<SsoConfig[]>();
const ec = createAuthority().cert;
const long = `https://idp.harbour.example/${'x'.repeat(2048)}`;
const root = (attributes: string) => samlMetadata().replace('<EntityDescriptor', `<EntityDescriptor ${attributes}`);
const saml11 = 'urn:oasis:names:tc:SAML:1.1:protocol';
const saml20 = 'urn:oasis:names:tc:SAML:2.0:protocol';
/** Not to be compressed, as the index of a column would. */
const random = (length: number) => randomBytes(length).toString('base64url').slice(0, length);

describe('a document', () => {
  it.each([
    [
      'a character that XML does not have',
      samlMetadata({ entityId: 'AB' }).replace('"AB"', '"a&#0;b"'),
      'metadata',
      'character',
    ],
    [
      'a long entity ID',
      samlMetadata({ entityId: random(6000) }),
      'metadata',
      'entityID) of more than 1024 characters',
    ],
    ['a blank entity ID', samlMetadata({ entityId: '  ' }), 'metadata', 'names no entity ID'],
    [
      'no entity',
      samlMetadata()
        .replaceAll(/<\/?EntityDescriptor[^>]*>/g, '')
        .replace(
          '<IDPSSODescriptor',
          '<IDPSSODescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#"',
        ),
      'metadata',
      'names no entity ID',
    ],
    ['SAML 1.1 alone', samlMetadata().replace(saml20, saml11), 'metadata', 'does not support SAML 2.0'],
    ['an end that is over', root('validUntil="2020-01-01T00:00:00Z"'), 'metadata', 'validUntil="2020-01-01T00:00:00Z"'],
    ['an end that is no time', root('validUntil="2099"'), 'metadata', 'validUntil="2099"'],
    ['text after its root', `${samlMetadata()}more`, 'metadata', 'text outside of its root element'],
    ['a long endpoint', samlMetadata({ endpoint: long }), 'ssoEndpoint', 'has more than 2048 characters'],
    ['a long logout endpoint', samlMetadata({ sloEndpoint: long }), 'sloEndpoint', 'has more than 2048 characters'],
    [
      'an EC key',
      samlMetadata({ certificates: [ec] }),
      'metadata',
      'has a key of the kind EC, and signatures have to be made with RSA',
    ],
    [
      '11 keys',
      samlMetadata({ certificates: Array.from({ length: 11 }, () => createSelfSigned({ bits: 1024 }).cert) }),
      'metadata',
      'more than 10 certificates',
    ],
    [
      '101 certificates',
      samlMetadata({ certificates: Array.from({ length: 101 }, (_, at) => `AAAA${String(at).padStart(4, '0')}`) }),
      'metadata',
      'more than 100 certificates',
    ],
  ])('with %s is refused, and field and rule are named', async (_what, xml, field, rule) => {
    const answer = await fromXml(xml);
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({
      errors: [expect.stringContaining(rule)],
      context: { fields: [{ field, rule: expect.stringContaining(rule) as unknown }] },
    });
    expect(await list()).toEqual([]);
  });

  it.each([
    ['an entity ID of 1024 characters', samlMetadata({ entityId: random(1024) })],
    ['SAML 1.1, too', samlMetadata().replace(saml20, `${saml11} ${saml20}`)],
    ['an end that is to come', root('validUntil="2999-01-01T00:00:00Z"')],
    [
      '10 keys',
      samlMetadata({ certificates: Array.from({ length: 10 }, () => createSelfSigned({ bits: 1024 }).cert) }),
    ],
    ['the same key 11 times', samlMetadata({ certificates: Array<string>(11).fill(samlProvider.certificate) })],
  ])('with %s is read', async (_what, xml) => {
    expect((await fromXml(xml)).status).toBe(201);
  });

  it('with one key that can be used is read, and others are left out', async () => {
    const weak = createSelfSigned({ bits: 512 }).cert;
    const made = await fromXml(samlMetadata({ certificates: [ec, weak, samlProvider.certificate] }));
    expect(made.json<SsoConfig>().certificates).toHaveLength(1);
  });
});

describe('a URL', () => {
  const provider = { status: 200, headers: {} as Record<string, string>, body: samlMetadata(), asked: 0 };
  const listening = createServer((_request, answer) => {
    provider.asked += 1;
    answer.writeHead(provider.status, provider.headers).end(provider.body);
  });
  beforeAll(async () => void (await once(listening.listen(port, '127.0.0.1'), 'listening')));
  afterAll(() => void listening.close());
  beforeEach(() => void Object.assign(provider, { status: 200, headers: {}, body: samlMetadata(), asked: 0 }));
  const here = `http://127.0.0.1:${port}/metadata`;
  const refusedAt = async (url: string) => {
    const answer = await owner.browser.post(`${base}/metadata-url`, { url }, owner.headers);
    expect(answer.json()).toMatchObject({ errorCode: 'sso-metadata-unreachable' });
    return answer.json<{ context: { fields: { field: string; rule: string }[] } }>().context.fields;
  };
  const refused = (rule: string) => [{ field: 'url', rule }];

  it.each([
    ['a private network', 'https://10.0.0.7/metadata', 'the address is not in the public network'],
    ['a closed port of this machine', 'http://127.0.0.1:9/metadata', 'the address is not in the public network'],
    ['cloud metadata', 'http://169.254.169.254/metadata', 'the address is not in the public network'],
    ['a host that nobody has', 'https://nowhere.invalid/metadata', 'the name of the host is not found'],
  ])('of %s is refused, with the rule', async (_what, url, rule) => {
    expect(await refusedAt(url)).toEqual(refused(rule));
  });

  it('that answers something else is refused, with what it was', async () => {
    provider.status = 503;
    expect(await refusedAt(here)).toEqual(refused('the answer has the status 503'));
    Object.assign(provider, { status: 302, headers: { location: '/metadata' } });
    expect(await refusedAt(here)).toEqual(refused('after 4 redirects, there is no answer without a redirect'));
    provider.headers = { location: 'http://10.0.0.7/' };
    expect(await refusedAt(here)).toEqual(refused('after 1 redirect, the address is not in the public network'));
    provider.headers = { location: 'ftp://idp.harbour.example/' };
    expect(await refusedAt(here)).toEqual(refused('after 1 redirect, not an address to call'));
    Object.assign(provider, { status: 200, headers: {}, body: samlMetadata() + ' '.repeat(1_048_576) });
    expect(await refusedAt(here)).toEqual(refused('the answer is longer than allowed'));
  });

  it('is not called for a connection of another tenant, or for none', async () => {
    const theirs = (await other.browser.post(base, {}, other.headers)).json<SsoConfig>();
    for (const id of [theirs.id, 'none']) {
      const answer = await owner.browser.put(`${base}/${id}/metadata-url`, { url: here }, owner.headers);
      expect([answer.status, answer.json<{ errorCode: string }>().errorCode]).toEqual([
        404,
        'sso-connection-not-found',
      ]);
    }
    expect(provider.asked).toBe(0);
  });
});
