/** SSO connections are checked again by jobs: what is found is told, and never breaks a connection. */
import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SsoConfig, SsoDomain } from '#shared/contract/sso/sso-config.ts';
import { anonymousContext, ownMetadata } from '#server/context.ts';
import { scheduleRegularJobs } from '#server/delivery/schedule.ts';
import { createSelfSigned } from '#server/testing/certificates.ts';
import { startDnsServer } from '#server/testing/dns-server.ts';
import { callerFor } from '#server/testing/flows.ts';
import { samlMetadata, samlProvider } from '#server/testing/saml-provider.ts';
import { freePortPair } from '#server/testing/start-server.ts';
import { useTestServer } from '#server/testing/test-server.ts';
import { checkConnections } from './check-connections.ts';

const hour = 3_600_000;
const day = 24 * hour;
const dns = await startDnsServer();
afterAll(() => dns.close());
const metadataPort = await freePortPair();
const server = await useTestServer({
  config: {
    sso: { dnsServers: [dns.address] },
    outgoing: { allow: [`127.0.0.1:${metadataPort}`] },
    // longer than the certificates of the tests live: the events are read at the end
    events: { keepDays: 90 },
  },
});
const { acme, admin, member } = server.people;
const base = '/team/resources/sso/v1/configurations';
const start = server.clock.read();

beforeEach(async () => {
  server.clock.advance(start.getTime() - server.clock.read().getTime());
  await server.rows('delete from sso_connections');
  await server.rows('delete from notifications');
  server.mailbox.messages.length = 0;
  dns.fault = undefined;
  dns.txt.clear();
});

