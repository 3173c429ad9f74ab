export function languageChunk(path: string): string | undefined;
export function chunkName(path: string): string;
