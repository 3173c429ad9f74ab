import { Component } from 'react';
import type { ReactNode } from 'react';
import { Button } from '#shared/ui/button/button.tsx';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { Revealed } from '#admin-box/ssr/revealed.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';

interface Props {
  /** Another page starts with a clean boundary. */
  pageKey: string;
  children: ReactNode;
}

interface State {
  error: unknown;
  failed: boolean;
  pageKey: string;
}

/** Whether a module failed to load: engines use different messages, and no error type. */
function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof TypeError && /dynamically imported module|importing a module script|module/i.test(error.message)
  );
}

function BrokenPage({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { t } = useTexts();
  const missing = isMissingChunk(error);
  return (
    <ErrorState
      title={t(missing ? 'boundary.chunkTitle' : 'boundary.title')}
      description={t(missing ? 'boundary.chunkText' : 'boundary.text')}
      traceId={traceIdOf(error)}
      actions={
        <Button variant="primary" icon="sync" onClick={onRetry}>
          {t('boundary.open')}
          <Revealed />
        </Button>
      }
    />
  );
}

/** A page that stops working takes nothing else with it. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { error: undefined, failed: false, pageKey: this.props.pageKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.pageKey === state.pageKey ? null : { pageKey: props.pageKey, failed: false, error: undefined };
  }

  /** Reloads what failed. */
  retry = (): void => this.setState({ failed: false, error: undefined });

  override render(): ReactNode {
    return this.state.failed ? <BrokenPage error={this.state.error} onRetry={this.retry} /> : this.props.children;
  }
}
