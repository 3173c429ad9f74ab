import type { Send } from '#shared/api/send.types.ts';
import { loadSentencesFor } from '#admin-box/i18n/error-texts.ts';

/** A `Send` whose refusals are told once there are words for them. */
export function withSentences(send: Send): Send {
  return async <T>(request: Parameters<Send>[0]): Promise<T> => {
    try {
      return await send<T>(request);
    } catch (error) {
      await loadSentencesFor(error);
      throw error;
    }
  };
}
