import type { StepProps } from '#shared/flow/step-props.ts';
import { formatCountdown } from '#shared/i18n/format-time.ts';
import { Link } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';

export interface ResendLinkProps {
  props: StepProps;
  text: string;
  /** While it has to wait. */
  textIn(time: string): string;
}

/** Resends the message once the countdown has ended. Without JavaScript it links to the page that requests it. */
export function ResendLink({ props: { page, stepData, send }, text, textIn }: ResendLinkProps) {
  const { time } = useTexts();
  const seconds = stepData.resendIn ?? 0;
  if (seconds > 0) return <span data-part="countdown">{textIn(formatCountdown(seconds, time.locale))}</span>;
  return (
    <Link href={page.links.login} onPress={() => send({ type: 'resend.requested' })}>
      {text}
    </Link>
  );
}
