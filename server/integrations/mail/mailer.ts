/** Sends emails. */
export interface MailMessage {
  /** Stable across retries, so that a receiver can detect a repeated delivery. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  send(message: MailMessage): Promise<void>;
  close(): Promise<void>;
}
