/** The gates of a page: checks of the signed-in user, evaluated now and whenever the result may change. */
import type {
  AuthorizedQuestion,
  AuthorizedVerdict,
  EntitledQuestion,
  EntitledVerdict,
  Portico,
  SteppedUpVerdict,
  StepUpOptions,
} from '#loader/portico.types.ts';
import type { GateInputs } from '#shared/session/embed/gate-inputs.ts';
import { createEntitlementsKeeper } from './entitlements-keeper.ts';
import { createNameWarnings } from './unknown-names.ts';
import { authorizedVerdict, entitledVerdict, steppedUpVerdict } from './verdicts.ts';

export interface Gates {
  isAuthorized(question: AuthorizedQuestion): Promise<AuthorizedVerdict>;
  isSteppedUp(question?: Pick<StepUpOptions, 'maxAge'>): Promise<SteppedUpVerdict>;
  isEntitledTo(question: EntitledQuestion): Promise<EntitledVerdict>;
  /** Whether a user is signed in. */
  isSignedIn(): Promise<boolean>;
  /**
   * Notifies when results may change: sign-in, sign-out, another tenant or token, a factor that became too old.
   * @returns the unsubscribe function
   */
  onChange(listener: () => void): () => void;
  /** Calls back once, when a currently valid factor exceeds that age. @returns the cancel function */
  whenTooOld(verdict: SteppedUpVerdict, maxAge: number, listener: () => void): () => void;
  stepUp: Portico['stepUp'];
}

const notEnabled = 'You must first enable entitlements via Portico options to use this function.';

function refuseEntitlements(): never {
  throw Object.assign(new Error(notEnabled), { statusCode: 400, traceId: null, errorCode: 'entitlements-not-enabled' });
}

/** @param portico the source of the events */
export function createGates(inputs: GateInputs, portico: Pick<Portico, 'on' | 'stepUp'>): Gates {
  const keeper = createEntitlementsKeeper(inputs.entitlements);
  const checkNames = createNameWarnings(inputs.gateNames, (text) => console.warn(text));
  const listeners = new Set<() => void>();
  const change = (): void => {
    keeper.refresh();
    for (const listener of listeners) listener();
  };
  portico.on('signed-in', change);
  portico.on('signed-out', change);

  return {
    async isAuthorized(question) {
      checkNames('permissions', question.permissions ?? []);
      return authorizedVerdict(await inputs.user(), question);
    },
    async isSteppedUp({ maxAge } = {}) {
      const user = await inputs.user();
      const verdict = steppedUpVerdict(user && inputs.claims(), inputs.now(), maxAge);
      return !verdict.isSteppedUp && inputs.stepUpIsOpen() ? { ...verdict, wasAsked: true } : verdict;
    },
    async isEntitledTo(question) {
      if (!inputs.entitlementsEnabled) refuseEntitlements();
      checkNames('features', [question.feature]);
      checkNames('permissions', [question.permission]);
      const user = await inputs.user();
      if (!user) return { isEntitled: false, why: 'signed-out', steps: [] };
      const context = await keeper.read(`${user.id} ${user.tenantId}`);
      return entitledVerdict(
        question,
        context,
        { ...inputs.claims(), id: user.id, tenantId: user.tenantId },
        inputs.now(),
      );
    },
    isSignedIn: async () => (await inputs.user()) !== null,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    whenTooOld({ isSteppedUp, age = 0 }, maxAge, listener) {
      if (!isSteppedUp) return () => {};
      // Ages are whole seconds, so one second later it is certainly older. A timer cannot wait longer than 24 days.
      return inputs.setTimer(listener, Math.min((maxAge - age + 1) * 1000, 2 ** 31 - 1));
    },
    stepUp: (options) => portico.stepUp(options),
  };
}
