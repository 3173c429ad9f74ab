import type { StepProps } from '#shared/flow/step-props.ts';
import { Link } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { Trace } from './trace.tsx';

/** The foot of a step outside of signing in: back to it, and the trace of an error that belongs to no field. */
export function BackLink({ page, error }: Pick<StepProps, 'page' | 'error'>) {
  const { t } = useTexts();
  return (
    <>
      <Link href={page.links.login}>{t('common.backToSignIn')}</Link>
      {error && !error.field ? <Trace error={error} /> : null}
    </>
  );
}
