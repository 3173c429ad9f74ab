/** Words that English texts of the product do not use, with the term that takes their place. `docs/glossary.md` has the reasons. */
import { isTest, type SourceFile } from '#scripts/lib/source-files.ts';

interface Rule {
  pattern: RegExp;
  instead: string;
}

const catalogue = /^shared\/i18n\/en\/(?:[\w-]+\/)?[\w-]+\.ts$/;

const rules: Rule[] = [
  { pattern: /\be-mail/i, instead: 'email' },
  { pattern: /(?<!e-)\bmails?\b/i, instead: 'email' },
  { pattern: /\borganis|\bcolour|\bcancell(?:ed|ing)\b|\bcustomis|\brecognis|\bauthoris/i, instead: 'US spelling' },
  { pattern: /\bsecond (?:step|factor)s?\b/i, instead: 'multi-factor authentication (MFA), verification method' },
  { pattern: /\bsix[ -]digit\b|\bof six digits\b/i, instead: '6-digit code' },
  { pattern: /\bways? (?:of|to) confirm/i, instead: 'verification method' },
  { pattern: /\b(?:some|every|any)body\b|\bwhoever\b/i, instead: 'someone, everyone, anyone who' },
  { pattern: /\b(?:is|are|was) (?:gone|dead)\b/i, instead: 'deleted, expired, no longer valid' },
  { pattern: /\bgoes (?:too|with|on)\b|\bgo on\b/i, instead: 'is deleted too, continue' },
  { pattern: /\bany more\b/i, instead: 'no longer' },
  { pattern: /\bat once\b/i, instead: 'immediately' },
  { pattern: /\bas (?:it was )?before\b/i, instead: 'nothing was changed' },
  { pattern: /\bis there\.$/i, instead: 'created' },
  { pattern: /\bcould not be (?:loaded|written)\b/i, instead: 'Couldn’t load …' },
  { pattern: /\btr(?:y|ies) left\b/i, instead: 'attempts left' },
  { pattern: /\bcall(?:ed|s)? (?:it )?off\b/i, instead: 'cancel' },
  { pattern: /\b(?:one|a) press\b|\bpress(?:ed)? it\b/i, instead: 'click, select' },
  { pattern: /\baccounts? below\b|\bgo below\b|\bhold(?:s|ing)? (?:other )?accounts\b/i, instead: 'sub-accounts' },
  { pattern: /\bnowhere\b|\bwhere you are signed in\b/i, instead: 'active sessions' },
  { pattern: /\buser names?\b/i, instead: 'username' },
  { pattern: /\b[Cc]lient id\b|\bIds?\b|\b(?:or|and) ids?\b/, instead: 'ID, client ID' },
  { pattern: /\blog(?:ged)? (?:in|out)\b/i, instead: 'sign in, sign out' },
  { pattern: /\btrace number\b|^Trace /, instead: 'request ID' },
  { pattern: /(?<!\{)\btenants?\b/i, instead: 'organization' },
  { pattern: /^People$/, instead: 'Users, Members' },
  { pattern: /^Keep (?:it|them|\{name\})$/, instead: 'Cancel' },
];

/** A comment, or a line of an import: no text of the product. */
const aside = /^\s*(?:\*|\/[*/]|import\b)/;
const literal = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g;
/** What follows a key: its value, or the end of an index. */
const afterKey = /^\s*[:\]]/;
/** Names of messages and of their kinds are literals too; a text has a space or begins with a capital. */
const isText = (value: string): boolean => value.includes(' ') || /^[A-Z]/.test(value);

/** The texts of one line of a catalogue. */
function textsOf(line: string): string[] {
  if (aside.test(line)) return [];
  return [...line.matchAll(literal)]
    .filter((found) => !afterKey.test(line.slice(found.index + found[0].length)))
    .map((found) => found[1] ?? found[2] ?? '')
    .filter(isText);
}

/** Texts of an English catalogue with a word that the glossary replaces, one line for each. */
export function avoidedProductWords({ path, text }: SourceFile): string[] {
  if (!catalogue.test(path) || isTest(path)) return [];
  return text
    .split('\n')
    .flatMap((line, index) => textsOf(line).flatMap((value) => evaluated(value, `${path}:${index + 1}`)));
}

function evaluated(value: string, place: string): string[] {
  return rules.flatMap(({ pattern, instead }) => {
    const found = pattern.exec(value)?.[0];
    return found ? [`${place} “${found}”: say ${instead} (docs/glossary.md)`] : [];
  });
}
