import type { StepProps } from '#shared/flow/step-props.ts';
import { Link } from '#shared/ui/link/link.tsx';
import { BackLink } from '#login-box/parts/back-link.tsx';

/** Continues if the user is signed in already, else leads back. On server-rendered pages the server provides the URL. */
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
