import { expect, it, onTestFinished } from 'vitest';
import { day, later } from '#server/lib/clock.ts';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { startTestServer, type TestServer } from '#server/testing/test-server.ts';

const path = '/.well-known/security.txt';
const clock = createFakeClock();
const expires = later(clock.read(), 10 * day).toISOString();

async function serverWith(securityTxt?: object): Promise<TestServer> {
  const server = await startTestServer({ clock, config: { ...(securityTxt && { securityTxt }) } });
  onTestFinished(() => server.close());
  return server;
}

it('RFC 9116: states where vulnerabilities are reported, until it expires', async () => {
  const server = await serverWith({
    contact: ['mailto:security@waypoint.example', 'https://waypoint.example/report'],
    expires,
    policy: 'https://waypoint.example/security',
    preferredLanguages: ['en', 'de'],
  });
  const answer = await server.browser().get(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(answer.text).toBe(
    [
      'Contact: mailto:security@waypoint.example',
      'Contact: https://waypoint.example/report',
      `Expires: ${expires}`,
      'Preferred-Languages: en, de',
      `Canonical: ${server.baseUrl}${path}`,
      'Policy: https://waypoint.example/security',
      '',
    ].join('\n'),
  );
  clock.advance(11 * day);
  expect((await server.browser().get(path)).status).toBe(404);
  const restarted = await serverWith({ contact: ['mailto:security@waypoint.example'], expires });
  expect((await restarted.browser().get(path)).status).toBe(404);
  expect(restarted.logText()).toContain('securityTxt has expired');
});

it('does not exist without configuration', async () => {
  expect((await (await serverWith()).browser().get(path)).status).toBe(404);
});
