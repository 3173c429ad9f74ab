import { describe, expect, it } from 'vitest';
import { callerFor, paths } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const logo = 'https://cdn.waypoint.example/logo.png';
const server = await useTestServer({
  config: { trustedProxies: ['127.0.0.1/32', '::1/128'], vendor: { name: 'Waypoint', logo } },
});
const { member, admin } = server.people;
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Changes the password and returns the mail about it. */
async function changePassword(user: typeof member, request: Record<string, string>) {
  const { browser, headers } = await callerFor(server, user);
  const change = { password: user.password, newPassword: 'fresh water every day' };
  expect((await browser.post(paths.changePassword, change, { ...headers, ...request })).status).toBe(200);
  await server.settle();
  return server.mailbox.latest(user.email);
}

describe('V6.3.7 the mail about a change of sign-in data', () => {
  it('tells the device and address of the request, and links to the page that undoes it', async () => {
    const mail = await changePassword(member, { 'user-agent': chrome, 'x-forwarded-for': '198.51.100.7' });
    expect(mail.text).toContain('Device: Chrome on Linux\nIP address: 198.51.100.7\n');
    expect(mail.text).not.toContain('Location');
    expect(mail.links.map((link) => new URL(link).pathname)).toEqual(['/account/forget-password']);
    expect(mail.html).toContain(`src="${logo}" alt="Waypoint"`);
  });

  it('shows nothing of what the browser calls itself beyond known names', async () => {
    const mail = await changePassword(admin, {
      'user-agent': 'Visit https://evil.example/reset <b>now</b>',
      'x-forwarded-for': '198.51.100.7, 2001:db8::7',
    });
    expect(mail.text + mail.html).not.toMatch(/evil|<b>/);
    expect(mail.text).toContain('IP address: 2001:db8::7');
  });
});
