/**
 * The RSA key pair of this service provider for SAML. It is stored in the database, encrypted under the root key, and
 * published as a certificate in the metadata. Providers pin it, so that it does not rotate by itself.
 */
import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { Database } from '#server/db/database.ts';
import {
  insertFirstSamlKey,
  listSamlKeys,
  type SamlKeyRow,
  type SamlKeyTable,
} from '#server/db/queries/sso/saml-keys.ts';
import { day, later, type Clock } from '#server/lib/clock.ts';
import { randomId, type RandomBytes, type SecretKeys } from '#server/lib/secrets.ts';
import { selfSignedCertificate } from '#server/lib/self-signed-certificate.ts';
import { withKeys } from './signing-keys.ts';

export interface SamlKey {
  privateKey: KeyObject;
  /** PEM. */
  certificate: string;
}

export interface SamlKeys {
  /** The newest first. The first call creates one. */
  all(): Promise<readonly SamlKey[]>;
}

export interface SamlKeyOptions {
  db: Database;
  clock: Clock;
  random: RandomBytes;
  secrets: SecretKeys;
  /** Name in the certificate. */
  baseUrl: string;
  table?: SamlKeyTable;
}

const lifetime = 3650 * day;
const generate = promisify(generateKeyPair);
const purposes: Readonly<Record<SamlKeyTable, string>> = {
  saml_keys: 'saml-key',
  test_provider_keys: 'test-provider-key',
};
const purposeOf = (table: SamlKeyTable, id: string): string => `${purposes[table]} ${id}`;

export function createSamlKeys(options: SamlKeyOptions): SamlKeys {
  let reading: Promise<readonly SamlKey[]> | undefined;
  return {
    all() {
      // a failure is not kept
      reading ??= readKeys(options).catch((error: unknown) => {
        reading = undefined;
        throw error;
      });
      return reading;
    },
  };
}

async function readKeys(options: SamlKeyOptions): Promise<readonly SamlKey[]> {
  const { db, secrets, table = 'saml_keys' } = options;
  let rows = await withKeys(db, (tx) => listSamlKeys(tx, table));
  if (rows.length === 0) {
    const row = await createKey(options, table);
    rows = await withKeys(db, async (tx) => {
      await insertFirstSamlKey(tx, table, row);
      return await listSamlKeys(tx, table);
    });
  }
  return rows.map((row) => ({
    privateKey: createPrivateKey(secrets.unwrap(purposeOf(table, row.id), row.wrapped_private_key).toString()),
    certificate: row.certificate,
  }));
}

async function createKey(options: SamlKeyOptions, table: SamlKeyTable): Promise<SamlKeyRow> {
  const { clock, random, secrets } = options;
  const { certificate, privateKey } = await createSamlKey(options);
  const id = randomId(random);
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  return {
    id,
    certificate,
    wrapped_private_key: secrets.wrap(purposeOf(table, id), Buffer.from(pem)),
    created_at: clock(),
  };
}

/** A new key that is stored nowhere. */
export async function createSamlKey({
  clock,
  random,
  baseUrl,
}: Pick<SamlKeyOptions, 'clock' | 'random' | 'baseUrl'>): Promise<SamlKey> {
  const { publicKey, privateKey } = await generate('rsa', { modulusLength: 2048 });
  const now = clock();
  const certificate = selfSignedCertificate({
    publicKey,
    privateKey,
    // at most 64 characters (RFC 5280, A.1)
    commonName: new URL(baseUrl).host.slice(0, 64),
    serial: random(8),
    // providers whose clock is behind take it too
    from: later(now, -day),
    until: later(now, lifetime),
  });
  return { privateKey, certificate };
}
