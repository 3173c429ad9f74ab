/** Looks up a SHA-1 digest in upper-case hex. Throws when the answer is unknown. */
export type HashSource = (sha1: string) => Promise<boolean>;
