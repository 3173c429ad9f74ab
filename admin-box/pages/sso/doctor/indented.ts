/**
 * XML with a line for each element, to be read: nobody checks a signature of it. JSON has its lines already, and text
 * beside elements stays where it is.
 */
export function indented(message: string): string {
  if (!message.startsWith('<') || message.includes('\n')) return message;
  let depth = 0;
  return message
    .replaceAll('><', '>\n<')
    .split('\n')
    .map((line) => {
      if (line.startsWith('</')) depth -= 1;
      const text = '  '.repeat(Math.max(0, depth)) + line;
      if (/^<[^?!/]/.test(line) && !line.endsWith('/>') && !line.includes('</')) depth += 1;
      return text;
    })
    .join('\n');
}
