/** Which pictures a form draws while somebody types an address: the server copies a picture when it is saved, and pages load no others. */

/**
 * @param saved what the form began with
 * @returns the picture that may be drawn now; `null` for an address that is yet to be saved
 */
export function drawablePicture(value: string, saved: string): string | null {
  const known = value === saved || value.startsWith('data:') || /\/images\/[0-9a-f]{64}$/.test(value);
  return known && value !== '' ? value : null;
}
