import { join } from 'node:path';
import pg from 'pg';
import { systemConnection } from '#server/db/scope.ts';
import type { Bench, BenchResult, Row } from './bench.types.ts';
import { callRate } from './call-rate.ts';
import { databaseOf, enginePid } from './database-of.ts';
import { fillLargeTenant } from './large-tenant.ts';
import { adminOf, type Ask } from './list-calls.ts';
import { signedIn, signIn } from './signed-in-user.ts';
import { startPortico, type PorticoProcess } from './portico-process.ts';
import { requireProc } from './process-usage.ts';
import { median, percentile } from './statistics.ts';
import { workFor } from './work-for.ts';
import { writeDirectly } from './write-directly.ts';

/** CPU time that all policies of a tenant may add. Milliseconds. */
const mostAdded = { 'sign-in': 1, call: 0.2 };
/** p95 at 100,000 users. Milliseconds. */
const longestCenter = 50;
const longestPreview = 2000;

/** Every policy of all tenants, and one that is monitored: judged by every statement, and lenient enough to refuse nobody. */
const turnOn = [
  `insert into security_policies (id, tenant_id, kind, value, created_at, updated_at)
   select gen_random_uuid(), t.id, p.kind, p.value::jsonb, now(), now() from tenants t, (values
     ('mfa', '{"enforceMFAType": "DontForce"}'), ('lockout', '{"enabled": true, "maxAttempts": 10}'),
     ('password-history', '{"enabled": true, "historySize": 10}'),
     ('password-rotation', '{"isActive": true, "rotationPeriod": 525600, "notificationPeriod": 1440}')) p (kind, value)`,
  `insert into monitored_policies (tenant_id, policy, value, since)
   select id, 'ip-restrictions', '{"isActive": true, "strategy": "BLOCK"}', now() from tenants`,
  `insert into session_policies (tenant_id, timeout, idle_timeout, max_sessions, value, created_at, updated_at)
   select id, 2592000, 86400, 1000, '{}', now(), now() from tenants`,
  `insert into ip_restriction_settings (tenant_id, is_active, strategy, updated_at) select id, true, 'ALLOW', now() from tenants`,
  `insert into ip_restrictions (id, tenant_id, range, strategy, is_active, created_at, updated_at)
   select gen_random_uuid(), t.id, ('10.' || i / 256 || '.' || i % 256 || '.0/24')::cidr, 'ALLOW', true, now(), now() from tenants t, generate_series(1, 1000) i
   union all select gen_random_uuid(), t.id, r.range::cidr, 'ALLOW', true, now(), now() from tenants t, (values ('127.0.0.0/8'), ('::1/128')) r (range)`,
  `insert into country_restriction_settings (tenant_id, id, enabled, action, fail_strategy, updated_at)
   select id, gen_random_uuid(), true, 'BLOCK', 'ALLOW', now() from tenants`,
  `insert into country_restrictions (id, tenant_id, country_code, created_at)
   select gen_random_uuid(), t.id, code, now() from tenants t, unnest(array['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM']) code`,
  `insert into domain_restriction_settings (tenant_id, active, list_type, block_public_domains, updated_at) select id, true, 'BLOCK', true, now() from tenants`,
  `insert into domain_restrictions (id, tenant_id, domain, type, created_at)
   select gen_random_uuid(), t.id, 'blocked-' || i || '.example', 'BLOCK', now() from tenants t, generate_series(1, 1000) i`,
];
const turnOff = [
  'security_policies where tenant_id is not null',
  'monitored_policies',
  'monitored_refusals',
  'session_policies',
  'ip_restriction_settings',
  'ip_restrictions',
  'country_restriction_settings',
  'country_restrictions',
  'domain_restriction_settings',
  'domain_restrictions',
].map((rows) => `delete from ${rows}`);

