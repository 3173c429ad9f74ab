import type { HashSource } from './hash-source.ts';

const prefixLength = 5;
/** The largest known answer is some 40 KB; padding at most doubles it. */
const largestAnswer = 1_000_000;

/**
 * Sends only the first five characters of a digest, and the answer is padded so that its length reveals nothing
 * (k-anonymity).
 */
export function createRangeApi(url: string, timeout: number): HashSource {
  const base = url.endsWith('/') ? url : `${url}/`;
  return async (sha1) => {
    const answer = await fetch(`${base}${sha1.slice(0, prefixLength)}`, {
      headers: { 'add-padding': 'true', 'user-agent': 'portico' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (!answer.ok) throw new Error(`the range API answered ${answer.status}`);
    const text = await readBounded(answer);
    const suffix = sha1.slice(prefixLength);
    return text.split('\n').some((line) => {
      const [found, count] = line.trim().split(':');
      // a count of 0 is padding
      return found?.toUpperCase() === suffix && Number(count) > 0;
    });
  };
}

async function readBounded(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > largestAnswer) throw new Error('the response of the range API is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('latin1');
}
