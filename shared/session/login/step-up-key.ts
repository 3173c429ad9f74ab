/** Holds a step-up that was asked for, until it succeeds or the user signs out. */
export const stepUpKey = 'SHOULD_STEP_UP';
