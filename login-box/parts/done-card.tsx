import type { ReactNode } from 'react';
import type { StepProps } from '#shared/flow/step-props.ts';
import { ButtonLink } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { NoForm } from './no-form.tsx';
import { StepCard } from './step-card.tsx';
import { Trace } from './trace.tsx';

export interface DoneCardProps {
  props: StepProps;
  title: string;
  lead?: ReactNode;
  /** The next step: its URL without JavaScript, and the event sent to the machine with it. */
  next: { text: string; href: string; event?: string };
  /** A second action; default: only the button. */
  foot?: ReactNode;
}

/** Something is done, or cannot be done: says so and offers the next step. */
export function DoneCard({ props: { page, error, send }, title, lead, next, foot }: DoneCardProps) {
  const { errorText } = useTexts();
  const { event } = next;
  const errorMessage = error && errorText(error);
  const trace = error?.traceId ? <Trace error={error} /> : undefined;
  return (
    <StepCard
      page={page}
      focusTitle
      title={title}
      // a title that says it already is not said twice
      lead={errorMessage && errorMessage !== title ? errorMessage : lead}
      foot={
        foot || trace ? (
          <>
            {foot}
            {trace}
          </>
        ) : undefined
      }
    >
      <NoForm>
        <ButtonLink href={next.href} onPress={event === undefined ? undefined : () => send({ type: event })}>
          {next.text}
        </ButtonLink>
      </NoForm>
    </StepCard>
  );
}
