/**
 * Takes TypeScript apart into code, the contents of strings, and comments. Each part has the text's length and its line
 * breaks, with spaces where the others are, so that a position in one is a position in all.
 *
 * It reads tokens, and no grammar: `/` begins a regular expression where no value can end before it.
 */
export interface SourceParts {
  code: string;
  strings: string;
}

type Kind = 'code' | 'string' | 'other';

const afterValue = /[\w$)\]}'"`]$/;
const afterKeyword = /\b(?:return|typeof|case|in|of|delete|void|throw|new|else|do|yield|await)$/;

export function splitSource(text: string): SourceParts {
  const code: string[] = [];
  const strings: string[] = [];
  const put = (from: number, to: number, kind: Kind): void => {
    const piece = text.slice(from, to);
    const blank = piece.replace(/[^\n]/g, ' ');
    code.push(kind === 'code' ? piece : blank);
    strings.push(kind === 'string' ? piece : blank);
  };
  walk(text, put);
  return { code: code.join(''), strings: strings.join('') };
}

function walk(text: string, put: (from: number, to: number, kind: Kind) => void): void {
  // Depths of braces at which a template's `${` was opened: the brace that closes it leads back into the template.
  const templates: number[] = [];
  let depth = 0;
  let at = 0;
  while (at < text.length) {
    const from = at;
    const char = text[at]!;
    if (text.startsWith('//', at)) {
      at = endOf(text, /\n|$/g, at);
      put(from, at, 'other');
    } else if (text.startsWith('/*', at)) {
      at = endOf(text, /\*\/|$/g, at + 2, true);
      put(from, at, 'other');
    } else if (char === "'" || char === '"') {
      at = endOfQuoted(text, at, char);
      put(from, at, 'string');
    } else if (char === '`' || (char === '}' && templates.at(-1) === depth)) {
      if (char === '}') templates.pop();
      at = endOfTemplate(text, at + 1);
      put(from, at, 'string');
      if (text[at - 1] === '{') templates.push(depth);
    } else if (char === '/' && beginsExpression(text.slice(Math.max(0, at - 40), at))) {
      at = endOfRegularExpression(text, at);
      put(from, at, 'other');
    } else {
      if (char === '{') depth++;
      if (char === '}') depth--;
      at++;
      put(from, at, 'code');
    }
  }
}

function endOf(text: string, pattern: RegExp, from: number, inclusive = false): number {
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  return match ? match.index + (inclusive ? match[0].length : 0) : text.length;
}

function endOfQuoted(text: string, from: number, quote: string): number {
  let at = from + 1;
  while (at < text.length && text[at] !== quote && text[at] !== '\n') at += text[at] === '\\' ? 2 : 1;
  return Math.min(at + 1, text.length);
}

/** Behind the closing backtick, or behind `${`. */
function endOfTemplate(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    if (text[at] === '`') return at + 1;
    if (text.startsWith('${', at)) return at + 2;
    at += text[at] === '\\' ? 2 : 1;
  }
  return text.length;
}

function beginsExpression(before: string): boolean {
  const last = before.trimEnd();
  // `</div>` and `/>` of JSX.
  if (last.endsWith('<')) return false;
  return !afterValue.test(last) || afterKeyword.test(last);
}

function endOfRegularExpression(text: string, from: number): number {
  let inClass = false;
  for (let at = from + 1; at < text.length && text[at] !== '\n'; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '[') inClass = true;
    else if (text[at] === ']') inClass = false;
    else if (text[at] === '/' && !inClass) return at + 1;
  }
  // No end on this line: it was a division or a tag.
  return from + 1;
}
