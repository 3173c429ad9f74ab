import type { Settings } from '#server/config/load-config.ts';

/** Feature flag: warns about a leaked password after a second factor too (planning and login, 4.2). */
const loginFlowsFlag = 'security-center-show-login-flows';

/** The login box's settings for it; empty if disabled. */
export function loginFlowsOf({ flags }: Settings): { showLoginFlows?: true } {
  return flags[loginFlowsFlag] === true ? { showLoginFlows: true } : {};
}
