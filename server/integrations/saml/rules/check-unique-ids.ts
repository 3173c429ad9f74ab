import { attributeOf } from '#server/integrations/saml/xml.ts';
import type { Checks } from '#server/lib/sso-checks.ts';
import type { Envelope, SamlRule } from './saml-rule.ts';

/** A signature names what it covers by ID: an ID that is there twice could name another element. */
export const checkUniqueIds: SamlRule<Envelope> = ({ checks, root }) => requireUniqueIds(checks, [root]);

/** @param roots a response, and the assertion that was encrypted in it */
export function requireUniqueIds(checks: Checks, roots: readonly Element[]): void {
  const ids = roots.flatMap((root) => [
    attributeOf(root, 'ID') ?? '',
    ...Array.from(root.getElementsByTagName('*')).flatMap((each) => attributeOf(each, 'ID') ?? []),
  ]);
  checks.require('unique-ids', new Set(ids).size === ids.length);
}
