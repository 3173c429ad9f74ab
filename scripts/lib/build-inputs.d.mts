/** Hash over paths and contents of all that `dist` is made from; `dist/manifest.json` keeps it as `inputs`. Hexadecimal. */
export function buildInputsHash(root: string): string;
