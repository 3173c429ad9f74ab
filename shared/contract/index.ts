/**
 * Every endpoint of the server. Routing, OpenAPI, coverage and the clients are derived from the contracts in this
 * folder.
 */
import { areas } from './areas.ts';

export { areas };
export type Areas = typeof areas;
type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** All endpoints in one record, by method and path. */
export const contract = Object.assign({}, ...Object.values(areas)) as {
  [Route in keyof Together<Areas[keyof Areas]>]: Together<Areas[keyof Areas]>[Route];
};

export type PorticoContract = typeof contract;
