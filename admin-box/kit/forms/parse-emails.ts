/** As the contract has it, so that most mistakes are seen before anything is sent. */
const emailPattern = /^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>[\]\\]+\.[^\s@"(),:;<>[\]\\.]+$/u;
const longestEmail = 254;

export interface ParsedEmails {
  /** Each once, as typed first. */
  emails: string[];
  /** What is no address. */
  wrong: string[];
}

/** Addresses as people paste them: separated by commas, semicolons, spaces or lines; `Ada <ada@acme.example>` counts. */
export function parseEmails(text: string): ParsedEmails {
  const seen = new Map<string, string>();
  const bracketed = text.replace(/(?<![^,;\n<>])[^,;\n<>]*<([^<>]*)>/g, ' $1 ');
  for (const part of bracketed.split(/[\s,;]+/).filter(Boolean)) {
    const key = part.toLowerCase();
    if (!seen.has(key)) seen.set(key, part);
  }
  const all = [...seen.values()];
  const isEmail = (part: string): boolean => part.length <= longestEmail && emailPattern.test(part);
  return { emails: all.filter(isEmail), wrong: all.filter((part) => !isEmail(part)) };
}
