/**
 * A browser for tests: one origin with its storages and channels, tabs that open and close, a clock that is moved by hand,
 * and an identity server that answers as the contract says. Holds no rules of the session client.
 */
import { createHash } from 'node:crypto';
import { encodeBase64Url } from '#shared/lib/base64url.ts';
import { sessionCookieHeader, sessionCookieVerified } from '#shared/lib/session-cookie-header.ts';
import type { Channel, Environment, WakeReason } from '#shared/session/environment.ts';

export const baseUrl = 'https://id.example';
export const clientId = 'client-1';
const appOrigin = 'https://app.example';

export interface Call {
  method: string;
  path: string;
  body: Record<string, unknown>;
  headers: Headers;
  credentials: RequestCredentials | undefined;
}

export type Reply = { status: number; body?: unknown; headers?: Record<string, string> } | 'offline' | 'hangs';

export interface SimulatedServer {
  readonly calls: Call[];
  /** The user of the session cookie; `null` without one, or if the browser withholds it. */
  cookieUser: string | null;
  /** Seconds in `expires_in`; `undefined` leaves it out. */
  lifetime: number | undefined;
  /** Put into the identity token instead of what is right. */
  claims: Record<string, unknown>;
  /** Overrides by path; called for each request. */
  readonly replies: Map<string, (call: Call) => Reply | undefined | Promise<Reply | undefined>>;
  /** The nonce of the authorization request under way. */
  nonce: string;
  countOf(path: string): number;
}

export function jwt(claims: Record<string, unknown>): string {
  const part = (value: unknown): string => encodeBase64Url(new TextEncoder().encode(JSON.stringify(value)));
  return `${part({ alg: 'RS256' })}.${part(claims)}.c2ln`;
}

export function createServer(): SimulatedServer {
  const calls: Call[] = [];
  return {
    calls,
    cookieUser: null,
    lifetime: 900,
    claims: {},
    replies: new Map(),
    nonce: '',
    countOf: (path) => calls.filter((call) => call.path === path).length,
  };
}

let serial = 0;

/** What the token endpoint answers. */
export function tokensFor(server: SimulatedServer, userId: string): Reply {
  serial++;
  const claims = { iss: baseUrl, aud: clientId, sub: userId, nonce: server.nonce, ...server.claims };
  const body = {
    access_token: `access-${userId}-${serial}`,
    id_token: jwt(claims),
    refresh_token: `refresh-${serial}`,
    expires_in: server.lifetime,
  };
  return { status: 200, body };
}

const noSession = ({ body }: Call): Reply => (body['optional'] ? { status: 200, body: { session: null } } : refused);
const refused: Reply = { status: 401, body: { errors: ['Session not found'], errorCode: 'session-not-found' } };

/** Whose bearer token it is: one of `tokensFor`, or a `jwt`. */
function bearerOf({ headers }: Call): string | undefined {
  const [, name, claims] =
    /^Bearer (?:access-(.+)-\d+|[^.]+\.([^.]+)\.[^.]+)$/.exec(headers.get('authorization') ?? '') ?? [];
  return name ?? (claims && (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub?: string }).sub);
}

function userOf(server: SimulatedServer, call: Call): Reply {
  const id = bearerOf(call);
  if (!id) return { status: 401, body: { errors: ['Unauthorized'] } };
  const isVerified = call.headers.has(sessionCookieHeader) && server.cookieUser === id;
  const email = `${id}@example.com`;
  return {
    status: 200,
    ...(isVerified && { headers: { [sessionCookieHeader]: sessionCookieVerified } }),
    body: { id, email, name: id, tenantId: 't1', tenantIds: ['t1', 't2'], roles: [], permissions: [] },
  };
}

async function reply(server: SimulatedServer, call: Call): Promise<Reply> {
  const special = await server.replies.get(call.path)?.(call);
  if (special) return special;
  if (call.path === '/oauth/authorize/silent')
    return server.cookieUser ? tokensFor(server, server.cookieUser) : noSession(call);
  if (call.path === '/oauth/token') return tokensFor(server, 'ada');
  if (call.path === '/identity/resources/users/v2/me') return userOf(server, call);
  if (call.path === '/identity/resources/auth/v1/logout') server.cookieUser = null;
  return { status: 200, body: {} };
}

export interface Tab {
  env: Environment;
  /** Addresses that the page left for. */
  readonly departures: string[];
  /** Address of the page. */
  address: string;
  visible: boolean;
  /** Seconds since the user's last input. */
  idle: number;
  /** Another page has taken its place. */
  isGone: boolean;
  readonly warnings: unknown[][];
  wake(reason?: WakeReason): void;
}

export interface SimulatedBrowser {
  readonly server: SimulatedServer;
  /** Opens a tab, or another page in the tab `before`: that page is gone then, and its session storage stays. */
  openTab(address?: string, before?: Tab): Tab;
  /** Moves both clocks, and runs the timers that come due. */
  advance(milliseconds: number): Promise<void>;
  /** The machine sleeps: the wall clock advances, timers and the other clock do not. */
  sleep(milliseconds: number): void;
  /** Sets the wall clock. */
  setClockBy(milliseconds: number): void;
  /** `true` makes every storage throw. */
  storageThrows: boolean;
}

