export interface Qr {
  path: string;
  size: number;
}

/** What is being set up or shown: an app by its key, a phone, or recovery codes. */
export type SetUp =
  | { kind: 'app'; secret: string; qr: Qr }
  | { kind: 'phone' }
  | { kind: 'codes'; codes: readonly string[] };
