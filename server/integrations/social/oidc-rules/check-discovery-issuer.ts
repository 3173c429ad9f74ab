import { textOf } from '#server/integrations/social/provider-client.ts';
import { otherBodyOf } from './library-error.ts';
import type { DiscoveryContext, AnswerRule } from './oidc-rule.ts';

/**
 * The discovery document names the issuer that it was read from (OpenID Connect Discovery, 4.3): one server could
 * speak for another otherwise. Directories that many organizations share name a template.
 */
export const checkDiscoveryIssuer: AnswerRule<DiscoveryContext> = ({ checks, issuer, metadata, failure }) => {
  const seen = failure ? textOf(otherBodyOf(failure.error)?.['issuer']) : metadata?.issuer;
  checks.require('discovery-issuer', !failure, { seen, wanted: issuer });
};
