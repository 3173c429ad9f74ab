/** Filters and paths as the log keeps them: which attributes they name, and no value. Also those that are refused. */
import { isComparison, isFilterWord } from './protocol-words.ts';

export const redacted = '…';

/** Texts, those in quotation marks that the grammar does not have, brackets, spaces, and words. A text without an end goes to the end. */
const parts = /"(?:[^"\\]|\\.)*(?:"|\\?$)|['‘“].*?(?:['’”](?![\w'’”])|$)|[()[\]]|\s+|[^\s()[\]"'‘“]+/gs;
const bracket = /^[()[\]]$/;
const constant = /^(?:true|false|null)$/i;
const joint = /^(?:and|or)$/i;

/** @param filter of at most 500 characters */
export function redactFilter(filter: string): string {
  let result = '';
  // a value without quotation marks goes to the next bracket, `and` or `or`
  let inValue = false;
  for (const part of filter.match(parts) ?? []) {
    if (part.trim() === '') {
      result += ' ';
      continue;
    }
    const ends = bracket.test(part) || joint.test(part);
    if (part.startsWith('"')) result += `"${redacted}"`;
    else if (ends || (inValue ? constant.test(part) : isFilterWord(part))) result += part;
    else result += redacted;
    inValue = !ends && (inValue || isComparison(part));
  }
  // several words of one value
  return result.replace(/…(?: ?…)+/g, redacted);
}
