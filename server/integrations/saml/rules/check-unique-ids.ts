import { attributeOf, elementsNamed, namespaces } from '#server/integrations/saml/xml.ts';
import type { Checks } from '#server/lib/sso-checks.ts';
import type { Envelope, SamlRule } from './saml-rule.ts';

/**
 * A signature names what it covers by ID: an ID that is there twice could name another element. An assertion has one, by
 * which it counts once (SAML core, 2.3.3).
 */
export const checkUniqueIds: SamlRule<Envelope> = ({ checks, root }) => requireUniqueIds(checks, [root]);

/** @param roots a response, and the assertion that was encrypted in it */
export function requireUniqueIds(checks: Checks, roots: readonly Element[]): void {
  const ids = roots.flatMap((root) => [
    attributeOf(root, 'ID') ?? '',
    ...Array.from(root.getElementsByTagName('*')).flatMap((each) => attributeOf(each, 'ID') ?? []),
  ]);
  const assertions = roots.flatMap((root) => elementsNamed(root, namespaces.assertion, 'Assertion'));
  const isNamed = assertions.every((each) => (attributeOf(each, 'ID') ?? '').trim() !== '');
  checks.require('unique-ids', isNamed && new Set(ids).size === ids.length, {
    seen: isNamed ? undefined : 'an assertion without an ID',
  });
}
