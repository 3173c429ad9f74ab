/** The list of common passwords: loaded on first use, not at start. */
let list: Promise<ReadonlySet<string>> | undefined;

export async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return await list;
}
