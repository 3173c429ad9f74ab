/** What a user name is made of: letters, digits, dots, dashes and underscores, so that names that look alike are the same one. */
const pattern = /^[a-z0-9][a-z0-9._-]{2,63}$/i;
export const longestUserName = 64;

export function isUserName(text: string): boolean {
  return pattern.test(text);
}
