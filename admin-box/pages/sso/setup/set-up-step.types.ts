import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';

/** What every step but the first works with. */
export interface StepProps {
  connection: SsoConfig;
  onContinue(): void;
  onBack(): void;
}

export type StepName = 'provider' | 'domain' | 'values' | 'details' | 'roles' | 'test' | 'activate' | 'finish';
