import type { Generator } from './generator.types.ts';

/** The interface as OpenAPI, from the contract, for programs that have no server to ask. */
export const openapi: Generator = {
  path: 'dist/openapi.json',
  async produce() {
    const { openApiDocument } = await import('#server/http/openapi.ts');
    return `${JSON.stringify(openApiDocument(), null, 2)}\n`;
  },
};
