/**
 * Recovery for users who lost every second factor: one admin requests a reset, another confirms it, and it takes effect
 * after a delay.
 */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { DateTime, Id } from '#shared/contract/entities.ts';

export const FactorReset = z.object({
  id: Id,
  userId: Id,
  userName: z.string(),
  userEmail: z.string(),
  /** `asked` waits for a second admin, `confirmed` for the delay to end. */
  state: z.enum(['asked', 'confirmed']),
  requestedBy: z.object({ id: Id, name: z.string() }).nullable(),
  requestedAt: DateTime,
  /** Deadline for the confirmation. */
  expiresAt: DateTime,
  confirmedBy: z.object({ id: Id, name: z.string() }).optional(),
  /** When it takes effect. */
  dueAt: DateTime.optional(),
});
export type FactorReset = z.infer<typeof FactorReset>;

export const factorResetsContract = defineContract({
  'GET /identity/resources/users/mfa-resets/v1': {
    summary: 'Lists the pending MFA resets of the tenant',
    access: 'fe.secure.read.users',
    query: z.object({ userId: Id.optional() }),
    response: z.object({
      items: z.array(FactorReset),
      /** Seconds from the confirmation until it takes effect. */
      delay: z.number(),
    }),
  },
  'POST /identity/resources/users/mfa-resets/v1': {
    summary: 'Requests an MFA reset for a user',
    description: 'The user is notified.',
    access: 'fe.secure.write.updateUser',
    apiTokens: 'none',
    denyImpersonation: true,
    body: z.object({ userId: Id }),
    status: 201,
    response: FactorReset,
  },
  'POST /identity/resources/users/mfa-resets/v1/{resetId}/confirm': {
    summary: 'Approves an MFA reset as the second admin',
    description: 'It takes effect after a delay, in which the user can cancel it.',
    access: 'fe.secure.write.updateUser',
    apiTokens: 'none',
    denyImpersonation: true,
    params: z.object({ resetId: Id }),
    response: FactorReset,
  },
  'DELETE /identity/resources/users/mfa-resets/v1/{resetId}': {
    summary: 'Cancels an MFA reset',
    access: 'fe.secure.write.updateUser',
    denyImpersonation: true,
    apiTokens: 'none',
    params: z.object({ resetId: Id }),
    response: 'empty',
  },
});
