/** The tokens of a session that a browser stores. */
export interface SessionTokens {
  clientId: string;
  refreshToken: string;
  ssoToken: string;
  /** Milliseconds. */
  lifetime: number;
}
