/** The test identity provider where the operator did not turn it on. */
import { expect, it } from 'vitest';
import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import { isTestProviderOn } from '#server/domain/sso/test-provider.ts';
import { callerFor } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({ config: { sso: { testProvider: false } } });

it.each([
  ['development', undefined, true],
  ['development', false, false],
  ['production', undefined, false],
  ['production', true, true],
] as const)('in %s with the option %s it is offered: %s', (mode, testProvider, isOn) => {
  expect(isTestProviderOn({ mode, sso: { testProvider } })).toBe(isOn);
});

it('starts no test, offers nothing, shows no page, and makes no key', async () => {
  const { browser, headers } = await callerFor(server, server.people.admin);
  const base = '/team/resources/sso/v1/configurations';
  const { id } = (await browser.post(base, { type: 'saml' }, headers)).json<SsoConfig>();
  const offered = await browser.get(`${base}/${id}/test-provider`, headers);
  expect([offered.status, offered.json()]).toEqual([200, { cases: [] }]);
  expect((await browser.post(`${base}/${id}/test-provider/tests`, { case: 'good' }, headers)).status).toBe(404);
  expect((await browser.get('/auth/sso/test-provider?SAMLRequest=x&RelayState=y')).status).toBe(404);
  expect(await server.rows('select 1 from test_provider_keys')).toEqual([]);
});
