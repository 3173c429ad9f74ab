/** Where a call comes from. */
export interface CallAddress {
  /** Empty if unknown. */
  ip: string;
  /** Two letters of ISO 3166-1, by the geolocation database; null if it does not know the address, or there is none. */
  country: string | null;
}
