import { attributeOf, childrenNamed, namespaces, plainText } from '#server/integrations/saml/xml.ts';
import type { SamlRule, SignatureOf } from './saml-rule.ts';

const { signature: ds } = namespaces;

/** One reference with one digest, to the element around the signature and by its ID (SAML core, 5.4.2). */
export const checkSignatureReference: SamlRule<SignatureOf> = ({ checks, signature, owner }) => {
  const infos = childrenNamed(signature, ds, 'SignedInfo');
  const references = infos.flatMap((info) => childrenNamed(info, ds, 'Reference'));
  const id = attributeOf(owner, 'ID');
  const uri = references[0] && attributeOf(references[0], 'URI');
  // a digest with something other than text in it is read differently by verifiers
  const digests = references.flatMap((each) => childrenNamed(each, ds, 'DigestValue')).map(plainText);
  const isOne = infos.length === 1 && references.length === 1 && digests.length === 1;
  checks.require('signature-reference', isOne && Boolean(id) && uri === `#${id}`, {
    seen: isOne ? uri : `${references.length} references, ${digests.length} digests`,
    wanted: `#${id}`,
  });
};
