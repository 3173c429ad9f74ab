/** Certificates of an identity provider, as admins paste them. */
import { X509Certificate } from 'node:crypto';

/** Fewer bits of an RSA key are refused: such keys can be computed. */
const fewestBits = 1024;
/** Certificates that a connection may have. */
export const maxCertificates = 10;

const begin = '-----BEGIN CERTIFICATE-----';
const end = '-----END CERTIFICATE-----';

/**
 * Reads PEM blocks, or one certificate in bare base64 as metadata carries it.
 * @returns PEM, one block after the other, or what is wrong
 */
export function readCertificates(text: string, now: Date): { pem: string } | { fault: string } {
  if (text.trim() === '') return { pem: '' };
  if (text.includes('PRIVATE KEY-----'))
    return { fault: 'is a private key, which belongs to the identity provider alone' };
  const blocks = splitCertificates(text);
  if (blocks.length > maxCertificates) return { fault: `has more than ${maxCertificates} certificates` };
  if (blocks.length === 0) return checked([pemOf(text)], now);
  const rest = blocks.reduce((left, each) => left.replace(each, ''), text);
  return rest.trim() === '' ? checked(blocks, now) : { fault: 'has something other than certificates' };
}

/** The PEM blocks of a text, whatever is between them. */
export function splitCertificates(text: string): string[] {
  const blocks: string[] = [];
  for (let from = text.indexOf(begin); from >= 0; from = text.indexOf(begin, from + 1)) {
    const to = text.indexOf(end, from);
    if (to < 0) break;
    blocks.push(text.slice(from, to + end.length));
    from = to;
  }
  return blocks;
}

/** @param base64 in lines of any length */
function pemOf(base64: string): string {
  const bare = base64.split(/\s/).join('');
  const lines = Array.from({ length: Math.ceil(bare.length / 64) }, (_, line) => bare.slice(line * 64, line * 64 + 64));
  return [begin, ...lines, end].join('\n');
}

function checked(blocks: string[], now: Date): { pem: string } | { fault: string } {
  const certificates: string[] = [];
  for (const text of blocks) {
    const certificate = parse(text);
    if (!certificate) return { fault: 'is not a certificate in PEM or base64' };
    const fault = faultOf(certificate, now);
    if (fault) return { fault };
    certificates.push(certificate.toString().trim());
  }
  return { pem: [...new Set(certificates)].join('\n') };
}

function parse(text: string): X509Certificate | undefined {
  try {
    return new X509Certificate(text);
  } catch {
    return undefined;
  }
}

function faultOf(certificate: X509Certificate, now: Date): string | undefined {
  const [from, to] = [new Date(certificate.validFrom), new Date(certificate.validTo)];
  const day = (date: Date) => date.toISOString().slice(0, 10);
  if (to < now) return `expired on ${day(to)}`;
  if (from > now) return `is not valid before ${day(from)}`;
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = certificate.publicKey;
  // what only such a key could sign would be refused: see check-signature-algorithm.ts
  if (type !== 'rsa')
    return `has a key of the kind ${(type ?? 'unknown').toUpperCase()}, and signatures have to be made with RSA`;
  if ((details?.modulusLength ?? 0) < fewestBits) return `has an RSA key of fewer than ${fewestBits} bits`;
  return undefined;
}
