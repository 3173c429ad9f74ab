import type { Settings } from '#server/config/load-config.ts';

/** The feature flag under which a leaked password is told of after a second factor too (planning and login, 4.2). */
const loginFlowsFlag = 'security-center-show-login-flows';

/** What a login box has to know of it; nothing where it is off. */
export function loginFlowsOf({ flags }: Settings): { showLoginFlows?: true } {
  return flags[loginFlowsFlag] === true ? { showLoginFlows: true } : {};
}
