/** The HTTP-Redirect binding (SAML bindings, 3.4): messages in a query, signed as it is written. */
import { sign, verify, X509Certificate, type KeyObject } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { longestResponse } from './xml.ts';

export type MessageField = 'SAMLRequest' | 'SAMLResponse';

const ownAlgorithm = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const hashes: Readonly<Record<string, string>> = {
  [ownAlgorithm]: 'sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512': 'sha512',
};

export interface OutgoingMessage {
  destination: string;
  field: MessageField;
  xml: string;
  /** Absent if there is none to repeat. */
  relayState?: string | undefined;
  /** Signs the message: the parameters as they are written, in this order (SAML bindings, 3.4.4.1). */
  key?: KeyObject | undefined;
}

/** @returns the URL of the provider; what its endpoint's URL has as a query stays */
export function redirectWith({ destination, field, xml, relayState, key }: OutgoingMessage): URL {
  const url = new URL(destination);
  const parameters = {
    [field]: deflateRawSync(xml).toString('base64'),
    ...(relayState !== undefined && { RelayState: relayState }),
    ...(key && { SigAlg: ownAlgorithm }),
  };
  const written = Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  const signature = key
    ? `&Signature=${encodeURIComponent(sign('sha256', Buffer.from(written), key).toString('base64'))}`
    : '';
  url.search = [...(url.search === '' ? [] : [url.search.slice(1)]), written + signature].join('&');
  return url;
}

/** A parameter as it is written, which is what was signed; undefined if it is there more than once. */
function rawParameter(query: string, name: string): string | undefined {
  const found = query.split('&').filter((each) => each.startsWith(`${name}=`));
  return found.length === 1 ? found[0]!.slice(name.length + 1) : undefined;
}

const decoded = (raw: string): string => new URLSearchParams(`v=${raw}`).get('v') ?? '';

export interface IncomingRedirect {
  /** As it was written. */
  query: string;
  field: MessageField;
}

/** Whether one of the certificates signed the query. A query without a signature is not. */
export function isSignedRedirect({ query, field }: IncomingRedirect, certificates: readonly string[]): boolean {
  const [message, relayState, algorithm, signature] = [field, 'RelayState', 'SigAlg', 'Signature'].map((name) =>
    rawParameter(query, name),
  );
  if (message === undefined || algorithm === undefined || signature === undefined) return false;
  const hash = hashes[decoded(algorithm)];
  if (hash === undefined) return false;
  const isThere = relayState !== undefined;
  const written = `${field}=${message}${isThere ? `&RelayState=${relayState}` : ''}&SigAlg=${algorithm}`;
  const bytes = Buffer.from(decoded(signature), 'base64');
  return certificates.some((each) => {
    const key = new X509Certificate(each).publicKey;
    return key.asymmetricKeyType === 'rsa' && verify(hash, Buffer.from(written), key, bytes);
  });
}

/** @returns the XML; undefined for a query without one, or with one that is too long */
export function inflateMessage({ query, field }: IncomingRedirect): string | undefined {
  const raw = rawParameter(query, field);
  if (raw === undefined) return undefined;
  try {
    const bytes = Buffer.from(decoded(raw), 'base64');
    return inflateRawSync(bytes, { maxOutputLength: longestResponse }).toString('utf8');
  } catch {
    return undefined;
  }
}
