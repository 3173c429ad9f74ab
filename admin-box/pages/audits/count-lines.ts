const [newline, quote] = [10, 34];

/**
 * Counts the lines of a file while it arrives.
 *
 * @param quoted a table, where line breaks inside quoted cells count no line; JSON escapes line breaks, and quotes too
 * @param onCount the number of lines so far
 */
export function countLines(quoted: boolean, onCount: (lines: number) => void): (chunk: Uint8Array) => void {
  let [lines, isQuoted] = [0, false];
  return (chunk) => {
    for (const byte of chunk) {
      if (byte === quote && quoted) isQuoted = !isQuoted;
      else if (byte === newline && !isQuoted) lines += 1;
    }
    onCount(lines);
  };
}