/** Passwords, sessions, sign-ins, incorrect passwords, factors and API tokens of the users of the large tenant. */
const lives = [
  `update users set password_hash = 'bench', password_changed_at = now() - (id::text ~ '^[0-7]')::int * interval '200 days'
   where id in (select user_id from memberships where tenant_id = $1) and password_hash is null`,
  `create temporary table members as
   select user_id as id, row_number() over (order by user_id) as i from memberships where tenant_id = $1`,
  `insert into sessions (id, user_id, tenant_id, client_id, amr, authenticated_at, created_at, seen_at, expires_at, ip)
   select gen_random_uuid(), id, $1, 'bench', array['pwd'], now(), now() - i % 700 * interval '1 hour', now() - i % 90 * interval '1 hour',
          now() + interval '30 days', '203.0.' || i % 200 || '.' || i % 250
   from members where i % 2 = 0`,
  `insert into audits (tenant_id, at, action, severity, actor_id, target_kind, ip, trace_id, details)
   select $1, now() - (i * 7 + n * 9000) % 40000 * interval '1 minute', 'user.signed-in', 'Info', id, 'session',
          '203.0.' || i % 200 || '.' || i % 250, md5(i::text), jsonb_build_object('methods', case when i % 3 = 0 then array['pwd', 'mfa'] else array['pwd'] end)
   from members, generate_series(1, 3) n`,
  `insert into audits (tenant_id, at, action, severity, actor_id, target_kind, ip, trace_id, details)
   select null, now() - i % 40000 * interval '1 minute', 'user.sign-in-failed', 'Info', id, 'user', '203.0.113.9', md5(i::text),
          jsonb_build_object('method', 'pwd', 'failures', 1 + i % 6)
   from members where i % 4 = 0 and $1::text is not null`,
  `insert into lockouts (subject, user_id, failures, last_failure_at)
   select 'bench ' || i, id, 2, now() from members where i % 100 = 0 and $1::text is not null`,
  `insert into factors (id, user_id, kind, name, created_at, confirmed_at)
   select gen_random_uuid(), id, 'authenticator', 'App', now(), now() - i % 40 * interval '1 day' from members where i % 3 = 0 and $1::text is not null`,
  `insert into api_tokens (id, tenant_id, user_id, kind, secret_hash, description, created_by, created_at, last_used_at, last_used_ip)
   select gen_random_uuid(), $1, id, 'accessToken', decode(md5(i::text), 'hex'), 'Token ' || i, id, now(), now(), ('203.0.113.' || i % 250)::inet
   from members where i % 50 = 0`,
  `drop table members`,
];

const configurations = '/identity/resources/configurations';
const countries = '/security-engines/resources/policies/v1/country-restriction';
/** A draft of each policy that hits many, by the name of its line. No address has a country: the server has no database of them. */
const drafts: Record<string, [path: string, draft: object]> = {
  MFA: [`${configurations}/v1/mfa-policy`, { enforceMFAType: 'Force' }],
  lockout: [`${configurations}/v1/lockout-policy`, { enabled: true, maxAttempts: 3 }],
  'password history': [`${configurations}/v1/password-history-policy`, { enabled: true, historySize: 5 }],
  'password expiration': [
    `${configurations}/v1/password-rotation`,
    { isActive: true, rotationPeriod: 129_600, notificationPeriod: 0 },
  ],
  'session limits': [
    `${configurations}/sessions/v1`,
    {
      sessionIdleTimeoutConfiguration: { isActive: true, timeout: 3600 },
      sessionConcurrentConfiguration: { isActive: true, maxSessions: 1 },
    },
  ],
  'IP restrictions': [
    `${configurations}/v1/restrictions/ip`,
    {
      isActive: true,
      strategy: 'ALLOW',
      add: [
        { ip: '127.0.0.0/8', strategy: 'ALLOW' },
        ...Array.from({ length: 200 }, (_, index) => ({ ip: `203.0.${index % 100}.0/26`, strategy: 'ALLOW' })),
      ].filter((entry, index, all) => all.findIndex(({ ip }) => ip === entry.ip) === index),
    },
  ],
  countries: [countries, { enabled: true, action: 'ALLOW', failStrategy: 'BLOCK', countries: [{ countryCode: 'AQ' }] }],
  'email domains': [
    `${configurations}/restrictions/v1/email-domain`,
    { active: true, blockPublicDomains: true, type: 'ALLOW' },
  ],
};

