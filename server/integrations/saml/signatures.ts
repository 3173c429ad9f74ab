/**
 * Signatures of a SAML response (SAML core, section 5; XML Signature). Keys come from the connection alone; every
 * signature that is there must be valid; what is read afterwards is what was signed, parsed again.
 */
import { X509Certificate } from 'node:crypto';
import { SignedXml } from 'xml-crypto';
import type { Checks } from '#server/lib/sso-checks.ts';
import { attributeOf, childrenNamed, elementsNamed, longestResponse, namespaces, parseXml, plainText } from './xml.ts';

const { signature: ds } = namespaces;
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const enveloped = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
const canonicalizations = [exclusive, `${exclusive}WithComments`];
const signatureAlgorithms = [
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
];
const digests = ['http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2001/04/xmlenc#sha512'];

/** What the signatures cover, parsed from the signed bytes. At least one is there. */
export interface SignedParts {
  response: Element | undefined;
  assertion: Element | undefined;
}

/**
 * @param certificates PEM, each
 * @throws RuleFailure
 */
export function readSigned(
  checks: Checks,
  { xml, root, certificates, now }: { xml: string; root: Element; certificates: readonly string[]; now: Date },
): SignedParts {
  const signatures = elementsNamed(root, ds, 'Signature');
  checks.require('signature-present', signatures.length > 0, { wanted: 'a signed response or assertion' });
  const parts: SignedParts = { response: undefined, assertion: undefined };
  for (const signature of signatures) {
    const owner = signature.parentNode as Element;
    const isResponse = owner === root;
    const isAssertion =
      owner.localName === 'Assertion' && owner.namespaceURI === namespaces.assertion && owner.parentNode === root;
    checks.require('signature-place', isResponse || isAssertion, { seen: owner.localName });
    checkShape(checks, signature, owner);
    const { signed, certificate, isChanged } = verified(signature, xml, certificates);
    checks.require('signature-digest', !isChanged);
    if (signed === undefined || certificate === undefined) {
      checks.require('signature-key', false, {
        seen: fingerprints(certificatesIn(signature)),
        wanted: fingerprints(certificates) || 'a certificate of the connection',
      });
    }
    noteCertificate(checks, new X509Certificate(certificate!), now);
    const read = parseXml(signed!, longestResponse).documentElement;
    const isSame = read.localName === owner.localName && attributeOf(read, 'ID') === attributeOf(owner, 'ID');
    checks.require('signature-covers', isSame, { seen: read.localName });
    parts[isResponse ? 'response' : 'assertion'] = read;
  }
  return parts;
}

/** One reference to the signed element, and nothing but listed algorithms. */
function checkShape(checks: Checks, signature: Element, owner: Element): void {
  const infos = childrenNamed(signature, ds, 'SignedInfo');
  const references = infos.flatMap((info) => childrenNamed(info, ds, 'Reference'));
  const id = attributeOf(owner, 'ID');
  const uri = references[0] && attributeOf(references[0], 'URI');
  const isOne = infos.length === 1 && references.length === 1 && Boolean(id) && uri === `#${id}`;
  checks.require('signature-reference', isOne, { seen: uri, wanted: `#${id}` });
  const [info, reference] = [infos[0]!, references[0]!];
  const transforms = childrenNamed(reference, ds, 'Transforms').flatMap((list) => childrenNamed(list, ds, 'Transform'));
  const used = transforms.map(algorithmOf);
  const isListed = used.length <= 2 && used.every((each) => each === enveloped || canonicalizations.includes(each));
  checks.require('signature-transforms', isListed && used.includes(enveloped), { seen: used.join(' ') });
  const values = childrenNamed(reference, ds, 'DigestValue').map(plainText);
  checks.require('signature-reference', values.length === 1, { seen: `${values.length} digests`, wanted: '1' });
  const one = (parent: Element, name: string) => childrenNamed(parent, ds, name).map(algorithmOf).join(' ');
  const algorithms = {
    canonicalization: one(info, 'CanonicalizationMethod'),
    signature: one(info, 'SignatureMethod'),
    digest: one(reference, 'DigestMethod'),
  };
  const isStrong =
    canonicalizations.includes(algorithms.canonicalization) &&
    signatureAlgorithms.includes(algorithms.signature) &&
    digests.includes(algorithms.digest);
  checks.require('signature-algorithm', isStrong, {
    seen: Object.values(algorithms).join(' '),
    wanted: 'RSA with SHA-256 or SHA-512',
  });
}

const algorithmOf = (element: Element): string => attributeOf(element, 'Algorithm') ?? '';

interface Verified {
  /** The canonical text that was signed; absent if no certificate verifies it. */
  signed?: string | undefined;
  /** The one that verifies it. */
  certificate?: string;
  /** The text is not the one that was signed, whoever signed it. */
  isChanged: boolean;
}

function verified(signature: Element, xml: string, certificates: readonly string[]): Verified {
  let isChanged = false;
  for (const certificate of certificates) {
    const verifier = new SignedXml({
      publicCert: certificate,
      // never a key that the message itself names
      getCertFromKeyInfo: () => null,
    });
    try {
      verifier.loadSignature(signature);
      if (verifier.checkSignature(xml))
        return { signed: verifier.getSignedReferences()[0], certificate, isChanged: false };
      // it throws for another key
      isChanged = true;
    } catch {
      // not this certificate, or none
    }
  }
  return { isChanged };
}

/** Fewer bits of an RSA key are accepted, and told. */
const fewBits = 2048;

function noteCertificate(checks: Checks, certificate: X509Certificate, now: Date): void {
  checks.record('signature-key', 'passed', { seen: certificate.fingerprint256 });
  const isCurrent = new Date(certificate.validFrom) <= now && now <= new Date(certificate.validTo);
  checks.record('certificate-dates', isCurrent ? 'passed' : 'warning', { seen: certificate.validTo });
  const bits = certificate.publicKey.asymmetricKeyDetails?.modulusLength;
  if (bits !== undefined)
    checks.record('key-size', bits >= fewBits ? 'passed' : 'warning', { seen: String(bits), wanted: String(fewBits) });
}

/** Certificates that the message names, for display alone. */
function certificatesIn(signature: Element): string[] {
  return elementsNamed(signature, ds, 'X509Certificate')
    .slice(0, 3)
    .map((element) => `-----BEGIN CERTIFICATE-----\n${element.textContent ?? ''}\n-----END CERTIFICATE-----`);
}

function fingerprints(certificates: readonly string[]): string {
  return certificates.flatMap((certificate) => fingerprintOf(certificate) ?? []).join(' ');
}

function fingerprintOf(certificate: string): string | undefined {
  try {
    return new X509Certificate(certificate).fingerprint256;
  } catch {
    return undefined;
  }
}
