import { hasDocumentType } from '#server/integrations/saml/xml.ts';
import type { SamlRule, Transported } from './saml-rule.ts';

/** A document type could bring entities, whose expansion exhausts memory or reads files (SAML core, 6; OWASP XML security). */
export const checkDocumentType: SamlRule<Transported> = ({ checks, xml }) => {
  const hasType = hasDocumentType(xml!);
  checks.require('document-type', !hasType, { seen: hasType ? 'a document type (DTD)' : undefined });
};
