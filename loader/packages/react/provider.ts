import { createContext, createElement, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Portico, PorticoError, PorticoUser } from '../../portico.types.ts';
import { loadPortico, type LoadOptions } from '../loader/load-portico.ts';

export type AuthStatus = 'loading' | 'signed-in' | 'signed-out' | 'failed';

export interface SessionState {
  portico: Portico | null;
  status: AuthStatus;
  user: PorticoUser | null;
  error: PorticoError | Error | null;
  /** Increases with each event of the session; gates ask again in each turn. */
  turn: number;
}

/** Loads Portico: `<PorticoProvider baseUrl="https://login.example.com" clientId="my-app">`. */
export interface LoadingProviderProps extends LoadOptions {
  portico?: undefined;
  children?: ReactNode;
}

/** Uses a Portico that the page loads by itself. */
export interface GivenProviderProps {
  /** The result of `loadPortico`, or its promise; create it once, outside of the component. Default: `window.Portico` of a script tag. */
  portico?: Portico | Promise<Portico> | undefined;
  baseUrl?: undefined;
  clientId?: undefined;
  children?: ReactNode;
}

export type PorticoProviderProps = LoadingProviderProps | GivenProviderProps;

const initial: SessionState = { portico: null, status: 'loading', user: null, error: null, turn: 0 };
const SessionContext = createContext<SessionState | null>(null);

const remedy =
  'There is no Portico on this page. Give <PorticoProvider> the address of the server and the client, ' +
  '<PorticoProvider baseUrl="https://login.example.com" clientId="my-app">, or add the script tag to the page.';

type Change = (update: (before: SessionState) => SessionState) => void;

function follow(portico: Portico, change: Change): () => void {
  const adopt = (user: PorticoUser | null): void =>
    change(({ turn }) => ({ portico, status: user ? 'signed-in' : 'signed-out', user, error: null, turn: turn + 1 }));
  const stops = [
    portico.on('ready', adopt),
    portico.on('signed-in', adopt),
    portico.on('signed-out', () => adopt(null)),
    portico.on('error', (error) =>
      change((before) => ({
        ...before,
        portico,
        error,
        status: before.status === 'loading' ? 'failed' : before.status,
      })),
    ),
  ];
  return () => stops.forEach((stop) => stop());
}

function find({ portico, baseUrl, clientId, ...options }: PorticoProviderProps): Portico | Promise<Portico> {
  if (portico) return portico;
  if (baseUrl !== undefined && clientId !== undefined) return loadPortico({ ...options, baseUrl, clientId });
  const { Portico: present } = window as Partial<Window>;
  // a stub of the page that only queues calls has no `on`
  return present?.on ? present : Promise.reject(new Error(remedy));
}

/**
 * Provides the session to the hooks and gates below it. With `baseUrl` and `clientId` it loads Portico by itself, in the
 * browser alone: on a server everything below it is pending.
 */
export function PorticoProvider(props: PorticoProviderProps): ReactNode {
  const { portico, baseUrl, clientId, children } = props;
  const [state, setState] = useState(initial);
  // the other options count when the script is added, which happens once
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    let stop = (): void => {};
    let isGone = false;
    const begin = (found: Portico): void => {
      if (isGone) return;
      setState((before) => ({ ...before, portico: found }));
      stop = follow(found, setState);
    };
    const fail = (error: Error): void => {
      if (isGone) return;
      console.error(`[portico] ${error.message}`);
      setState((before) => ({ ...before, status: 'failed', error }));
    };
    const found = find(latest.current);
    if ('then' in found) found.then(begin, fail);
    else begin(found);
    return () => {
      isGone = true;
      stop();
    };
  }, [portico, baseUrl, clientId]);
  return createElement(SessionContext.Provider, { value: state }, children);
}

/** @throws Error outside of `<PorticoProvider>` */
export function useSession(): SessionState {
  const state = useContext(SessionContext);
  if (!state)
    throw new Error(
      'The hooks and gates of Portico work inside <PorticoProvider> only. Put it around the root of the application.',
    );
  return state;
}
