/** The way back in for somebody who lost every second factor: one admin asks, another confirms, and it takes effect after a while. */
import { z } from 'zod';
import { defineContract } from './define.ts';
import { DateTime, Id } from './entities.ts';

export const FactorReset = z.object({
  id: Id,
  userId: Id,
  userName: z.string(),
  userEmail: z.string(),
  /** `asked` waits for a second admin, `confirmed` for its time. */
  state: z.enum(['asked', 'confirmed']),
  requestedBy: z.object({ id: Id, name: z.string() }).nullable(),
  requestedAt: DateTime,
  /** Until when somebody can confirm it. */
  expiresAt: DateTime,
  confirmedBy: z.object({ id: Id, name: z.string() }).optional(),
  /** When it takes effect. */
  dueAt: DateTime.optional(),
});
export type FactorReset = z.infer<typeof FactorReset>;

export const factorResetsContract = defineContract({
  'GET /identity/resources/users/mfa-resets/v1': {
    summary: 'Resets of second factors in the team that are under way',
    access: 'fe.secure.read.users',
    query: z.object({ userId: Id.optional() }),
    response: z.object({
      items: z.array(FactorReset),
      /** Seconds from the confirmation until it takes effect. */
      delay: z.number(),
    }),
  },
  'POST /identity/resources/users/mfa-resets/v1': {
    summary: 'Asks for somebody’s second factors to be reset; the person is told',
    access: 'fe.secure.write.updateUser',
    machines: 'none',
    notImpersonated: true,
    body: z.object({ userId: Id }),
    status: 201,
    response: FactorReset,
  },
  'POST /identity/resources/users/mfa-resets/v1/{resetId}/confirm': {
    summary: 'A second admin confirms; it takes effect after a while, and the person can still keep everything',
    access: 'fe.secure.write.updateUser',
    machines: 'none',
    notImpersonated: true,
    params: z.object({ resetId: Id }),
    response: FactorReset,
  },
  'DELETE /identity/resources/users/mfa-resets/v1/{resetId}': {
    summary: 'Calls a reset off',
    access: 'fe.secure.write.updateUser',
    notImpersonated: true,
    machines: 'none',
    params: z.object({ resetId: Id }),
    response: 'empty',
  },
});
