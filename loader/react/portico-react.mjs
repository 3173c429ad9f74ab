/**
 * Portico for pages in React: `import { PorticoProvider, SignedIn, useUser } from 'portico/react'`. A thin layer over
 * `window.Portico`. JavaScript with types beside it, so that no bundler has to be told how to read it.
 */
import { createContext, createElement, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';

/** @typedef {import('./portico-react.d.mts')} Face */

const beginning = { portico: null, status: 'loading', user: null, error: null, turn: 0 };
const PorticoContext = createContext(/** @type {typeof beginning | null} */ (null));

/** Follows the session: each event is a new turn, in which gates ask anew. */
function follow(portico, change) {
  const say = (user) =>
    change(({ turn }) => ({ portico, status: user ? 'signed-in' : 'signed-out', user, error: null, turn: turn + 1 }));
  const stops = [
    portico.on('ready', say),
    portico.on('signed-in', say),
    portico.on('signed-out', () => say(null)),
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

/** @type {Face['PorticoProvider']} */
export function PorticoProvider({ portico, children }) {
  const [state, change] = useState(beginning);
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    const begin = (found) => {
      if (isGone) return;
      change((before) => ({ ...before, portico: found }));
      stop = follow(found, change);
    };
    const fail = (error) => {
      if (!isGone) change((before) => ({ ...before, status: 'failed', error }));
    };
    const given = portico ?? window.Portico;
    if (given?.on) begin(given);
    else if (given?.then) given.then(begin, fail);
    else
      fail(new Error('There is no Portico on this page: add its script tag, or give `portico` to <PorticoProvider>.'));
    return () => {
      isGone = true;
      stop();
    };
  }, [portico]);
  return createElement(PorticoContext.Provider, { value: state }, children);
}

function useSession() {
  const state = useContext(PorticoContext);
  if (!state) throw new Error('Portico’s hooks and gates stand inside <PorticoProvider>.');
  return state;
}

/** @type {Face['usePortico']} */
export function usePortico() {
  return useSession().portico;
}

/** @type {Face['useUser']} */
export function useUser() {
  return useSession().user;
}

/** @type {Face['useAuth']} */
export function useAuth() {
  const { portico, status, user, error } = useSession();
  return useMemo(() => {
    const call = (name) => async (options) => {
      if (!portico) throw error ?? new Error('Portico has not loaded yet.');
      return portico[name](options);
    };
    const isSignedIn = status === 'signed-in';
    return {
      status,
      isLoading: status === 'loading',
      isSignedIn,
      user,
      error,
      login: call('login'),
      logout: call('logout'),
      stepUp: call('stepUp'),
    };
  }, [portico, status, user, error]);
}

/** Asks, and asks anew in each turn. An answer to another question than the one at hand is none. */
function useVerdict(name, refused, question, again = 0) {
  const { portico, turn } = useSession();
  const [answer, setAnswer] = useState({ key: '', verdict: null });
  const key = `${name} ${JSON.stringify(question)}`;
  const asked = useRef(question);
  asked.current = question;
  useEffect(() => {
    if (!portico) return undefined;
    let isStale = false;
    const keep = (verdict) => {
      if (!isStale) setAnswer({ key, verdict: { ...verdict, isPending: false } });
    };
    portico[name](asked.current).then(keep, (error) => {
      console.error('[portico]', error);
      keep({ ...refused, why: 'failed', error });
    });
    return () => {
      isStale = true;
    };
  }, [portico, turn, name, key, again, refused]);
  return answer.key === key ? answer.verdict : { ...refused, why: 'pending', isPending: true };
}

const notAuthorized = { isAuthorized: false };
const notSteppedUp = { isSteppedUp: false };
const notEntitled = { isEntitled: false, steps: [] };

/** @type {Face['useAuthorized']} */
export function useAuthorized({ permissions, roles }) {
  return useVerdict('isAuthorized', notAuthorized, { permissions, roles });
}

/** @type {Face['useEntitlement']} */
export function useEntitlement({ feature, permission, attributes }) {
  return useVerdict('isEntitledTo', notEntitled, { feature, permission, attributes });
}

/** @type {Face['useStepUp']} */
export function useStepUp({ maxAge, returnTo } = {}) {
  const { portico } = useSession();
  const [again, setAgain] = useState(0);
  const verdict = useVerdict('isSteppedUp', notSteppedUp, { maxAge }, again);
  const { isSteppedUp, age = 0 } = verdict;
  useEffect(() => {
    if (!isSteppedUp || maxAge === undefined) return undefined;
    // Ages are whole seconds: one later the factor is too old for certain. A timer cannot wait longer than 24 days.
    const timer = setTimeout(() => setAgain((count) => count + 1), Math.min((maxAge - age + 1) * 1000, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [isSteppedUp, maxAge, age, again]);
  const stepUp = useCallback(async () => portico?.stepUp({ maxAge, returnTo }), [portico, maxAge, returnTo]);
  return { ...verdict, stepUp };
}

function show(children, verdict) {
  return typeof children === 'function' ? children(verdict) : children;
}

function behindGate(verdict, isOpen, { children, fallback = null, pending = null }) {
  if (verdict.isPending) return pending;
  return isOpen ? show(children, verdict) : show(fallback, verdict);
}

/** @type {Face['SignedIn']} */
export function SignedIn(props) {
  const { status, user } = useSession();
  return behindGate({ isPending: status === 'loading', user }, status === 'signed-in', props);
}

/** @type {Face['SignedOut']} */
export function SignedOut(props) {
  const { status, error } = useSession();
  return behindGate({ isPending: status === 'loading', error }, status !== 'signed-in', props);
}

/** @type {Face['Authorized']} */
export function Authorized({ permissions, roles, ...props }) {
  const verdict = useAuthorized({ permissions, roles });
  return behindGate(verdict, verdict.isAuthorized, props);
}

/** @type {Face['Entitled']} */
export function Entitled({ feature, permission, attributes, ...props }) {
  const verdict = useEntitlement({ feature, permission, attributes });
  return behindGate(verdict, verdict.isEntitled, props);
}

/** @type {Face['SteppedUp']} */
export function SteppedUp({ maxAge, returnTo, onRequired, ...props }) {
  const verdict = useStepUp({ maxAge, returnTo });
  const { why, wasAsked, isSteppedUp, stepUp } = verdict;
  const hasLeft = useRef(false);
  const required = useRef(onRequired);
  required.current = onRequired;
  const isMissing = (why === 'one-factor' || why === 'too-old') && !wasAsked;
  useEffect(() => {
    if (isSteppedUp) hasLeft.current = false;
    // Once: whoever comes back without the factor is shown the fallback, and not sent away again.
    if (!isMissing || hasLeft.current) return;
    hasLeft.current = true;
    if (required.current?.() !== false) stepUp().catch((error) => console.error('[portico]', error));
  }, [isMissing, isSteppedUp, stepUp]);
  return behindGate(verdict, isSteppedUp, props);
}
