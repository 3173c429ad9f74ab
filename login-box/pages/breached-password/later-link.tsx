import type { StepProps } from '../../../shared/flow/step-props.ts';
import { Link } from '../../../shared/ui/link/link.tsx';
import { WayBack } from '../parts/way-back.tsx';

/** Signed in all the same: the way on. Where nobody is, the way back. */
export function LaterLink({ props, text }: { props: StepProps; text: string }) {
  if (!props.facts['mayWait']) return <WayBack {...props} />;
  return (
    <Link href={props.page.defaultRedirect} onPress={() => props.send({ type: 'later.chosen' })}>
      {text}
    </Link>
  );
}
