import type { Generator } from './generator.types.ts';

/** Every option of the configuration, from its schema. */
export const configuration: Generator = {
  path: 'docs/generated/configuration.md',
  async produce() {
    const { configurationManual } = await import('#server/config/manual.ts');
    return configurationManual();
  },
};
