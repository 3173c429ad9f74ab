const hexColour = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
const functionalColour = /^(?:rgb|hsl|oklch|oklab)\([\d\s.,%/-]+(?:deg[\d\s.,%/-]*)?\)$/i;
const namedColour = /^[a-z]{3,24}$/i;

export const longestColour = 64;

/** Whether a text is plainly a colour, so that it can never carry further rules into a sheet. */
export function isColour(text: string): boolean {
  return (
    text.length <= longestColour && [hexColour, functionalColour, namedColour].some((form) => form.test(text.trim()))
  );
}
