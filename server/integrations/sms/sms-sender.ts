/** Sends text messages. */
export interface SmsMessage {
  /** Stable across retries, so that a provider that checks it can detect a repeated delivery. */
  id: string;
  /** E.164. */
  to: string;
  text: string;
}

export interface SmsSender {
  send(message: SmsMessage): Promise<void>;
}
