/** What a browser keeps of a session. */
export interface SessionTokens {
  clientId: string;
  refreshToken: string;
  ssoToken: string;
  /** Milliseconds. */
  lifetime: number;
}
