import type { ReactNode } from 'react';
import { Emphasised } from './emphasised.tsx';

/** The lead of a step, after the reason for the step where an organization's policy is one. */
export function WithReason({
  reason,
  tenantName,
  children,
}: {
  reason: string;
  tenantName: string | undefined;
  children: ReactNode;
}) {
  if (tenantName === undefined) return children;
  return (
    <>
      <Emphasised text={reason} value={tenantName} />
      <br />
      {children}
    </>
  );
}
