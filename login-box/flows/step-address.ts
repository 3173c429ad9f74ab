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

/** Names the step of a flow that has taken over. Back leads to where the sign-in began, not into a step that is done. */
export function showStepInAddress(step: string): void {
  globalThis.history.replaceState(null, '', addressOfStep(step));
}
