import type { GrantRule } from './oidc-rule.ts';

/** `state` is that of the request (RFC 6749, sections 4.1.2 and 10.12): anything else may be a forged response. */
export const stateRule: GrantRule = {
  rule: 'state',
  values: ({ state, query }) => ({ seen: query.get('state'), wanted: state }),
  isBrokenBy: ({ stage, named }) => stage === 'authorization-response' && named === 'state',
};
