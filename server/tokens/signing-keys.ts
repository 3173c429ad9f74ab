/**
 * RS256 keys that sign tokens. They are stored in the database, encrypted with the master key; each process caches the
 * usable ones in memory. A new key is published some time before it signs, and an old one verifies until its last token
 * has expired, so that a verifier always finds the key of a token.
 */
import { createPrivateKey, type KeyObject } from 'node:crypto';
import { createLocalJWKSet, exportJWK, exportPKCS8, generateKeyPair, type JWK, type JWTVerifyGetKey } from 'jose';
import type { Database, Tx } from '#server/db/database.ts';
import { audit } from '#server/db/queries/core/audits.ts';
import {
  insertSigningKey,
  listSigningKeys,
  retireSigningKeys,
  withdrawSigningKey,
  type SigningKeyRow,
} from '#server/db/queries/oauth/signing-keys.ts';
import { hour, later, minute, second, type Clock } from '#server/lib/clock.ts';
import { randomToken, type RandomBytes, type SecretKeys } from '#server/lib/secrets.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';

export interface SigningKey {
  kid: string;
  privateKey: KeyObject;
}

export interface SigningKeys {
  /** The current signing key. */
  current(): Promise<SigningKey>;
  /**
   * Public keys, the signing one first (clients of the contract read only the first). Never empty: the first call
   * creates a key.
   */
  jwks(): Promise<{ keys: JWK[] }>;
  /** Finds the key named by a token among those valid for verification. */
  verifier(): Promise<JWTVerifyGetKey>;
  /** Creates a successor when the current key is old; safe to call from several processes. */
  rotate(): Promise<void>;
  /**
   * Withdraws a compromised key with all tokens that it signed; another one signs from now on. Other processes follow
   * within five seconds.
   *
   * @returns whether there was such a key
   */
  withdraw(kid: string, requestMetadata: RequestMetadata): Promise<boolean>;
}

interface KeyRing {
  readAt: Date;
  rows: SigningKeyRow[];
  keys: Map<string, KeyObject>;
  /** Caches imported keys, so it lives as long as the set of keys stays the same. */
  verifier: JWTVerifyGetKey;
}

const algorithm = 'RS256';
/** Between publication and first use: longer than any verifier caches the JWKS. */
const announcement = hour;
/** Maximum delay until another process's rotation is noticed. */
const freshness = 5 * second;

export interface SigningKeyOptions {
  db: Database;
  clock: Clock;
  random: RandomBytes;
  secrets: SecretKeys;
  /** Milliseconds that a key signs. */
  lifetime: number;
  /** Maximum lifetime of a token in milliseconds. */
  tokenLifetime: number;
}

export function createSigningKeys(options: SigningKeyOptions): SigningKeys {
  const { db, clock } = options;
  let ring: KeyRing | undefined;
  let reading: Promise<KeyRing> | undefined;

  const read = async (): Promise<KeyRing> => {
    const now = clock();
    const rows = await withKeys(db, (tx) => listSigningKeys(tx, now));
    const keys = ring?.keys ?? new Map<string, KeyObject>();
    const unchanged = ring && sameKeys(ring.rows, rows);
    const verifier = unchanged ? ring!.verifier : createLocalJWKSet({ keys: rows.map((row) => row.public_jwk) });
    ring = { readAt: now, rows, keys, verifier };
    return ring;
  };
  const fresh = async (): Promise<KeyRing> => {
    // an empty set is not cached: another process may create the first key at any moment
    if (ring && ring.rows.length > 0 && Math.abs(clock().getTime() - ring.readAt.getTime()) < freshness) return ring;
    reading ??= read().finally(() => (reading = undefined));
    // an outage of the database must not stop verification of tokens signed before
    return await reading.catch((error: unknown) => {
      if (ring) return ring;
      throw error;
    });
  };
  // the oldest, when all seem to be in the future: another machine's clock was ahead, or this one was set back
  const signing = (known: KeyRing) => known.rows.find((row) => row.signs_from <= clock()) ?? known.rows.at(-1);

  const withKey = async (): Promise<KeyRing> => {
    const known = await fresh();
    if (signing(known)) return known;
    await createKey(options, clock());
    return await read();
  };

  return {
    async current() {
      const known = await withKey();
      const row = signing(known)!;
      const privateKey = known.keys.get(row.kid) ?? unwrapKey(options.secrets, row);
      known.keys.set(row.kid, privateKey);
      return { kid: row.kid, privateKey };
    },
    async jwks() {
      const known = await withKey();
      const first = signing(known);
      const ordered = first ? [first, ...known.rows.filter((row) => row !== first)] : known.rows;
      return { keys: ordered.map((row) => row.public_jwk) };
    },
    async withdraw(kid, requestMetadata) {
      const found = await withKeys(db, async (tx) => {
        if (!(await withdrawSigningKey(tx, kid, clock()))) return false;
        await audit(tx, requestMetadata, clock(), {
          action: 'vendor.signing-key-withdrawn',
          severity: 'Critical',
          tenantId: null,
          actorId: null,
          details: { kid },
        });
        return true;
      });
      const known = await read();
      // a key published for later use signs at once if no other is left
      if (found && !known.rows.some((row) => row.signs_from <= clock())) await createKey(options, clock());
      await read();
      return found;
    },
    verifier: async () => (await fresh()).verifier,
    async rotate() {
      const known = await read();
      const newest = known.rows[0];
      if (newest && later(newest.signs_from, options.lifetime - announcement) > clock()) return;
      await createKey(options, newest ? later(clock(), announcement) : clock());
      await read();
    },
  };
}

interface Lifetimes {
  signingKey: number;
  accessToken: number;
  vendorToken: number;
  machineToken: number;
}

/** @param lifetimes in seconds, as in the configuration */
export function signingLifetimes(lifetimes: Lifetimes): Pick<SigningKeyOptions, 'lifetime' | 'tokenLifetime'> {
  return {
    lifetime: lifetimes.signingKey * second,
    tokenLifetime: Math.max(lifetimes.accessToken, lifetimes.vendorToken, lifetimes.machineToken) * second,
  };
}

function sameKeys(a: SigningKeyRow[], b: SigningKeyRow[]): boolean {
  return a.length === b.length && a.every((row, index) => row.kid === b[index]?.kid);
}

async function createKey(options: SigningKeyOptions, signsFrom: Date): Promise<void> {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { modulusLength: 2048, extractable: true });
  const kid = randomToken(options.random).slice(0, 16);
  const row = {
    kid,
    algorithm,
    public_jwk: { ...(await exportJWK(publicKey)), kid, alg: algorithm, use: 'sig' },
    wrapped_private_key: options.secrets.wrap(`signing-key ${kid}`, Buffer.from(await exportPKCS8(privateKey))),
    created_at: options.clock(),
    signs_from: signsFrom,
  };
  await withKeys(options.db, async (tx) => {
    const inserted = await insertSigningKey(tx, row);
    if (inserted) await retireSigningKeys(tx, kid, later(signsFrom, options.tokenLifetime + 5 * minute));
  });
}

function unwrapKey(secrets: SecretKeys, row: SigningKeyRow): KeyObject {
  return createPrivateKey(secrets.unwrap(`signing-key ${row.kid}`, row.wrapped_private_key).toString());
}

/** For keys of the installation, which are not of any tenant. */
export function withKeys<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.acrossTenants('signing keys belong to the installation', work);
}
