/** Path of a Node that runs the server: the one among the dependencies, or else the one that runs now. */
export function findNode24(root: string): string;
