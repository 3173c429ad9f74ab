/** Folder of the repository. */
export const root: string;

/** Whether `dist` was built from the sources as they are. */
export function distIsCurrent(folder: string): boolean;
