/** `@portico/react`: the session in React. A thin layer over `window.Portico`, which the provider loads. */
export { PorticoProvider, type PorticoProviderProps } from './provider.ts';
export {
  useAuth,
  useAuthorized,
  useEntitlement,
  usePortico,
  useStepUp,
  useUser,
  type Auth,
  type Pending,
} from './hooks.ts';
export { Authorized, Entitled, SignedIn, SignedOut, SteppedUp, type GateProps, type SteppedUpProps } from './gates.ts';
export type { GateAttributes } from './elements.ts';
export { loadPortico } from '../loader/load-portico.ts';
export type * from '../loader/index.ts';
