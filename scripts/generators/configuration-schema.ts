import type { Generator } from './generator.types.ts';

/** The configuration as a JSON schema: editors complete the options of a file that names it as `$schema`. */
export const configurationSchema: Generator = {
  path: 'docs/generated/configuration.schema.json',
  async produce() {
    const { configurationSchemaJson } = await import('#server/config/manual.ts');
    return configurationSchemaJson();
  },
};
