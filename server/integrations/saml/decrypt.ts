/**
 * Encrypted assertions (XML Encryption 1.1): the key by RSA-OAEP, the assertion by AES. GCM protects what it encrypts; CBC
 * does not, and is taken only where a verified signature covers the ciphertext, since an oracle could decrypt it otherwise.
 */
import { constants, createDecipheriv, privateDecrypt, type KeyObject } from 'node:crypto';
import { attributeOf, childrenNamed, namespaces, plainText, XmlFault } from './xml.ts';

const { assertion: saml, encryption: xenc, encryption11: xenc11, signature: ds } = namespaces;
const element = `${xenc}Element`;

/** Cipher of Node, and bytes of its key. */
const ciphers: Readonly<Record<string, { name: string; key: number; isGcm: boolean }>> = {
  [`${xenc11}aes128-gcm`]: { name: 'aes-128-gcm', key: 16, isGcm: true },
  [`${xenc11}aes192-gcm`]: { name: 'aes-192-gcm', key: 24, isGcm: true },
  [`${xenc11}aes256-gcm`]: { name: 'aes-256-gcm', key: 32, isGcm: true },
  [`${xenc}aes128-cbc`]: { name: 'aes-128-cbc', key: 16, isGcm: false },
  [`${xenc}aes192-cbc`]: { name: 'aes-192-cbc', key: 24, isGcm: false },
  [`${xenc}aes256-cbc`]: { name: 'aes-256-cbc', key: 32, isGcm: false },
};
const digests: Readonly<Record<string, string>> = {
  [`${ds}sha1`]: 'sha1',
  [`${xenc}sha256`]: 'sha256',
  [`${xenc}sha512`]: 'sha512',
};
const maskFunctions: Readonly<Record<string, string>> = {
  [`${xenc11}mgf1sha1`]: 'sha1',
  [`${xenc11}mgf1sha256`]: 'sha256',
  [`${xenc11}mgf1sha512`]: 'sha512',
};
const bytesOf = { gcmNonce: 12, gcmTag: 16, block: 16 };
/** An assertion has one recipient here; more keys are for others. */
const mostKeys = 4;

export interface Opened {
  /** Absent if it could not be decrypted. */
  xml: string | undefined;
  /** What it is encrypted by, and its keys. */
  algorithms: string | undefined;
  /** The form is right, and the cipher protects what it encrypts, or a signature does. */
  isAllowed: boolean;
}

/**
 * @param encrypted `holder` is the `EncryptedAssertion`; `isSigned` tells whether a verified signature covers it
 * @returns the XML of the assertion, without saying which step failed
 */
export function openAssertion({
  holder,
  keys,
  isSigned,
}: {
  holder: Element;
  keys: readonly KeyObject[];
  isSigned: boolean;
}): Opened {
  const [data, ...more] = childrenNamed(holder, xenc, 'EncryptedData');
  const algorithm = data && algorithmOf(data);
  const cipher = ciphers[algorithm ?? ''];
  const type = data && attributeOf(data, 'Type');
  const isTyped = more.length === 0 && (type === undefined || type === element);
  if (data === undefined || cipher === undefined || !isTyped || !(cipher.isGcm || isSigned))
    return { xml: undefined, algorithms: algorithm, isAllowed: false };
  const wrapped = [
    ...childrenNamed(data, ds, 'KeyInfo').flatMap((info) => childrenNamed(info, xenc, 'EncryptedKey')),
    ...childrenNamed(holder, xenc, 'EncryptedKey'),
  ];
  return {
    xml: decryptWith(cipher, data, { wrapped: wrapped.slice(0, mostKeys), keys }),
    algorithms: [algorithm, ...wrapped.map((each) => algorithmOf(each))].join(' '),
    isAllowed: true,
  };
}

