import type { PasswordConfig } from '#shared/contract/entities.ts';
import type { Services } from '#server/services.ts';

/** Password requirements in the API's format. */
export function passwordConfigOf({ config }: Services): PasswordConfig {
  const { allowPassphrases, minLength, maxLength, minPhraseLength } = config.passwords;
  return { allowPassphrases, minLength, maxLength, minPhraseLength, minOptionalTestsToPass: 0 };
}
