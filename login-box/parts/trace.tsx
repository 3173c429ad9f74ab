import { css } from '@emotion/react';
import type { HostedPageError } from '#shared/contract/sign-in/hosted-page.ts';
import { Link } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';

const style = css`
  font-variant-ligatures: none;
  overflow-wrap: anywhere;
  user-select: all;
`;

/** The request ID under which the server logged the error. Errors without a server answer have none. */
export function Trace({ error }: { error: HostedPageError | undefined }) {
  const { t } = useTexts();
  if (!error?.traceId) return null;
  const text = t('common.trace', { traceId: error.traceId });
  return (
    <span css={style} data-part="trace">
      {error.traceHref ? <Link href={error.traceHref}>{text}</Link> : text}
    </span>
  );
}
