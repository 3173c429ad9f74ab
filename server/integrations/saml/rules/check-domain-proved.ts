import { addressesWithin, shownAddresses } from '#server/integrations/saml/read-user.ts';
import type { AssertedUser, SamlRule } from './saml-rule.ts';

/**
 * The address is in a domain that the tenant has proved: a provider speaks for no other. A test goes on without that, since
 * it signs nobody in.
 */
export const checkDomainProved: SamlRule<AssertedUser> = ({ checks, sent, expected: { domains, isTest = false } }) => {
  const seen = shownAddresses(sent);
  const isProved = addressesWithin(sent, domains).length > 0;
  const values = { seen, wanted: domains.join(' ') };
  if (isTest && !isProved) checks.record('domain-proved', 'failed', values);
  else checks.require('domain-proved', isProved, values);
};
