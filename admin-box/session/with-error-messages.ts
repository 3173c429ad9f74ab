import type { Send } from '#shared/api/send.types.ts';
import { loadErrorMessagesFor } from '#admin-box/i18n/error-texts.ts';

/** A `Send` that rejects once the messages of errors are loaded. */
export function withErrorMessages(send: Send): Send {
  return async <T>(request: Parameters<Send>[0]): Promise<T> => {
    try {
      return await send<T>(request);
    } catch (error) {
      await loadErrorMessagesFor(error);
      throw error;
    }
  };
}
