import { algorithmOf, canonicalizations, referenceOf } from '#server/integrations/saml/signature-parts.ts';
import { childrenNamed, namespaces } from '#server/integrations/saml/xml.ts';
import type { SamlRule, SignatureOf } from './saml-rule.ts';

const { signature: ds } = namespaces;
const enveloped = `${ds}enveloped-signature`;

/** Any other transform could take something out of what is signed (SAML core, 5.4.4). */
export const checkSignatureTransforms: SamlRule<SignatureOf> = ({ checks, signature }) => {
  const lists = childrenNamed(referenceOf(signature), ds, 'Transforms');
  const used = lists.flatMap((list) => childrenNamed(list, ds, 'Transform')).map(algorithmOf);
  const isListed = used.length <= 2 && used.every((each) => each === enveloped || canonicalizations.includes(each));
  checks.require('signature-transforms', isListed && used.includes(enveloped), { seen: used.join(' ') });
};
