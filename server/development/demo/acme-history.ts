/**
 * History of the demo tenant for the last 30 days: audits, sign-ins with a few failures, notifications of its admin.
 */
import type { Tx } from '#server/db/database.ts';
import { copyToTenants } from '#server/db/queries/audits/copies.ts';
import { audit, type AuditEntry } from '#server/db/queries/core/audits.ts';
import { withSecondFactor } from '#server/domain/mfa/second-factor.ts';
import { day, hour, later, minute } from '#server/lib/clock.ts';
import { randomId } from '#server/lib/secrets.ts';
import { failedPassword } from '#server/use-cases/sign-in/failed-password.ts';
import type { AcmeOptions, MadeUser } from './acme.types.ts';

interface Happening {
  at: Date;
  /** In Acme, unless the entry names no tenant. */
  entry: Omit<AuditEntry, 'tenantId'> & Partial<Pick<AuditEntry, 'tenantId'>>;
  device?: (typeof devices)[number];
}

/** Only documentation addresses (RFC 5737). */
const devices = [
  {
    ip: '198.51.100.24',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/154.0.0.0 Safari/537.36',
  },
  {
    ip: '203.0.113.71',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15',
  },
  { ip: '192.0.2.130', userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0' },
  {
    ip: '198.51.100.7',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1',
  },
] as const;

const span = 30;

/** Written by the product's own functions, one after the other as it happened; only the clock is another one. */
export async function writeAcmeHistory(tx: Tx, options: AcmeOptions, made: MadeUser[]): Promise<void> {
  const happenings = [...signInsOf(options, made), ...failuresOf(options, made), ...changesOf(options, made)].sort(
    (one, other) => one.at.getTime() - other.at.getTime(),
  );
  for (const { at, entry, device = devices[0] } of happenings) {
    const traceId = randomId(options.random).replaceAll('-', '');
    await audit(tx, { ...device, country: null, traceId }, at, { tenantId: options.tenantId, ...entry });
    // as the sealer does a moment later
    if (entry.tenantId === null) await copyToTenants(tx);
  }
  await insertNotifications(tx, options);
}

/** Active users sign in every few days, at a typical hour and on a device of their own. */
function signInsOf({ random, now, clientId, adminId }: AcmeOptions, made: MadeUser[]): Happening[] {
  const active = made.filter(({ user, lastSeenAt }) => lastSeenAt && (user.lastSeen ?? span) < span);
  const people = [
    ...active.map(({ id, user, createdAt, lastSeenAt }) => ({ id, user, createdAt, last: lastSeenAt! })),
    {
      id: adminId,
      user: { lastSeen: 1, mfa: undefined },
      createdAt: later(now, -400 * day),
      last: later(now, -day - 3 * hour),
    },
  ];
  return people.flatMap(({ id, user, createdAt, last }, index) => {
    const every = 1 + (index % 4);
    const count = Math.floor((span - (user.lastSeen ?? 0)) / every);
    return Array.from({ length: count }, (_, turn): Happening => ({
      at: later(last, -turn * every * day - ((index * turn * 37) % 95) * minute),
      entry: {
        action: 'user.signed-in',
        actorId: id,
        target: { kind: 'session', id: randomId(random) },
        details: { methods: user.mfa ? withSecondFactor(['pwd'], 'otp') : ['pwd'], client: clientId },
      },
      device: devices[(index + (turn % 7 === 3 ? 1 : 0)) % devices.length]!,
    })).filter(({ at }) => at >= createdAt);
  });
}

function failuresOf({ now, adminId, maxAttempts }: AcmeOptions, made: MadeUser[]): Happening[] {
  const failed = (userId: string, at: Date, device: Happening['device'], failures = 1): Happening => ({
    at,
    entry: failedPassword({ userId, failures, locked: failures === maxAttempts }),
    device,
  });
  const locked = made.filter(({ user }) => user.locked);
  return [
    failed(adminId, later(now, -9 * day - 2 * hour), devices[3]),
    ...made
      .filter(({ user }, index) => index % 6 === 2 && user.state !== 'invited')
      .map(({ id }, index) => failed(id, later(now, -(index * 4 + 2) * day - index * hour), devices[index % 4])),
    ...locked.flatMap(({ id }, index) =>
      Array.from({ length: maxAttempts }, (_, turn) =>
        failed(id, later(now, -(index + 1) * 5 * hour + turn * minute), devices[2], turn + 1),
      ),
    ),
  ];
}

function changesOf({ now, adminId }: AcmeOptions, made: MadeUser[]): Happening[] {
  const byName = (name: string): MadeUser => made.find(({ user }) => user.name === name)!;
  const on = (user: MadeUser) => ({ kind: 'user', id: user.id });
  return [
    ...made
      .filter(({ user }) => user.state === 'invited')
      .map((invited): Happening => ({
        at: invited.createdAt,
        entry: {
          action: 'user.invited',
          actorId: adminId,
          target: on(invited),
          details: {
            email: invited.email,
            roles: [...invited.user.roles],
            after: { state: 'invited', roles: [...invited.user.roles] },
          },
        },
      })),
    ...(['Felix Steiner', 'Nikolai Petrov'] as const).map((name, index): Happening => ({
      at: later(now, -(13 + index * 9) * day),
      entry: {
        action: 'user.disabled',
        actorId: byName('Noor Rahman').id,
        target: on(byName(name)),
        details: { before: 'active', after: 'disabled', sessions: 0 },
      },
      device: devices[1],
    })),
    {
      at: later(now, -4 * day - 5 * hour),
      entry: {
        action: 'user.roles-changed',
        severity: 'Medium',
        actorId: adminId,
        target: on(byName('Grace Muthoni')),
        details: { before: ['member'], after: ['member', 'billing'] },
      },
    },
    ...(['Zoë de Vries', 'Priya Natarajan'] as const).map((name, index): Happening => ({
      at: later(now, -(7 + index * 10) * day),
      entry: {
        action: 'user.password-changed',
        severity: 'Medium',
        actorId: byName(name).id,
        target: on(byName(name)),
      },
      device: devices[index + 1],
    })),
  ];
}

async function insertNotifications(tx: Tx, { random, now, tenantId, adminId }: AcmeOptions): Promise<void> {
  const notification = (
    key: string,
    daysAgo: number,
    details: object,
    state: { inTenant?: true; read?: true; pinned?: true } = {},
  ) => {
    const at = later(now, -daysAgo * day - 2 * hour);
    return {
      id: randomId(random),
      user_id: adminId,
      tenant_id: state.inTenant ? tenantId : null,
      key,
      details: JSON.stringify(details),
      created_at: at,
      read_at: state.read ? later(at, hour) : null,
      pinned_at: state.pinned ? later(at, hour) : null,
    };
  };
  await tx
    .insertInto('notifications')
    .values([
      notification('signed-in', 1, { device: 'Safari on iPhone', ip: devices[3].ip }),
      notification(
        'invitation-accepted',
        2,
        { person: 'Rosa Jiménez', email: 'rosa.jimenez@acme.example' },
        { inTenant: true },
      ),
      notification('groups-changed', 6, { actor: 'Ines Carvalho' }, { inTenant: true, read: true }),
      notification(
        'invitation-accepted',
        12,
        { person: 'Victor Almeida', email: 'victor.almeida@acme.example' },
        { inTenant: true, read: true },
      ),
      notification('password-changed', 21, {}, { read: true, pinned: true }),
    ])
    .execute();
}