/** A session of the moment: those from before a change of the clock have ended. */
const call = async <T>(method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, body?: object) => {
  const { browser, headers } = await callerFor(server, admin);
  const answer = await browser.send(method, path, {
    ...(body && { body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', ...headers },
  });
  expect(answer.status).toBeLessThan(300);
  return answer.text === '' ? (undefined as T) : answer.json<T>();
};
const connection = async () => (await call<SsoConfig[]>('GET', base))[0]!;
/** The hourly job, without the others. */
const pass = async (time: number) => {
  server.clock.advance(time);
  await checkConnections(anonymousContext(server.services, ownMetadata('job')));
  await server.settle();
};
const notices = (key: string) =>
  server.rows<{ user_id: string; details: Record<string, string> }>(
    'select user_id, details from notifications where key = $1 order by created_at, id',
    [key],
  );
const audits = async (action: string) =>
  (
    await server.rows<{ details: Record<string, unknown> }>(
      'select details from audits where tenant_id = $1 and action = $2 and actor_id is null order by id',
      [acme, action],
    )
  ).map(({ details }) => details);
/** Mails keep dots of a domain from being read as links. */
const subjects = () => server.mailbox.messages.map(({ to, subject }) => `${to}: ${subject.replaceAll('\u2060', '')}`);

describe('metadata behind a URL', () => {
  const provider = { status: 200, body: samlMetadata(), asked: 0 };
  const listening = createServer((_request, answer) => {
    provider.asked += 1;
    answer.writeHead(provider.status).end(provider.body);
  });
  beforeAll(async () => void (await once(listening.listen(metadataPort, '127.0.0.1'), 'listening')));
  afterAll(() => void listening.close());
  beforeEach(() => Object.assign(provider, { status: 200, body: samlMetadata(), asked: 0 }));
  const url = `http://127.0.0.1:${metadataPort}/metadata`;
  const blocks = ({ publicCertificate }: SsoConfig) => publicCertificate.match(/BEGIN CERTIFICATE/g)!.length;

  it('is read again by the hourly job', async () => {
    await call('POST', `${base}/metadata-url`, { url });
    await server.rows(`delete from jobs where kind = 'check-sso-connections'`);
    server.clock.advance(hour);
    await scheduleRegularJobs({ ...server.services });
    await server.settle();
    expect(provider.asked).toBe(2);
  });

  it('is read again every hour, and a new signing key is added and audited', async () => {
    await call('POST', `${base}/metadata-url`, { url });
    await call('PATCH', `${base}/${(await connection()).id}`, { enabled: true });
    await pass(hour);
    expect(provider.asked).toBe(2);
    expect(await audits('sso-connection.changed')).toEqual([]);
    const next = createSelfSigned().cert;
    provider.body = samlMetadata({ certificates: [samlProvider.certificate, next] });
    await pass(hour);
    const changed = await connection();
    expect(changed).toMatchObject({
      enabled: true,
      metadataUrl: url,
      metadataReadAt: server.clock.read().toISOString(),
    });
    expect(blocks(changed)).toBe(2);
    const [row] = (await audits('sso-connection.changed')) as { before: object; after: { certificates: string[] } }[];
    expect(row!.after.certificates).toHaveLength(2);
    // a key that is published no longer stays: an admin removes it
    provider.body = samlMetadata({ certificates: [next] });
    await pass(hour);
    expect([provider.asked, blocks(await connection())]).toEqual([4, 2]);
  });

  it('that cannot be used changes nothing, is recorded once, and told the second time', async () => {
    await call('POST', `${base}/metadata-url`, { url });
    const before = await connection();
    await call('PATCH', `${base}/${before.id}`, { enabled: true });
    provider.status = 503;
    await pass(hour);
    expect(await connection()).toMatchObject({ enabled: true, metadataFault: 'unreachable' });
    expect(await audits('sso-metadata.failed')).toEqual([{ connection: 'saml', fault: 'unreachable' }]);
    expect(await notices('sso-metadata-fails')).toEqual([]);
    Object.assign(provider, { status: 200, body: '<html>' });
    await pass(hour);
    await pass(hour);
    expect(await connection()).toMatchObject({
      enabled: true,
      metadataFault: 'invalid',
      publicCertificate: before.publicCertificate,
      ssoEndpoint: before.ssoEndpoint,
    });
    expect(await notices('sso-metadata-fails')).toEqual([
      { user_id: admin.id, details: { provider: 'idp.harbour.example' } },
    ]);
    expect(await audits('sso-metadata.failed')).toHaveLength(1);
    provider.body = samlMetadata();
    await pass(hour);
    expect(await connection()).not.toHaveProperty('metadataFault');
    // nor is a fault shown of a URL that is no longer read
    provider.status = 404;
    await pass(hour);
    await call('PUT', `${base}/${before.id}/metadata`, { metadata: samlMetadata() });
    const pasted = await connection();
    expect(pasted).not.toHaveProperty('metadataUrl');
    expect(pasted).not.toHaveProperty('metadataFault');
    expect(pasted).not.toHaveProperty('metadataReadAt');
  });

  it('of another provider adds no key', async () => {
    await call('POST', `${base}/metadata-url`, { url });
    const { cert } = createSelfSigned();
    provider.body = samlMetadata({ entityId: 'https://evil.example', certificates: [cert] });
    await pass(hour);
    const found = await connection();
    expect(found).toMatchObject({ metadataFault: 'other-provider' });
    expect(blocks(found)).toBe(1);
  });

  it('over plain HTTP adds no key, unless the operator lists the host', async () => {
    await call('POST', `${base}/metadata-url`, { url });
    await server.rows('update sso_connections set metadata_url = $1', ['http://idp.harbour.example/metadata']);
    await pass(hour);
    expect(await connection()).toMatchObject({ metadataFault: 'unreachable' });
  });

  const certificates = (many: number, until?: number) =>
    Array.from({ length: many }, () => createSelfSigned({ bits: 1024, ...(until !== undefined && { until }) }).cert);
  const fingerprints = async () => (await connection()).certificates.map(({ fingerprint }) => fingerprint);
  const fingerprintOf = (cert: string) => new X509Certificate(cert).fingerprint256;

  it('has room made for a new key by those that are published no longer, expired ones first, and once', async () => {
    const [expiring, unpublished, published] = [certificates(2, 1.5), certificates(2), certificates(6)];
    provider.body = samlMetadata({ certificates: [...expiring, ...unpublished, ...published] });
    await call('POST', `${base}/metadata-url`, { url });
    const next = certificates(1);
    provider.body = samlMetadata({ certificates: [...published, ...next] });
    await pass(2 * day);
    const kept = await fingerprints();
    expect(kept).toHaveLength(10);
    for (const each of [...unpublished, ...published, ...next]) expect(kept).toContain(fingerprintOf(each));
    const changed = (await audits('sso-connection.changed')).length;
    await pass(hour);
    await pass(hour);
    expect(await fingerprints()).toEqual(kept);
    expect(await audits('sso-connection.changed')).toHaveLength(changed);
    // what is published stays, whatever else goes
    const more = certificates(4);
    provider.body = samlMetadata({ certificates: [...published, ...more] });
    await pass(hour);
    const last = await fingerprints();
    expect(last).toHaveLength(10);
    for (const each of [...published, ...more]) expect(last).toContain(fingerprintOf(each));
  });

  it('with more keys than a connection has adds none, and is told like other faults', async () => {
    const published = certificates(10);
    provider.body = samlMetadata({ certificates: published });
    await call('POST', `${base}/metadata-url`, { url });
    const before = await fingerprints();
    const failed = (await audits('sso-metadata.failed')).length;
    const changed = (await audits('sso-connection.changed')).length;
    provider.body = samlMetadata({ certificates: [...published, ...certificates(1)] });
    await pass(hour);
    await pass(hour);
    await pass(hour);
    expect(await connection()).toMatchObject({ metadataFault: 'invalid' });
    expect(await fingerprints()).toEqual(before);
    expect(await audits('sso-metadata.failed')).toHaveLength(failed + 1);
    expect(await audits('sso-connection.changed')).toHaveLength(changed);
    expect(await notices('sso-metadata-fails')).toHaveLength(1);
  });

  it('whose validity is over adds no key', async () => {
    await call('POST', `${base}/metadata-url`, { url });
    const body = samlMetadata({ certificates: [samlProvider.certificate, ...certificates(1)] });
    provider.body = body.replace('<EntityDescriptor', '<EntityDescriptor validUntil="2020-01-01T00:00:00Z"');
    await pass(hour);
    expect(await connection()).toMatchObject({ metadataFault: 'invalid' });
    expect(await fingerprints()).toHaveLength(1);
  });
});

describe('a certificate that expires', () => {
  const create = async (days: number, enabled = true) => {
    const { cert: publicCertificate } = createSelfSigned({ until: days });
    await call('POST', base, { ssoEndpoint: 'https://idp.harbour.example/sso', publicCertificate, enabled });
  };

  it('is told at 60, 30, 7 and 1 days, once each, by mail and in the portal, to those who may change it', async () => {
    await create(61.5);
    await pass(hour);
    expect(await notices('sso-certificate-expires')).toEqual([]);
    const told: number[] = [];
    for (let passed = 0; passed < 62; passed += 1) {
      await pass(day);
      const { length } = await notices('sso-certificate-expires');
      if (length > told.length) told.push(61.5 - passed - 1);
    }
    expect(told.map(Math.floor)).toEqual([59, 29, 6, 0]);
    const [first] = await notices('sso-certificate-expires');
    expect(first).toMatchObject({ user_id: admin.id, details: { provider: 'idp.harbour.example' } });
    expect(subjects()).toEqual(
      Array.from({ length: 4 }, () => `${admin.email}: The SSO certificate of Acme expires soon`),
    );
    expect(subjects().join()).not.toContain(member.email);
  });

  it('that is near its end when it is entered is told once', async () => {
    await create(5);
    await pass(hour);
    await pass(hour);
    expect(await notices('sso-certificate-expires')).toHaveLength(1);
    const found = await connection();
    await call('PATCH', `${base}/${found.id}`, { signRequest: true });
    await pass(hour);
    expect(await notices('sso-certificate-expires')).toHaveLength(1);
  });

  it('is not told of a connection that is off', async () => {
    await create(5, false);
    await pass(day);
    expect(await notices('sso-certificate-expires')).toEqual([]);
  });
});

describe('the record of a proved domain', () => {
  const domain = 'harbour.example';
  const prove = async () => {
    const { id } = await call<SsoConfig>('POST', base, {});
    const added = await call<SsoDomain>('POST', `${base}/${id}/domains`, { domain });
    dns.txt.set(domain, [added.txtRecord]);
    await call('PUT', `${base}/${id}/domains/${added.id}/validate`);
    return { ...added, path: `${base}/${id}/domains/${added.id}/validate` };
  };
  const found = async () => (await connection()).domains[0]!;

  it('is looked for daily; that it is gone is shown, recorded and told once, and the domain stays validated', async () => {
    const { txtRecord } = await prove();
    dns.asked.length = 0;
    await pass(hour);
    expect(dns.asked).toEqual([]);
    await pass(day);
    expect(await found()).toEqual(
      expect.objectContaining({ validated: true, lastCheckedAt: server.clock.read().toISOString() }),
    );
    expect(await found()).not.toHaveProperty('driftedAt');
    dns.txt.clear();
    await pass(day);
    const since = server.clock.read().toISOString();
    expect(await found()).toMatchObject({ validated: true, driftedAt: since });
    await pass(day);
    expect(await found()).toMatchObject({ validated: true, driftedAt: since });
    expect(await audits('sso-domain.drifted')).toEqual([{ connection: 'saml', domain }]);
    expect(await notices('sso-domain-drifted')).toEqual([{ user_id: admin.id, details: { domain } }]);
    expect(subjects()).toEqual([`${admin.email}: The DNS record of ${domain} is missing`]);
    expect(server.mailbox.latest(admin.email).text).toContain('/oauth/portal/sso');
    dns.txt.set(`_portico.${domain}`, [txtRecord]);
    await pass(day);
    expect(await found()).not.toHaveProperty('driftedAt');
    expect(await audits('sso-domain.restored')).toHaveLength(1);
  });

  it('is not gone because name servers fail', async () => {
    await prove();
    dns.fault = 'SERVFAIL';
    await pass(day);
    const state = await found();
    expect(state).toMatchObject({ validated: true, lastCheckedAt: server.clock.read().toISOString() });
    expect(state).not.toHaveProperty('driftedAt');
  });

  it('that an admin published again is seen when they validate the domain', async () => {
    const { path, txtRecord } = await prove();
    dns.txt.clear();
    await pass(day);
    expect(await found()).toHaveProperty('driftedAt');
    dns.txt.set(domain, [txtRecord]);
    await call('PUT', path);
    expect(await found()).not.toHaveProperty('driftedAt');
  });
});
