/** How mail leaves. */
export interface MailMessage {
  /** Stable over tries, so that a receiver can tell a repeated delivery. */
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
