import type { ReactNode } from 'react';
import { Button } from '#shared/ui/button/button.tsx';
import { CopyButton } from '#shared/ui/copy-button/copy-button.tsx';
import {
  actionsStyle,
  descriptionStyle,
  headingStyle,
  markStyle,
  stateStyle,
} from '#shared/ui/empty-state/empty-state.styles.ts';
import { Icon } from '#shared/ui/icon/icon.tsx';
import type { IconName } from '#shared/ui/icon/icon.tsx';
import { useUiTexts } from '#shared/ui/ui-root/ui-texts.tsx';
import { traceStyle } from './error-state.styles.ts';

export interface ErrorStateProps {
  /** What did not work: "The audit log didn't load". */
  title: string;
  /** What is safe, and what to do. */
  description?: ReactNode;
  /** From the answer, to be given to support. */
  traceId?: string;
  onRetry?: () => void;
  retrying?: boolean;
  /** Further ways, after "Try again". */
  actions?: ReactNode;
  /** `alert` unless said. */
  icon?: IconName;
  /** Of its heading. Within a part of a page, 3, trying again is not the main thing of the page. */
  level?: 2 | 3;
}

function Trace({ traceId }: { traceId: string }) {
  const { t } = useUiTexts();
  return (
    <p css={traceStyle} data-part="trace">
      <bdi>{t('trace', { traceId })}</bdi>
      <CopyButton text={traceId} label={t('copyTrace')} />
    </p>
  );
}

/** Where something would be that did not load. Read out when it appears. */
export function ErrorState(props: ErrorStateProps) {
  const { title, description, traceId, onRetry, retrying, actions, icon = 'alert', level = 2 } = props;
  const { t } = useUiTexts();
  const Heading = `h${level}` as const;
  return (
    <div css={stateStyle} data-part="error-state" role="alert">
      <span css={markStyle} data-part="mark" data-tone="danger">
        <Icon name={icon} />
      </span>
      <Heading css={headingStyle}>{title}</Heading>
      {description ? <p css={descriptionStyle}>{description}</p> : null}
      {onRetry || actions ? (
        <div css={actionsStyle}>
          {onRetry ? (
            <Button variant={level === 2 ? 'primary' : 'secondary'} icon="sync" onClick={onRetry} loading={retrying}>
              {t('tryAgain')}
            </Button>
          ) : null}
          {actions}
        </div>
      ) : null}
      {traceId ? <Trace traceId={traceId} /> : null}
    </div>
  );
}
