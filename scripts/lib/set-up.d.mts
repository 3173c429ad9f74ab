/** Folder of the repository. */
export const root: string;

/** Whether `dist` was built from the sources as they are. */
export function distIsCurrent(folder: string): boolean;

/**
 * Brings the dependencies to what package-lock.json says, and `dist` to what its sources say.
 *
 * @returns path of a Node that runs the server
 */
export function setUp(): Promise<string>;
