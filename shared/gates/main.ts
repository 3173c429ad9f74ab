/** Entry point of the gates, loaded when a page uses a check or contains one of the elements. */
import type { Portico } from '#loader/portico.types.ts';
import type { GateInputs } from '#shared/session/embed/gate-inputs.ts';
import { defineGateElements } from './gate-elements.ts';
import { createGates, type Gates } from './gates.ts';

export function startGates(inputs: GateInputs, portico: Pick<Portico, 'on' | 'stepUp'>): Gates {
  const gates = createGates(inputs, portico);
  defineGateElements(gates);
  return gates;
}
