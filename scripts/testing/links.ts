import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { Document } from './documents.ts';

/** Text without what only looks like a link: code. */
function withoutCode(markdown: string): string {
  return markdown.replace(/^```[^]*?^```$/gm, '').replace(/`[^`\n]*`/g, '');
}

const ownPath =
  /`((?:admin-box|docs|e2e|examples|loader|login-box|planning-demo|scripts|server|shared)\/[\w.-]+(?:\/[\w.-]+)*\/?)`/g;

/** The part of a decision that says what was before: it may name files that are gone. */
const contextOfDecision = /^(?:## |\*\*)?Context\b[^]*?(?=^(?:## |\*\*)?(?:Choice|Decision)\b)/m;

/** Paths of the repository that a text names as code, without those that have a placeholder (`<area>`, `*`). */
export function pathsIn(text: string): string[] {
  return [...text.replace(contextOfDecision, '').matchAll(ownPath)].map(([, path]) => path!);
}

/** Addresses of links and pictures, without those of the web. */
export function relativeLinks(markdown: string): string[] {
  return [...withoutCode(markdown).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target!)
    .filter((target) => !/^[a-z][a-z+.-]*:/i.test(target));
}

/** Anchors that a host of repositories gives the headings: small letters, no punctuation, hyphens for spaces. */
export function anchorsOf(markdown: string): Set<string> {
  const headings = [...markdown.replace(/^```[^]*?^```$/gm, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, text]) => text!);
  return new Set(
    headings.map((text) =>
      text
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/**
 * Links that lead nowhere: to a file that is not there, or to a heading that its document does not have.
 *
 * @param documents those that are searched for anchors, too
 */
export function brokenLinks(documents: readonly Document[], root: string): string[] {
  const anchors = new Map(documents.map(({ path, text }) => [path, anchorsOf(text)]));
  return documents.flatMap(({ path, text }) =>
    relativeLinks(text).flatMap((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : normalize(join(dirname(path), file));
      if (!existsSync(join(root, target))) return [`${path}: ${link}`];
      const known = anchors.get(target);
      return anchor === undefined || !known || known.has(anchor) ? [] : [`${path}: ${link} (no such heading)`];
    }),
  );
}
