/** Longest id of a tenant, in UTF-16 code units. The database has the same bound, in characters. */
export const longestTenantId = 255;

// Cc and Cs hide what a reader sees or cannot be stored; a path of a URL cannot name "." or ".."; a header loses blanks at either end;
// clients write "null" and "undefined" for a tenant that they do not name
export const tenantIdPattern = /^(?!(?:\.{1,2}|null|undefined)$)(?!\s)[^\p{Cc}\p{Cs}]+(?<!\s)$/u;

/** Whether a text can be the id of a tenant: 1 to 255 characters that survive a URL, a header and the database as they are. */
export function isTenantId(text: string): boolean {
  return text.length <= longestTenantId && tenantIdPattern.test(text);
}