function decryptWith(
  cipher: (typeof ciphers)[string],
  data: Element,
  { wrapped, keys }: { wrapped: readonly Element[]; keys: readonly KeyObject[] },
): string | undefined {
  const bytes = cipherValueOf(data);
  for (const each of wrapped) {
    for (const key of keys) {
      try {
        const secret = unwrapKey(each, key);
        if (secret?.length === cipher.key) return decipher(cipher, secret, bytes);
      } catch (error) {
        if (error instanceof XmlFault) throw error;
        // not for this key, or not intact
      }
    }
  }
  return undefined;
}

/** RSA-OAEP alone: the older padding is an oracle. @returns undefined for what is not supported */
function unwrapKey(encryptedKey: Element, key: KeyObject): Buffer | undefined {
  const [method] = childrenNamed(encryptedKey, xenc, 'EncryptionMethod');
  if (!method) return undefined;
  const algorithm = attributeOf(method, 'Algorithm');
  const [digest] = childrenNamed(method, ds, 'DigestMethod');
  const [mask] = childrenNamed(method, xenc11, 'MGF');
  const hash = digest ? digests[attributeOf(digest, 'Algorithm') ?? ''] : 'sha1';
  const isOwnMask = algorithm === `${xenc11}rsa-oaep` && mask !== undefined;
  const masked = isOwnMask ? maskFunctions[attributeOf(mask, 'Algorithm') ?? ''] : 'sha1';
  const isOaep = algorithm === `${xenc}rsa-oaep-mgf1p` || algorithm === `${xenc11}rsa-oaep`;
  const hasLabel = childrenNamed(method, xenc, 'OAEPparams').length > 0;
  // the library has one digest for both
  if (!isOaep || hash === undefined || hash !== masked || hasLabel) return undefined;
  const padding = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: hash };
  return privateDecrypt(padding, cipherValueOf(encryptedKey));
}

function decipher({ name, isGcm }: (typeof ciphers)[string], secret: Buffer, bytes: Buffer): string {
  const nonce = bytes.subarray(0, isGcm ? bytesOf.gcmNonce : bytesOf.block);
  const body = bytes.subarray(nonce.length, isGcm ? -bytesOf.gcmTag : undefined);
  const plain = isGcm ? openGcm(name, { secret, nonce, body, tag: bytes.subarray(-bytesOf.gcmTag) }) : undefined;
  return new TextDecoder('utf-8', { fatal: true }).decode(plain ?? openCbc(name, { secret, nonce, body }));
}

interface Sealed {
  secret: Buffer;
  nonce: Buffer;
  body: Buffer;
}

function openGcm(name: string, { secret, nonce, body, tag }: Sealed & { tag: Buffer }): Buffer {
  const opening = createDecipheriv(name as 'aes-256-gcm', secret, nonce, { authTagLength: bytesOf.gcmTag });
  opening.setAuthTag(tag);
  return Buffer.concat([opening.update(body), opening.final()]);
}

/** The padding has random bytes and its length at the end (XML Encryption, 5.2.1), which is not that of PKCS#7. */
function openCbc(name: string, { secret, nonce, body }: Sealed): Buffer {
  const opening = createDecipheriv(name, secret, nonce).setAutoPadding(false);
  const padded = Buffer.concat([opening.update(body), opening.final()]);
  const padding = padded.at(-1) ?? 0;
  if (padding < 1 || padding > bytesOf.block) throw new Error('the padding is invalid');
  return padded.subarray(0, -padding);
}

function algorithmOf(encrypted: Element): string | undefined {
  const [method] = childrenNamed(encrypted, xenc, 'EncryptionMethod');
  return method && attributeOf(method, 'Algorithm');
}

/** Never by reference: nothing outside of the message is read. */
function cipherValueOf(encrypted: Element): Buffer {
  const values = childrenNamed(encrypted, xenc, 'CipherData').flatMap((data) =>
    childrenNamed(data, xenc, 'CipherValue'),
  );
  if (values.length !== 1) throw new XmlFault(`${encrypted.localName} has ${values.length} cipher values`);
  return Buffer.from(plainText(values[0]!), 'base64');
}

/** The encrypted assertions of a response. */
export function encryptedAssertionsOf(response: Element): Element[] {
  return childrenNamed(response, saml, 'EncryptedAssertion');
}
