import { useEffect, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { Button } from '#shared/ui/button/button.tsx';
import { Icon } from '#shared/ui/icon/icon.tsx';
import type { IconName } from '#shared/ui/icon/icon.tsx';
import { IconButton } from '#shared/ui/icon-button/icon-button.tsx';
import { useUiTexts } from '#shared/ui/ui-root/ui-texts.tsx';
import { textStyle, toastStyle } from './toast.styles.ts';
import type { ActiveToast, ToastSpec } from './toast.types.ts';
import { useLifetime } from './use-lifetime.ts';

/** What can be undone or acted on stays longer, in milliseconds. */
const plainLifetime = 5000;
const actionLifetime = 8000;

const icons: Record<NonNullable<ToastSpec['tone']>, IconName> = { success: 'check', danger: 'alert', neutral: 'info' };

function lifetimeOf(toast: ToastSpec): number | null {
  if (toast.tone === 'danger') return null;
  return toast.undo || toast.action ? actionLifetime : plainLifetime;
}

function ToastText({ title, description }: ToastSpec) {
  return (
    <div css={textStyle}>
      <span data-part="title">{title}</span>
      {description ? <span data-part="description">{description}</span> : null}
    </div>
  );
}

function useActionOf({ undo, action }: ToastSpec) {
  const { t } = useUiTexts();
  return undo ? { label: t('undo'), onPress: undo } : action;
}

function Toast({ toast, paused, dismiss }: { toast: ActiveToast; paused: boolean; dismiss: (id: string) => void }) {
  const { t } = useUiTexts();
  const close = () => dismiss(toast.id);
  const action = useActionOf(toast);
  const tone = toast.tone ?? 'success';
  useLifetime(lifetimeOf(toast), paused, close);
  const act = () => {
    close();
    action?.onPress();
  };
  return (
    <li css={toastStyle} data-part="toast" data-tone={tone}>
      <Icon name={icons[tone]} />
      <ToastText {...toast} />
      {action ? (
        <Button size="sm" variant="ghost" onClick={act}>
          {action.label}
        </Button>
      ) : null}
      <IconButton icon="close" label={t('close')} size="sm" onClick={close} />
    </li>
  );
}

/** Whether pointer or focus is in the toasts: then none of them times out. */
function useAttention(count: number) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  // A toast that is closed takes pointer and focus with it, without an event.
  useEffect(() => {
    setPointed(false);
    setFocused(false);
  }, [count]);
  return {
    paused: pointed || focused,
    handlers: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent<HTMLElement>) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}

/** Keeps them off the buttons of drawers and dialogs, for as long as there are any. What does that is loaded with the first toast. */
function useClearOfFooters(there: boolean) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!there) return undefined;
    let over = false;
    let stop = (): void => undefined;
    const begin = async (): Promise<void> => {
      const { avoidFooters } = await import('./avoid-footers.ts');
      if (!over && region.current) stop = avoidFooters(region.current);
    };
    // without it they stay in their default position
    begin().catch(() => undefined);
    return () => {
      over = true;
      stop();
    };
  }, [there]);
  return region;
}

/** The live region of one element's toasts. */
export function ToastRegion({ toasts, dismiss }: { toasts: readonly ActiveToast[]; dismiss: (id: string) => void }) {
  const { paused, handlers } = useAttention(toasts.length);
  const region = useClearOfFooters(toasts.length > 0);
  return (
    <div ref={region} data-part="toasts" aria-live="polite" aria-relevant="additions" {...handlers}>
      <ol>
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} paused={paused} dismiss={dismiss} />
        ))}
      </ol>
    </div>
  );
}
