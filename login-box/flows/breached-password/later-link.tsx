import type { StepProps } from '#shared/flow/step-props.ts';
import { Link } from '#shared/ui/link/link.tsx';
import { BackLink } from '#login-box/parts/back-link.tsx';

/** Signed in all the same: the way on. Where nobody is, the way back. On a page that the server drew, the server knows the way. */
export function LaterLink({ props, text }: { props: StepProps; text: string }) {
  const { mayWait, onward } = props.stepData;
  if (!mayWait) return <BackLink {...props} />;
  return (
    <Link
      href={onward ?? props.page.defaultRedirect}
      {...(!onward && { onPress: () => props.send({ type: 'later.chosen' }) })}
    >
      {text}
    </Link>
  );
}