/** Settles everything that does not wait for the clock. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) await new Promise((resolve) => setImmediate(resolve));
}

function createStorage(isForbidden: () => boolean): Storage {
  const entries = new Map<string, string>();
  const guarded = <T>(action: () => T): T => {
    if (isForbidden()) throw new DOMException('Forbidden', 'SecurityError');
    return action();
  };
  const storage = {
    getItem: (key: string) => guarded(() => entries.get(key) ?? null),
    setItem: (key: string, value: string) => guarded(() => void entries.set(key, value)),
    removeItem: (key: string) => guarded(() => void entries.delete(key)),
  };
  return storage as Storage;
}

interface Timer {
  at: number;
  callback: () => void;
}

function createClock() {
  let wall = 1_800_000_000_000;
  let monotonic = 0;
  const timers = new Set<Timer>();
  const due = (until: number): Timer | undefined =>
    [...timers].filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
  const moveTo = (moment: number): void => {
    wall += moment - monotonic;
    monotonic = moment;
  };
  return {
    now: () => wall,
    monotonic: () => monotonic,
    set: (callback: () => void, milliseconds: number) => {
      const timer = { at: monotonic + milliseconds, callback };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    shiftWall: (milliseconds: number) => void (wall += milliseconds),
    async advance(milliseconds: number) {
      const until = monotonic + milliseconds;
      await settle();
      for (let timer = due(until); timer; timer = due(until)) {
        timers.delete(timer);
        moveTo(Math.max(timer.at, monotonic));
        timer.callback();
        await settle();
      }
      moveTo(until);
    },
  };
}

function createFetch(server: SimulatedServer): typeof fetch {
  return async (input, init = {}) => {
    const request = new Request(input, { ...init, signal: null });
    const text = await request.text();
    const call: Call = {
      method: request.method,
      path: new URL(request.url).pathname,
      body: text ? (JSON.parse(text) as Call['body']) : {},
      headers: new Headers(init.headers ?? request.headers),
      credentials: init.credentials,
    };
    server.calls.push(call);
    const answer = await reply(server, call);
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    if (answer === 'hangs') return new Promise<Response>(() => {});
    const { status, headers } = answer;
    return new Response(JSON.stringify(answer.body ?? {}), { status, ...(headers && { headers }) });
  };
}

function createHub() {
  const ends: { name: string; tab: Tab; channel: Channel; listeners: ((message: unknown) => void)[] }[] = [];
  return (name: string, tab: Tab): Channel => {
    const listeners: ((message: unknown) => void)[] = [];
    const channel: Channel = {
      post: (message) => {
        const others = ends.filter((end) => end.name === name && end.channel !== channel && !end.tab.isGone);
        for (const listener of others.flatMap(({ listeners: all }) => all)) listener(message);
      },
      listen: (listener) => void listeners.push(listener),
    };
    ends.push({ name, tab, channel, listeners });
    return channel;
  };
}

export function createBrowser(): SimulatedBrowser {
  const server = createServer();
  const clock = createClock();
  const openChannel = createHub();
  const fetch = createFetch(server);
  const sessions = new WeakMap<Tab, Storage>();
  const browser: SimulatedBrowser = {
    server,
    storageThrows: false,
    advance: (milliseconds) => clock.advance(milliseconds),
    sleep: (milliseconds) => clock.shiftWall(milliseconds),
    setClockBy: (milliseconds) => clock.shiftWall(milliseconds),
    openTab(address = `${appOrigin}/`, before) {
      const session = (before && sessions.get(before)) ?? createStorage(() => browser.storageThrows);
      if (before) before.isGone = true;
      const wakers = new Set<(reason: WakeReason) => void>();
      const tab: Tab = {
        departures: [],
        address,
        visible: true,
        idle: 0,
        isGone: false,
        warnings: [],
        wake: (reason = 'woke') => [...wakers].forEach((waker) => waker(reason)),
        env: {
          fetch,
          now: clock.now,
          monotonic: clock.monotonic,
          setTimer: (callback, milliseconds) => clock.set(() => tab.isGone || callback(), milliseconds),
          randomBytes: (bytes) => crypto.getRandomValues(bytes),
          // Not the platform's, which answers from another thread, whenever that is.
          sha256: async (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest()),
          href: () => tab.address,
          navigate: (url) => void tab.departures.push(new URL(url, tab.address).href),
          replaceAddress: (url) => void (tab.address = new URL(url, tab.address).href),
          restoreAddress: (url) => void (tab.address = new URL(url, tab.address).href),
          storages: [() => session, () => local],
          sessionStorage: () => session,
          openChannel: (name) => openChannel(name, tab),
          onWake: (listener) => {
            wakers.add(listener);
            return () => void wakers.delete(listener);
          },
          isVisible: () => tab.visible,
          idleSeconds: () => tab.idle,
          log: {
            warn: (...words) => void tab.warnings.push(words),
            error: (...words) => void tab.warnings.push(words),
          },
        },
      };
      sessions.set(tab, session);
      return tab;
    },
  };
  const local = createStorage(() => browser.storageThrows);
  return browser;
}
