import { answered } from './answered.ts';
import type { Bench, Row } from './bench.types.ts';
import { startSidecarProcess, type SidecarProcess } from './sidecar-process.ts';
import { callRate, type CallRate } from './call-rate.ts';
import { databaseOf, enginePid } from './database-of.ts';
import { installPeers } from './peers/install-peers.ts';
import { signedIn } from './signed-in-user.ts';
import type { PorticoProcess } from './portico-process.ts';
import { requireProc } from './process-usage.ts';
import { median } from './statistics.ts';

type Call = (worker: number) => Promise<unknown>;

interface Round {
  ours: CallRate;
  theirs: CallRate;
}

interface Pair {
  what: string;
  /** By the servers' CPU time alone, and with PostgreSQL's; none where the peer does not do the same work. */
  goals?: Record<keyof CallRate, number>;
  ours: Call;
  theirs: { pid: number; call: Call };
}

/** What better-auth's program prints. */
interface Sessions {
  url: string;
  cookies: string[];
}

/** What oidc-provider's program prints. */
interface Provider {
  url: string;
  clientId: string;
  tokens: string[];
}

const refreshGoals = { server: 1.4, all: 0.8 };

/** Rounds until both servers run compiled code. */
const warmUps = 2;

/** Session checks compared with better-auth's, and refreshes with oidc-provider's: calls per CPU second, with and without PostgreSQL's, on one engine. */
export const peersBench: Bench = {
  name: 'peers',
  async run({ quick, portico }) {
    requireProc();
    const server = await portico();
    const database = await databaseOf(server);
    const stops = [database.stop];
    try {
      const engine = await enginePid(database.connectionString);
      const pairs = await pairsWith(server, stops);
      const rates: Record<string, Round[]> = {};
      for (let round = -warmUps; round < (quick ? 1 : 7); round++) {
        for (const { what, ours, theirs } of pairs) {
          const measure = (pid: number, call: Call) =>
            callRate({ server: pid, engine }, server.users.length, quick ? 800 : 2500, call);
          const [own, other] = [await measure(server.pid, ours), await measure(theirs.pid, theirs.call)];
          if (round >= 0) (rates[what] ??= []).push({ ours: own, theirs: other });
        }
      }
      return {
        rows: pairs.flatMap((pair) => [
          rowOf(pair, 'server', rates[pair.what]!),
          rowOf(pair, 'all', rates[pair.what]!),
        ]),
        raw: { callsPerCpuSecond: rates },
      };
    } finally {
      for (const stop of stops.toReversed()) await stop();
    }
  },
};

async function pairsWith(server: PorticoProcess, stops: (() => Promise<void>)[]): Promise<Pair[]> {
  const environment = { PEOPLE: String(server.users.length) };
  const started = async <Details>(program: string, overrides = {}): Promise<SidecarProcess<Details>> => {
    const beside = await startSidecarProcess<Details>(server, program, { ...environment, ...overrides });
    stops.push(beside.stop);
    return beside;
  };
  const people = await Promise.all(server.users.map((user) => signedIn(server, user)));
  const folder = await installPeers();
  const sessions = (overrides = {}) => started<Sessions>('peers/better-auth.ts', { PEERS: folder, ...overrides });
  const provider = (overrides = {}) => started<Provider>('peers/oidc-provider.ts', overrides);
  const checks = (worker: number) => people[worker]!.get('/oauth/userinfo');
  const refreshes = (worker: number) => people[worker]!.refresh();
  return [
    {
      what: 'session checks, compared to better-auth 1.7',
      goals: { server: 3, all: 1.5 },
      ours: checks,
      theirs: checksOf(await sessions()),
    },
    {
      what: 'session checks, compared to better-auth 1.7 with its cookie cache',
      ours: checks,
      theirs: checksOf(await sessions({ COOKIE_CACHE: '1' })),
    },
    {
      what: 'refreshes with rotation, compared to oidc-provider 9',
      goals: refreshGoals,
      ours: refreshes,
      theirs: refreshesOf(await provider()),
    },
    {
      what: 'refreshes with rotation, compared to oidc-provider 9 with JWT access tokens',
      goals: refreshGoals,
      ours: refreshes,
      theirs: refreshesOf(await provider({ JWT_ACCESS_TOKENS: '1' })),
    },
  ];
}

/** A cookie that an answer renews takes the place of the old one, as in a browser. */
function checksOf({ pid, details: { url, cookies } }: SidecarProcess<Sessions>): Pair['theirs'] {
  const jars = cookies.map(cookiesIn);
  const call = async (worker: number): Promise<void> => {
    const jar = jars[worker]!;
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const { cookie: renewed } = await answered(fetch(url, { headers: { cookie } }));
    for (const [name, value] of cookiesIn(renewed)) jar.set(name, value);
  };
  return { pid, call };
}

function cookiesIn(header: string): Map<string, string> {
  return new Map(
    header.split('; ').flatMap((pair) => {
      const [name = '', ...value] = pair.split('=');
      return name === '' ? [] : [[name, value.join('=')] as const];
    }),
  );
}

function refreshesOf({ pid, details: { url, clientId, tokens } }: SidecarProcess<Provider>): Pair['theirs'] {
  const call = async (worker: number): Promise<void> => {
    const form = new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: clientId,
      refresh_token: tokens[worker]!,
    });
    const answer = await answered(fetch(url, { method: 'POST', body: form }));
    tokens[worker] = answer.json<{ refresh_token: string }>().refresh_token;
  };
  return { pid, call };
}

/** The ratio is that of each round, since a machine is not as fast in one as in the next. */
function rowOf({ what, goals }: Pair, of: keyof CallRate, rounds: Round[]): Row {
  const [ours, theirs] = [
    median(rounds.map((round) => round.ours[of])),
    median(rounds.map((round) => round.theirs[of])),
  ];
  const ratio = median(rounds.map((round) => round.ours[of] / round.theirs[of]));
  return {
    what: of === 'all' ? `${what}, PostgreSQL counted` : what,
    measured: `${ours.toFixed(0)} per CPU second`,
    floor: theirs.toFixed(0),
    ratio,
    ...(goals && { goal: `≥ ${goals[of]}x`, passed: ratio >= goals[of] }),
  };
}
