/** Encrypts assertions as identity providers do (XML Encryption 1.1), well or badly: for the test provider, and for tests. */
import { constants, createCipheriv, publicEncrypt, randomBytes, X509Certificate } from 'node:crypto';

const xenc = 'http://www.w3.org/2001/04/xmlenc#';
const xenc11 = 'http://www.w3.org/2009/xmlenc11#';
const ds = 'http://www.w3.org/2000/09/xmldsig#';

export interface SamlEncryption {
  /** PEM. */
  certificate: string;
  cipher: 'aes128-gcm' | 'aes256-gcm' | 'aes128-cbc' | 'aes256-cbc';
  transport: 'oaep-sha1' | 'oaep-sha256' | 'rsa-1_5';
  /** Where the encrypted key is: inside of the data, or beside it. */
  isKeyBeside: boolean;
  /** Changes a bit of the ciphertext. */
  isDamaged: boolean;
}

const transports = {
  'oaep-sha1': `<xenc:EncryptionMethod Algorithm="${xenc}rsa-oaep-mgf1p"><ds:DigestMethod Algorithm="${ds}sha1"/></xenc:EncryptionMethod>`,
  'oaep-sha256': `<xenc:EncryptionMethod Algorithm="${xenc11}rsa-oaep"><ds:DigestMethod Algorithm="${xenc}sha256"/><xenc11:MGF xmlns:xenc11="${xenc11}" Algorithm="${xenc11}mgf1sha256"/></xenc:EncryptionMethod>`,
  'rsa-1_5': `<xenc:EncryptionMethod Algorithm="${xenc}rsa-1_5"/>`,
};

function encrypt(text: string, cipher: SamlEncryption['cipher'], key: Buffer): Buffer {
  const plain = Buffer.from(text);
  if (cipher.endsWith('gcm')) {
    const nonce = randomBytes(12);
    const sealing = createCipheriv(`aes-${key.length * 8}-gcm` as 'aes-256-gcm', key, nonce);
    return Buffer.concat([nonce, sealing.update(plain), sealing.final(), sealing.getAuthTag()]);
  }
  const nonce = randomBytes(16);
  const padding = 16 - (plain.length % 16);
  const padded = Buffer.concat([plain, randomBytes(padding - 1), Buffer.from([padding])]);
  const sealing = createCipheriv(`aes-${key.length * 8}-cbc`, key, nonce).setAutoPadding(false);
  return Buffer.concat([nonce, sealing.update(padded), sealing.final()]);
}

/** @param xml of an assertion @returns an `EncryptedAssertion` */
export function encryptXml(
  xml: string,
  { certificate, cipher, transport, isKeyBeside, isDamaged }: SamlEncryption,
): string {
  const key = randomBytes(cipher.startsWith('aes128') ? 16 : 32);
  const bytes = encrypt(xml, cipher, key);
  if (isDamaged) bytes[20]! ^= 1;
  const padding =
    transport === 'rsa-1_5'
      ? { padding: constants.RSA_PKCS1_PADDING }
      : { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: transport === 'oaep-sha1' ? 'sha1' : 'sha256' };
  const wrapped = publicEncrypt({ key: new X509Certificate(certificate).publicKey, ...padding }, key);
  const value = (content: Buffer) =>
    `<xenc:CipherData><xenc:CipherValue>${content.toString('base64')}</xenc:CipherValue></xenc:CipherData>`;
  const encryptedKey = `<xenc:EncryptedKey>${transports[transport]}${value(wrapped)}</xenc:EncryptedKey>`;
  return [
    `<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" xmlns:ds="${ds}" xmlns:xenc="${xenc}">`,
    `<xenc:EncryptedData Type="${xenc}Element">`,
    `<xenc:EncryptionMethod Algorithm="${cipher.endsWith('gcm') ? xenc11 : xenc}${cipher}"/>`,
    isKeyBeside ? '' : `<ds:KeyInfo>${encryptedKey}</ds:KeyInfo>`,
    value(bytes),
    '</xenc:EncryptedData>',
    isKeyBeside ? encryptedKey : '',
    '</saml:EncryptedAssertion>',
  ].join('');
}
