/** The step a hosted page is at, in its address: a reload stays there. */
const stepParameter = 'step';

export function stepInAddress(): string | null {
  return new URL(globalThis.location.href).searchParams.get(stepParameter);
}

/** The page's address with the step in it, or without. */
export function addressOfStep(step: string | null): string {
  const url = new URL(globalThis.location.href);
  if (step === null) url.searchParams.delete(stepParameter);
  else url.searchParams.set(stepParameter, step);
  return url.href;
}

/**
 * Writes the step of a flow that took over to the URL. Back returns to the start of the sign-in, not to a completed
 * step.
 */
export function showStepInAddress(step: string): void {
  globalThis.history.replaceState(null, '', addressOfStep(step));
}
