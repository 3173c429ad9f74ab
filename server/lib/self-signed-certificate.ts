/**
 * A certificate that its own key signs (RFC 5280, version 3, RSA with SHA-256). SAML metadata publish keys as
 * certificates; nobody verifies their issuer.
 */
import { sign, type KeyObject } from 'node:crypto';

/** Tags of DER (X.690). */
const tags = { integer: 0x02, bits: 0x03, null: 0x05, oid: 0x06, utf8: 0x0c, time: 0x18, sequence: 0x30, set: 0x31 };
const version3 = 0xa0;
const commonNameId = Buffer.from([0x55, 0x04, 0x03]);
const rsaWithSha256Id = Buffer.from([0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b]);

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  if (length < 128) return Buffer.concat([Buffer.from([tag, length]), body]);
  const size = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

/** GeneralizedTime, in seconds. */
function timeOf(at: Date): Buffer {
  return der(tags.time, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`));
}

export interface CertificateSubject {
  publicKey: KeyObject;
  privateKey: KeyObject;
  commonName: string;
  /** Eight random bytes. */
  serial: Buffer;
  from: Date;
  until: Date;
}

/** @returns PEM */
export function selfSignedCertificate(subject: CertificateSubject): string {
  const algorithm = der(tags.sequence, der(tags.oid, rsaWithSha256Id), der(tags.null));
  const commonName = der(tags.sequence, der(tags.oid, commonNameId), der(tags.utf8, Buffer.from(subject.commonName)));
  const name = der(tags.sequence, der(tags.set, commonName));
  const unsigned = der(
    tags.sequence,
    der(version3, der(tags.integer, Buffer.from([2]))),
    // positive, because its first byte is 1
    der(tags.integer, Buffer.from([1]), subject.serial),
    algorithm,
    name,
    der(tags.sequence, timeOf(subject.from), timeOf(subject.until)),
    name,
    subject.publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', unsigned, subject.privateKey);
  const bytes = der(tags.sequence, unsigned, algorithm, der(tags.bits, Buffer.from([0]), signature));
  const lines = bytes.toString('base64').replace(/.{64}/g, '$&\n').trimEnd();
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----`;
}
