/** Maximum length of a tenant ID, in UTF-16 code units. The database has the same limit, in characters. */
export const longestTenantId = 255;

// Cc and Cs are invisible or cannot be stored; a URL path cannot contain "." or ".." segments; headers trim whitespace;
// clients write "null" and "undefined" for a missing tenant
export const tenantIdPattern = /^(?!(?:\.{1,2}|null|undefined)$)(?!\s)[^\p{Cc}\p{Cs}]+(?<!\s)$/u;

/**
 * Whether a text is a valid tenant ID: 1 to 255 characters that pass unchanged through a URL, a header and the
 * database.
 */
export function isTenantId(text: string): boolean {
  return text.length <= longestTenantId && tenantIdPattern.test(text);
}