/** What security policies cost: to sign-ins and calls, and to the admin of a large tenant who asks what they do. */
export const policiesBench: Bench = {
  name: 'policies',
  async run({ quick, folder }) {
    requireProc();
    const server = await startPortico(join(folder, 'policies'));
    try {
      const added = await measureAdded(server, quick);
      const asked = await measureAsked(server, quick);
      return { rows: [...added.rows, ...asked.rows], raw: { ...added.raw, ...asked.raw } };
    } finally {
      await server.stop();
    }
  },
};

/** CPU time of sign-ins and calls with every policy, beyond that without any; in turn, so that load meets both. */
async function measureAdded(server: PorticoProcess, quick: boolean): Promise<BenchResult> {
  const database = await databaseOf(server);
  const client = new pg.Client({ connectionString: database.connectionString, options: systemConnection });
  await client.connect();
  try {
    const engine = await enginePid(database.connectionString);
    const people = await Promise.all(server.users.map((user) => signedIn(server, user)));
    const calls: Record<keyof typeof mostAdded, (worker: number) => Promise<unknown>> = {
      'sign-in': (worker) => signIn(server, server.users[worker]!),
      call: (worker) => people[worker]!.get('/oauth/userinfo'),
    };
    const costs: Record<string, { without: number[]; with: number[] }> = {};
    // the first round only warms up
    for (let round = 0; round < (quick ? 3 : 9); round++) {
      for (const state of round % 2 === 0 ? (['without', 'with'] as const) : (['with', 'without'] as const)) {
        for (const statement of [...turnOff, ...(state === 'with' ? turnOn : []), 'analyze'])
          await client.query(statement);
        for (const [name, call] of Object.entries(calls)) {
          // plans are made again for the rules as they are now
          await workFor(quick ? 400 : 1500, people.length, call);
          const { all } = await callRate({ server: server.pid, engine }, people.length, quick ? 800 : 3000, call);
          if (round > 0) (costs[name] ??= { without: [], with: [] })[state].push(1000 / all);
        }
      }
    }
    for (const statement of turnOff) await client.query(statement);
    const rows = Object.entries(mostAdded).map(([name, most]) => addedRow(name, costs[name]!, most));
    return { rows, raw: { millisecondsOfCpu: costs } };
  } finally {
    await client.end();
    await database.stop();
  }
}

/** The median of the differences of each round. */
function addedRow(name: string, costs: { without: number[]; with: number[] }, most: number): Row {
  const added = median(costs.with.map((cost, round) => cost - costs.without[round]!));
  return {
    what: `CPU that all policies add to a ${name}, PostgreSQL counted`,
    measured: `${added.toFixed(2)} ms`,
    floor: `${median(costs.without).toFixed(2)} ms`,
    goal: `≤ ${most} ms`,
    passed: added <= most,
  };
}

async function measureAsked(server: PorticoProcess, quick: boolean): Promise<BenchResult> {
  const { tenantId } = await adminOf(server);
  await fillLargeTenant(server, tenantId);
  await writeDirectly(server, tenantId, lives);
  // filling may take longer than a token is valid
  const { ask } = await adminOf(server);
  const center = await timed(ask, '/security-center/resources/overview/v1', undefined, quick ? 5 : 20);
  const previews: Record<string, number[]> = {};
  for (const [name, [path, draft]] of Object.entries(drafts))
    previews[name] = await timed(ask, `${path}/impact`, draft, quick ? 2 : 5);
  const row = (what: string, times: readonly number[], most: number): Row => {
    const p95 = percentile(times, 0.95);
    return {
      what: `100,000 users, p95: ${what}`,
      measured: `${p95.toFixed(0)} ms`,
      goal: `≤ ${most} ms`,
      passed: p95 <= most,
    };
  };
  return {
    rows: [
      row('security center', center, longestCenter),
      ...Object.entries(previews).map(([name, times]) => row(`preview of ${name}`, times, longestPreview)),
    ],
    raw: { center, previews },
  };
}

/** @returns milliseconds, after two calls that only warm up */
async function timed(ask: Ask, path: string, body: object | undefined, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = -2; round < rounds; round++) {
    const begin = performance.now();
    await (await ask(path, body)).arrayBuffer();
    if (round >= 0) times.push(performance.now() - begin);
  }
  return times;
}
