import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '#shared/ui/button/button.tsx';
import { Icon } from '#shared/ui/icon/icon.tsx';
import { visuallyHidden } from '#shared/ui/ui-root/ui-root.styles.ts';
import { stepHeadStyle, stepsStyle, stepStyle } from './steps.styles.ts';

export interface Step {
  id: string;
  title: string;
  /** Title while it is open, if another. */
  openTitle?: string;
  done: boolean;
  /** What it is about. */
  lead: ReactNode;
  /** What was entered, of a step that is done and folded. */
  summary?: ReactNode;
  /** Absent where the step cannot be opened yet. */
  onOpen?: () => void;
  content: () => ReactNode;
}

export interface StepsProps {
  steps: readonly Step[];
  /** ID of the one that is open. */
  current: string;
  /** Said of a step that is done, after its title. */
  doneLabel: string;
  openLabel: string;
  /** "Edit: Email domain", for screen readers. */
  openLabelOf: (title: string) => string;
  /** Of a step that is not done yet; `openLabel` unless said. */
  todoLabel?: string;
  todoLabelOf?: (title: string) => string;
}

/** The heading of a step that is opened later takes the focus; the first one leaves it where it is. */
function useHeadingFocus(current: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    heading.current?.focus();
  }, [current]);
  return heading;
}

/** A set-up in numbered steps, one of them open. Those that are done fold to one line, and can be opened again. */
export function Steps({
  steps,
  current,
  doneLabel,
  openLabel,
  openLabelOf,
  todoLabel = openLabel,
  todoLabelOf = openLabelOf,
}: StepsProps) {
  const heading = useHeadingFocus(current);
  return (
    <ol css={stepsStyle} data-part="steps">
      {steps.map(({ id, title, openTitle, done, lead, summary, onOpen, content }, at) => {
        const isOpen = id === current;
        return (
          <li
            key={id}
            css={stepStyle}
            data-part="step"
            data-state={done && !isOpen ? 'done' : 'todo'}
            aria-current={isOpen ? 'step' : undefined}
          >
            <div data-part="mark" aria-hidden>
              <span>{done && !isOpen ? <Icon name="check" size="sm" /> : at + 1}</span>
            </div>
            <div data-part="body">
              <div css={stepHeadStyle}>
                <h2 ref={isOpen ? heading : undefined} tabIndex={-1}>
                  {isOpen ? (openTitle ?? title) : title}
                  {done && !isOpen ? <span css={visuallyHidden}>, {doneLabel}</span> : null}
                </h2>
                {onOpen && !isOpen ? (
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={(done ? openLabelOf : todoLabelOf)(title)}
                    onClick={onOpen}
                  >
                    {done ? openLabel : todoLabel}
                  </Button>
                ) : null}
                <p>{isOpen ? lead : (summary ?? lead)}</p>
              </div>
              {isOpen ? content() : null}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
