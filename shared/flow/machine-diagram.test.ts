import { createMachine, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { machineDiagram } from './machine-diagram.ts';

const machine = createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'key.turned': [
              { guard: { type: 'fits', params: { lock: 'front' } }, target: 'unlocking' },
              { actions: 'ring' },
            ],
          },
        },
        unlocking: { invoke: { src: 'unlock', onDone: '#door.open', onError: 'resting' } },
      },
      on: { 'door;kicked': 'open' },
    },
    open: { after: { closingTime: 'closed' } },
  },
}).provide({ actors: { unlock: fromPromise(async () => {}) } });

describe('machineDiagram', () => {
  it('draws every state, transition, call, delay and guard', () => {
    expect(machineDiagram(machine)).toBe(`stateDiagram-v2
  [*] --> closed
  state "closed" as closed {
    [*] --> closed__resting
    state "resting" as closed__resting
    state "unlocking" as closed__unlocking
  }
  state "open" as open
  closed --> open : door kicked
  closed__resting --> closed__unlocking : key.turned [fits front]
  closed__resting --> closed__resting : key.turned
  closed__unlocking --> open : unlock done
  closed__unlocking --> closed__resting : unlock failed
  open --> closed : after closingTime
`);
  });

  it('draws a transition of the whole machine from each state that does not handle or forbid its event', () => {
    const shop = createMachine({
      initial: 'a',
      on: { left: { target: '.c' }, counted: { actions: 'count' } },
      states: { a: {}, b: { on: { left: {} } }, c: { type: 'final' } },
    });
    const edges = machineDiagram(shop)
      .split('\n')
      .filter((line) => line.includes('--> ') && !line.includes('[*]'));
    expect(edges).toEqual(['  a --> c : left']);
  });

  it('draws states that are entered without an event', () => {
    const passing = createMachine({
      initial: 'a',
      states: { a: { always: [{ guard: 'ready', target: 'b' }] }, b: {} },
    });
    expect(machineDiagram(passing)).toContain('  a --> b : [ready]\n');
  });
});
