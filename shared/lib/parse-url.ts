/** `URL.parse`, which browsers of early 2024 do not have yet. Gives `null` when the text is no address. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
