/** Certificates of a test's own authority: ECDSA P-256 or RSA, RFC 5280, written as DER by hand. */
import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

export interface Certificate {
  /** PEM. */
  cert: string;
  /** PEM. */
  key: string;
}

export interface Authority extends Certificate {
  /** Issues a certificate for 127.0.0.1 and localhost, or for other names. */
  issue(names?: { dns: string[]; ips: number[][] }): Certificate;
}

interface Issuer {
  name: Buffer;
  key: KeyObject;
}

const day = 86_400_000;

function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, Math.floor(length / 256), length % 256];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const oid = (...bytes: number[]) => der(0x06, Buffer.from(bytes));
const commonName = oid(0x55, 0x04, 0x03);
const ecdsaWithSha256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
const rsaWithSha256 = sequence(oid(0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b), der(0x05));
const basicConstraints = oid(0x55, 0x1d, 0x13);
const subjectAltName = oid(0x55, 0x1d, 0x11);
const yes = der(0x01, Buffer.from([0xff]));

const nameOf = (text: string) => sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(text)))));
/** UTCTime. */
const time = (at: number) =>
  der(0x17, Buffer.from(`${new Date(at).toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`));

interface Wanted {
  subject: string;
  issuer?: Issuer;
  extension: Buffer;
  /** Days from now. */
  until: number;
  from?: number;
  /** Bits of an RSA key; a key on P-256 without it. */
  rsa?: number | undefined;
}

function certify({ subject, issuer, extension, until, from = -30, rsa }: Wanted): {
  certificate: Certificate;
  asIssuer: Issuer;
} {
  const { publicKey, privateKey } = rsa
    ? generateKeyPairSync('rsa', { modulusLength: rsa })
    : generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = nameOf(subject);
  const signer = issuer ?? { name, key: privateKey };
  const now = Date.now();
  const algorithm = signer.key.asymmetricKeyType === 'rsa' ? rsaWithSha256 : ecdsaWithSha256;
  const unsigned = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    signer.name,
    sequence(time(now + from * day), time(now + until * day)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension)),
  );
  const signature = sign('sha256', unsigned, signer.key);
  const bytes = sequence(unsigned, algorithm, der(0x03, Buffer.from([0]), signature));
  const lines = bytes.toString('base64').replaceAll(/.{64}/g, '$&\n');
  const certificate = {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
  return { certificate, asIssuer: { name, key: privateKey } };
}

/** @param until days from now when it expires */
export function createAuthority({ until = 30 }: { until?: number } = {}): Authority {
  const isAuthority = sequence(basicConstraints, yes, der(0x04, sequence(yes)));
  const { certificate, asIssuer } = certify({ subject: 'Test authority', extension: isAuthority, until });
  return {
    ...certificate,
    issue({ dns, ips } = { dns: ['localhost'], ips: [[127, 0, 0, 1]] }) {
      const names = [
        ...dns.map((each) => der(0x82, Buffer.from(each))),
        ...ips.map((each) => der(0x87, Buffer.from(each))),
      ];
      const extension = sequence(subjectAltName, der(0x04, sequence(...names)));
      return certify({ subject: 'Test receiver', issuer: asIssuer, extension, until: 20 }).certificate;
    },
  };
}

/** As identity providers sign with: its own authority. @param from and `until` in days from now */
export function createSelfSigned({
  from,
  until = 30,
  bits = 2048,
}: { from?: number; until?: number; bits?: number } = {}): Certificate {
  const isNone = sequence(basicConstraints, der(0x04, sequence()));
  return certify({ subject: 'Test provider', extension: isNone, until, rsa: bits, ...(from !== undefined && { from }) })
    .certificate;
}
