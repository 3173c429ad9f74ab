/**
 * A software security key: generates key pairs and signs, as in the standard (W3C WebAuthn, level 3, sections 6.1 and
 * 6.5).
 */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

interface Asked {
  challenge: string;
}

export interface SecurityKey {
  id: string;
  /** Invalid values, if a test needs them. */
  create(options: Asked & { rp: { id?: string | undefined } }, changes?: Partial<Ceremony>): Attestation;
  get(options: Asked & { rpId?: string | undefined }, changes?: Partial<Ceremony>): Assertion;
}

interface Ceremony {
  origin: string;
  rpId: string;
  challenge: string;
  counter: number;
  /** Whether the user was verified by biometrics or PIN. */
  userVerified: boolean;
  /** User handle in the assertion. */
  userHandle: string | undefined;
}
interface Attestation {
  id: string;
  response: { clientDataJSON: string; attestationObject: string; transports: string[] };
}
interface Assertion {
  id: string;
  response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string | undefined };
}

export function createSecurityKey(origin: string): SecurityKey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  let counter = 0;
  const id = credentialId.toString('base64url');
  const ceremony = (changes: Partial<Ceremony>, asked: { challenge: string; rpId: string }): Ceremony => ({
    origin,
    ...asked,
    counter: (counter += 1),
    userVerified: false,
    userHandle: undefined,
    ...changes,
  });
  return {
    id,
    create(options, changes = {}) {
      const parameters = ceremony(changes, { challenge: options.challenge, rpId: options.rp.id! });
      const length = Buffer.from([0, credentialId.length]);
      const authData = Buffer.concat([
        authenticatorData(parameters, 0x41),
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey(publicKey),
      ]);
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authData)],
      ]);
      return {
        id,
        response: {
          clientDataJSON: clientData('webauthn.create', parameters).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['usb'],
        },
      };
    },
    get(options, changes = {}) {
      const parameters = ceremony(changes, { challenge: options.challenge, rpId: options.rpId! });
      const [data, client] = [
        authenticatorData(parameters, parameters.userVerified ? 0x05 : 0x01),
        clientData('webauthn.get', parameters),
      ];
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: parameters.userHandle,
        },
      };
    },
  };
}

function clientData(type: string, { challenge, origin }: Ceremony): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** @param flags bit 0: user present; bit 2: user verified; bit 6: attested credential data included */
function authenticatorData({ rpId, counter }: Ceremony, flags: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), count]);
}

/** ES256 (RFC 9053): kty 2, alg -7, crv 1, x, y. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string };
  const small = (value: number) => Buffer.from([value >= 0 ? value : 0x20 - 1 - value]);
  return cborMap([
    [small(1), small(2)],
    [small(3), small(-7)],
    [small(-1), small(1)],
    [small(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [small(-3), cborBytes(Buffer.from(y, 'base64url'))],
  ]);
}

function cborHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  return length < 256
    ? Buffer.from([(major << 5) | 24, length])
    : Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
}
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (text: string) => Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
const cborMap = (entries: [Buffer, Buffer][]) => Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
