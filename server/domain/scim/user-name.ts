/** Key under which a user name of a directory is unique: in any case, and however its accents are composed. */
export function foldUserName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** A user name by which an admin recognizes whom they know: the first letters, and the domain of an address. */
export function userNameMask(name: string): string {
  const folded = foldUserName(name.trim());
  const at = folded.lastIndexOf('@');
  const local = [...(at < 0 ? folded : folded.slice(0, at))];
  const shown = local.slice(0, local.length > 3 ? 2 : 1).join('');
  return at < 0 ? `${shown}…` : `${shown}…${folded.slice(at, at + 200)}`;
}
