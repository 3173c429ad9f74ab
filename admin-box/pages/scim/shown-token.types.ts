/** The token of a connection, as it was answered once. */
export interface ShownToken {
  /** Of the connection. */
  id: string;
  token: string;
}
