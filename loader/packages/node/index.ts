/** `@portico/node`: verifies the tokens of Portico in a back end, and decides by what they say. */
export { AccessError, type AccessErrorCode } from './access-error.ts';
export { createVerifier, type Auth, type RequestHeaders, type Verifier, type VerifierOptions } from './verifier.ts';
export {
  hasPermission,
  hasRole,
  requirePermission,
  requireRole,
  requireStepUp,
  type Rules,
  type StepUpRule,
} from './rules.ts';
