/** Changes of security settings that a crash interrupts: what was applied can still be undone, and undoes itself. */
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { scaledTimeout } from '#scripts/testing/scaled-timeout.ts';
import type { PendingPolicy } from '#shared/contract/policies/policy-history.ts';
import type { SecurityOverview } from '#shared/contract/security-center/security-center.ts';
import type { LockoutPolicy } from '#shared/contract/policies/security-policies.ts';
import type { SessionConfig } from '#shared/contract/sessions/sessions.ts';
import { runServer } from '#server/testing/start-server.ts';
import { demoProcess, signInAsDemoAdmin, type DemoAdmin } from './support/demo-admin.ts';
import { endAllProcesses, killTree } from './support/server-process.ts';

afterAll(endAllProcesses);

const center = '/security-center/resources';
const base = '/identity/resources/configurations';
const minute = 60_000;

const apply = ({ call }: DemoAdmin, code: string) => call('POST', `${center}/recommendations/v1/${code}/apply`);

const statusOf = async ({ get }: DemoAdmin, code: string) =>
  (await get<SecurityOverview>(`${center}/overview/v1`)).recommendations.find((each) => each.code === code)?.status;
const limitsOf = ({ get }: DemoAdmin) => get<SessionConfig>(`${base}/sessions/v1`);
const pendingOf = async ({ get }: DemoAdmin) =>
  (await get<{ items: PendingPolicy[] }>(`${base}/v1/policies/pending`)).items;

test(
  'kill -9 between a change and its undo: it is undone after the restart, by its author or by itself, and nothing is half applied',
  { timeout: scaledTimeout(240_000) },
  async () => {
    const { dataDir, port, start } = await demoProcess();
    const first = await start();
    const before = await limitsOf(first.admin);
    const applied = (await apply(first.admin, 'ENABLE_PASSWORD_HISTORY')) as { status: number; json: { id: string } };
    expect(applied.status).toBe(200);
    expect(await statusOf(first.admin, 'ENABLE_PASSWORD_HISTORY')).toBe('applied');
    const limit = { sessionConcurrentConfiguration: { isActive: true, maxSessions: 900 }, provisional: true };
    expect((await first.admin.call('POST', `${base}/sessions/v1`, limit)).status).toBeLessThan(300);
    const [waiting] = await pendingOf(first.admin);
    expect(waiting).toMatchObject({ policy: 'sessions' });
    const none = { enabled: false, maxAttempts: 5 };
    expect((await first.admin.call('POST', `${base}/v1/lockout-policy`, none)).status).toBe(200);
    expect(await statusOf(first.admin, 'ENABLE_USER_LOCKOUT')).toBe('open');
    // in flight when the process dies
    const interrupted = apply(first.admin, 'ENABLE_USER_LOCKOUT').catch(() => undefined);
    await killTree(first.server.pid);
    await interrupted;

    const second = await start();
    expect(await pendingOf(second.admin)).toMatchObject([{ policy: 'sessions', revertAt: waiting!.revertAt }]);
    const undo = { id: applied.json.id };
    const path = `${center}/recommendations/v1/ENABLE_PASSWORD_HISTORY/undo`;
    expect((await second.admin.call('POST', path, undo)).status).toBe(200);
    expect((await second.admin.call('POST', path, undo)).status).toBe(409);
    expect(await statusOf(second.admin, 'ENABLE_PASSWORD_HISTORY')).toBe('open');
    // the vendor's default applies again, as before
    expect((await second.admin.call('GET', `${base}/v1/password-history-policy`)).status).toBe(404);
    const { enabled } = await second.admin.get<LockoutPolicy>(`${base}/v1/lockout-policy`);
    expect(await statusOf(second.admin, 'ENABLE_USER_LOCKOUT')).toBe(enabled ? 'applied' : 'open');
    await killTree(second.server.pid);

    // ten minutes later nobody has confirmed
    const third = await runServer({ dataDir, port, ahead: 11 * minute });
    onTestFinished(() => third.close());
    const admin = await signInAsDemoAdmin(dataDir);
    await expect.poll(() => pendingOf(admin), { timeout: scaledTimeout(60_000), interval: 500 }).toEqual([]);
    expect(await limitsOf(admin)).toEqual(before);
  },
);
