/** Something is missing that a person can provide; the message says what and how. */
export class SetUpError extends Error {}
