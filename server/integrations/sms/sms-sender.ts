/** How text messages leave. */
export interface SmsMessage {
  /** Stable over tries, so that a provider that looks at it can tell a repeated delivery. */
  id: string;
  /** E.164. */
  to: string;
  text: string;
}

export interface SmsSender {
  send(message: SmsMessage): Promise<void>;
}
