/** Lets the page draw and hear before what follows: a slow phone would be deaf for the two together. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
