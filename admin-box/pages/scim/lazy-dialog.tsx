/** Dialogs of the page are loaded when they are asked for; one that cannot be loaded leaves the page as it is. */
import { Component, createElement, lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';

/** Renew what failed to load: a lazy component keeps its failure for ever. */
const failed = new Set<() => void>();

/** A component that is loaded with its first use, and after a failure with the next one. */
export function lazyDialog<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const create = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failed.add(renew);
        throw error;
      }
    }) as unknown as (props: P) => ReactNode;
  let Part = create();
  const renew = (): void => {
    Part = create();
  };
  return function LazyDialog(props: P) {
    return createElement(Part, props);
  };
}

interface BoundaryProps {
  onFail(): void;
  children: ReactNode;
}

interface BoundaryState {
  error?: unknown;
  isLoading?: boolean;
}

/** Anything but a failure to load is left to the page. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error, isLoading: failed.size > 0 };
  }

  override componentDidCatch(): void {
    for (const renew of failed) renew();
    failed.clear();
    this.props.onFail();
  }

  override render(): ReactNode {
    const { error, isLoading } = this.state;
    if (error === undefined) return this.props.children;
    if (isLoading) return null;
    throw error;
  }
}

/** Says that a dialog could not be loaded, and closes it. Each opening has a boundary of its own, by its `key`. */
export function DialogPart({ onClose, children }: { onClose(): void; children: ReactNode }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const onFail = () => {
    toasts.show({ tone: 'danger', title: t('provisioning.dialogFailed') });
    onClose();
  };
  return (
    <Boundary onFail={onFail}>
      <Suspense fallback={null}>{children}</Suspense>
    </Boundary>
  );
}
