/** Keys of the built-in test identity provider: its own, and one that no connection knows, for answers signed wrongly. */
import { createSamlKey, createSamlKeys, type SamlKey, type SamlKeyOptions } from './saml-keys.ts';

export interface TestProviderKeys {
  /** Of this installation; the first call creates it. */
  own(): Promise<SamlKey>;
  /** Of this process. */
  foreign(): Promise<SamlKey>;
}

export function createTestProviderKeys(options: SamlKeyOptions): TestProviderKeys {
  const stored = createSamlKeys({ ...options, table: 'test_provider_keys' });
  let foreign: Promise<SamlKey> | undefined;
  return {
    async own() {
      const [key] = await stored.all();
      return key!;
    },
    foreign: () => (foreign ??= createSamlKey(options)),
  };
}
