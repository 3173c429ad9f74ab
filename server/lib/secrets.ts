/**
 * Keys and digests. Values that are only compared are hashed, values that are used again are wrapped (encrypted under
 * the master key).
 */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto';

/** Source of randomness; an argument of the application, so that tests can fix it. */
export type RandomBytes = (size: number) => Buffer;
export const systemRandom: RandomBytes = (size) => randomBytes(size);

/** 256 bits as base64url: for links, codes, cookies. */
export function randomToken(random: RandomBytes): string {
  return random(32).toString('base64url');
}

/** RFC 9562 version 4. */
export function randomId(random: RandomBytes): string {
  const bytes = random(16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/**
 * 64 bits as hex, to distinguish requests; not secret. Random bytes are buffered for many IDs: drawing them is the main
 * cost.
 */
export function shortIds(random: RandomBytes): () => string {
  const size = 8;
  let rendered: Buffer = Buffer.alloc(0);
  return () => {
    if (rendered.length === 0) rendered = random(size * 128);
    const id = rendered.toString('hex', 0, size);
    rendered = rendered.subarray(size);
    return id;
  };
}

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
}

/** Digest under which a high-entropy token is stored. Not for passwords. */
export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

export function sameBytes(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

export function sameText(a: string, b: string): boolean {
  return sameBytes(sha256(a), sha256(b));
}

/** Whether a secret matches a SHA-256 digest in hex, or, during a rotation, the previous one. */
export function matchesSecret(
  secret: string,
  { secretHash, previousSecretHash }: { secretHash: string; previousSecretHash?: string | undefined },
): boolean {
  const given = sha256(secret).toString('hex');
  // both are always compared, for constant time
  const current = sameText(given, secretHash);
  const previous = previousSecretHash !== undefined && sameText(given, previousSecretHash);
  return current || previous;
}

/** Keys for one purpose each, derived from the root key of the installation (HKDF, RFC 5869). */
export interface SecretKeys {
  /** HMAC-SHA-256 under the key of a purpose, as base64url. */
  sign(purpose: string, text: string): string;
  /** AES-256-GCM under the key of a purpose: nonce ‖ tag ‖ ciphertext. */
  wrap(purpose: string, plain: Buffer): Buffer;
  /** 32 bytes for one purpose, for a library that needs a raw key. */
  derive(purpose: string): Buffer;
  /** Throws when the bytes were not wrapped by this key for this purpose. */
  unwrap(purpose: string, wrapped: Buffer): Buffer;
}

export function createSecretKeys(rootKey: Buffer, random: RandomBytes): SecretKeys {
  const derived = new Map<string, KeyObject>();
  const keyOf = (purpose: string): KeyObject => {
    const known = derived.get(purpose);
    if (known) return known;
    const key = createSecretKey(Buffer.from(hkdfSync('sha256', rootKey, 'portico', purpose, 32)));
    derived.set(purpose, key);
    return key;
  };
  return {
    derive: (purpose) => keyOf(purpose).export(),
    sign: (purpose, text) => createHmac('sha256', keyOf(purpose)).update(text).digest('base64url'),
    wrap(purpose, plain) {
      const nonce = random(12);
      const cipher = createCipheriv('aes-256-gcm', keyOf(purpose), nonce);
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    unwrap(purpose, wrapped) {
      const decipher = createDecipheriv('aes-256-gcm', keyOf(purpose), wrapped.subarray(0, 12));
      decipher.setAuthTag(wrapped.subarray(12, 28));
      return Buffer.concat([decipher.update(wrapped.subarray(28)), decipher.final()]);
    },
  };
}
