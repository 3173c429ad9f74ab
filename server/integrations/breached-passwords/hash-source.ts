/** Looks for a SHA-1 digest in upper-case hex. Throws when it cannot tell. */
export type HashSource = (sha1: string) => Promise<boolean>;
