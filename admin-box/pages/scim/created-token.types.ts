/** The token of a connection, as it was answered once. */
export interface CreatedToken {
  /** Of the connection. */
  id: string;
  token: string;
}
