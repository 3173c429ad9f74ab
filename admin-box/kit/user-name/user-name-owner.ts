/** Whose user name it is, and what happens on the page that shows it. */
export interface UserNameOwner {
  id: string;
  /** Display name of the user in sentences. */
  name: string;
  /** `''` for users who sign in by username only. */
  email: string;
  username: string | undefined;
  /** The user who looks. */
  isOwn: boolean;
  /** Shows another name ahead of the server. @returns shows the one before */
  show(username: string | undefined): () => void;
  /** The name as it is now. */
  refetch(): Promise<string | undefined>;
  /** Something was changed, or may have been. */
  settled(): void;
}
