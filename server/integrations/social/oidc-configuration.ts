/** The discovery document and the keys of an OpenID provider, as long as they are kept. */
import { AsyncLocalStorage } from 'node:async_hooks';
import * as oidc from 'openid-client';
import { createOutgoingFetch } from '#server/integrations/outgoing/outgoing-fetch.ts';
import { day, hour, minute, second, systemClock } from '#server/lib/clock.ts';
import { clientAuthentication, defaultSkew, timeout, type ProviderClient } from './provider-client.ts';

/** Maximum bytes of a provider's answer: none is that long, and a long one would be held in memory. */
export const longestAnswer = 1_048_576;

/** What was called for one answer. */
export interface Calls {
  /** The URL; undefined if nothing was called. */
  calledLast: string | undefined;
  /** Whether that call was answered. */
  isAnswered: boolean;
}

/** Of the answer that is being redeemed. */
const calls = new AsyncLocalStorage<Calls>();

export const operatorsFetch = createOutgoingFetch({
  allow: undefined,
  timeout: timeout * second,
  longest: longestAnswer,
});

/** How long a discovery document is used without asking for a newer one. */
const longestAge = hour;
/** How long it is used while no newer one can be read: the endpoints in it may work all the same. */
const longestOutage = day;
/** Failures lead to no more than one call in this time, whoever causes them. */
const pause = minute;

interface KeptDocument {
  text: string;
  readAt: number;
  triedAt: number;
  nextAt: number;
}

interface KeptKeys extends oidc.ExportedJWKSCache {
  /** When an unknown key made us fetch them though they were new. */
  refetchedAt: number;
}

/** A configuration for one sign-in, so that the keys that the library uses for it are chosen here. */
export interface OidcConfigurations {
  /** @throws Error without a discovery document of the issuer */
  current(): Promise<oidc.Configuration>;
  /** Runs calls of the library; what it fetches of keys serves the next sign-in too. */
  use<T>(config: oidc.Configuration, current: Calls, work: () => Promise<T>): Promise<T>;
  /** After a failure that a newer document, or newer keys, would mend: the next sign-in asks for them. */
  doubt(): void;
}

export function createOidcConfigurations(issuer: string, client: ProviderClient): OidcConfigurations {
  let kept: KeptDocument | undefined;
  let keys: KeptKeys | undefined;
  let reading: Promise<KeptDocument> | undefined;
  const read = async (): Promise<KeptDocument> => {
    const triedAt = now();
    try {
      const text = await readDocument(issuer, client);
      keys = undefined;
      kept = { text, readAt: triedAt, triedAt, nextAt: triedAt + longestAge };
    } catch (error) {
      if (!kept || triedAt - kept.readAt >= longestOutage) throw error;
      kept = { ...kept, triedAt, nextAt: triedAt + pause };
    }
    return kept;
  };
  return {
    async current() {
      if (!kept || now() >= kept.nextAt) reading ??= read().finally(() => (reading = undefined));
      const { text } = (await reading) ?? kept!;
      const config = await discover(issuer, client, () => Promise.resolve(documentOf(text)));
      config[oidc.customFetch] = callOf(client);
      if (keys) oidc.setJwksCache(config, offered(keys));
      return config;
    },
    async use(config, current, work) {
      const before = oidc.getJwksCache(config)?.uat;
      try {
        return await calls.run(current, work);
      } finally {
        const fetched = oidc.getJwksCache(config);
        if (fetched && fetched.uat !== before) keys = { ...fetched, refetchedAt: refetchedAt(keys) };
      }
    },
    doubt() {
      if (kept) kept.nextAt = Math.min(kept.nextAt, kept.triedAt + pause);
    },
  };
}

/** That of the library, which reads it itself. */
const now = (): number => systemClock().getTime();
const seconds = (milliseconds: number): number => Math.floor(milliseconds / second);

/**
 * For a key that it does not find, the library fetches keys anew if those that it has are a minute old. Newer ones are
 * said to be that old, so that a rotation works at once; but not again within a minute.
 */
function offered({ jwks, uat, refetchedAt }: KeptKeys): oidc.ExportedJWKSCache {
  const isPaused = now() - refetchedAt < pause;
  return { jwks, uat: isPaused ? uat : Math.min(uat, seconds(now() - pause)) };
}

/** @param before the keys that were replaced */
function refetchedAt(before: KeptKeys | undefined): number {
  if (!before) return 0;
  return seconds(now()) - before.uat < seconds(pause) ? now() : before.refetchedAt;
}

/** @returns the text of a document that the library accepts */
async function readDocument(issuer: string, client: ProviderClient): Promise<string> {
  const call = callOf(client);
  let text = '';
  await discover(issuer, client, async (...request) => {
    const response = await call(...request);
    text = await response.clone().text();
    return response;
  });
  return text;
}

const documentOf = (text: string): Response => new Response(text, { headers: { 'content-type': 'application/json' } });

/** Notes for the answer that is being redeemed how far it came. */
function callOf(client: ProviderClient): oidc.CustomFetch {
  const call = client.fetch ?? operatorsFetch;
  return async (address, { method, headers, body, signal }) => {
    const current = calls.getStore();
    if (current) Object.assign(current, { calledLast: address, isAnswered: false });
    const text = body as string | URLSearchParams | null | undefined;
    const response = await call(address, { method, headers, body: text, signal });
    if (current) current.isAnswered = true;
    return response;
  };
}

async function discover(issuer: string, client: ProviderClient, fetch: oidc.CustomFetch): Promise<oidc.Configuration> {
  const url = new URL(issuer);
  const insecure = url.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
  // by default the library relies on TLS and does not verify the ID token's signature
  const execute = [...insecure, oidc.enableNonRepudiationChecks];
  const metadata = { [oidc.clockTolerance]: client.clockSkew ?? defaultSkew };
  return await oidc.discovery(url, client.clientId, metadata, await clientAuthentication(client, issuer), {
    execute,
    timeout,
    [oidc.customFetch]: fetch,
  });
}
