/** How often metadata are read for a tenant: documents are parsed in the process that serves everybody. */
import { expect, it } from 'vitest';
import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import type { SsoSetupLink } from '#shared/contract/sso/sso-setup-links.ts';
import type { Answer } from '#server/testing/browser.ts';
import { callerFor } from '#server/testing/flows.ts';
import { samlMetadata } from '#server/testing/saml-provider.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({ config: { limits: { ssoMetadata: { points: 3, per: 300 } } } });
const base = '/team/resources/sso/v1/configurations';
const [owner, other] = [await callerFor(server, server.people.admin), await callerFor(server, server.people.stranger)];
const metadata = samlMetadata();
const codeOf = (answer: Answer) => answer.json<{ errorCode: string }>().errorCode;

it('a tenant has a few documents and URLs read, by every call that reads them, and the next is refused', async () => {
  const { browser, headers } = owner;
  const made = await browser.post(`${base}/metadata`, { metadata }, headers);
  expect(made.status).toBe(201);
  const { id } = made.json<SsoConfig>();
  // what is refused counts, too
  const refused = await browser.post(`${base}/metadata`, { metadata: `<a>${'<b/>'.repeat(260_000)}</a>` }, headers);
  expect(refused.json()).toMatchObject({
    errors: ['metadata: has more than 8000 elements'],
    context: { fields: [{ field: 'metadata', rule: 'has more than 8000 elements' }] },
  });
  expect((await browser.put(`${base}/${id}/metadata`, { metadata }, headers)).status).toBe(200);
  const url = 'https://idp.harbour.example/metadata';
  const more = [
    await browser.post(`${base}/metadata`, { metadata }, headers),
    await browser.put(`${base}/${id}/metadata`, { metadata }, headers),
    await browser.post(`${base}/metadata-url`, { url }, headers),
    await browser.put(`${base}/${id}/metadata-url`, { url }, headers),
    await browser.put('/team/resources/sso/v1/saml/configurations/metadata', { metadata }, headers),
  ];
  for (const answer of more) expect([answer.status, codeOf(answer)]).toEqual([429, 'too-many-requests']);
});

it('guests of setup links count with their tenant, and with no other', async () => {
  const { browser, headers } = other;
  const { id } = (await browser.post(base, {}, headers)).json<SsoConfig>();
  const made = await browser.post('/team/resources/sso/v1/setup-links', { ssoConfigId: id }, headers);
  const { url } = made.json<SsoSetupLink & { url: string }>();
  const guest = server.browser();
  await guest.submit(await guest.get(new URL(url).pathname), { secret: new URL(url).hash.slice(1) });
  const path = `/account/sso-setup/api/configurations/${id}/metadata`;
  for (let time = 0; time < 3; time += 1) expect((await guest.put(path, { metadata })).status).toBe(200);
  expect(codeOf(await guest.put(path, { metadata }))).toBe('too-many-requests');
  expect(codeOf(await browser.put(`${base}/${id}/metadata`, { metadata }, headers))).toBe('too-many-requests');
});
