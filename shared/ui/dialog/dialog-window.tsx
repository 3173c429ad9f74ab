import { Dialog as Ark } from '@ark-ui/react/dialog';
import { css } from '@emotion/react';
import type { FormEvent, ReactNode } from 'react';
import { IconButton } from '#shared/ui/icon-button/icon-button.tsx';
import { KitPlace } from '#shared/ui/ui-root/kit-place.tsx';
import { Overlay } from '#shared/ui/ui-root/overlay-place.tsx';
import { useUiTexts } from '#shared/ui/ui-root/ui-texts.tsx';
import {
  backdropStyle,
  descriptionStyle,
  dialogStyle,
  footerStyle,
  headerStyle,
  positionerStyle,
  titleStyle,
} from './dialog.styles.ts';
import type { DialogProps } from './dialog.types.ts';
import { useFailureInSight } from './use-failure-in-sight.ts';
import { useFocusKept } from './use-focus-kept.ts';

/** Has no box of its own. */
const partsStyle = css`
  display: contents;
`;

/** Sends the form and nothing around it: React hands the event on through portals. */
function submitHandler(onSubmit: () => void) {
  return (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit();
  };
}

function MaybeForm({ onSubmit, children }: { onSubmit: (() => void) | undefined; children: ReactNode }) {
  if (!onSubmit) return children;
  return (
    <form noValidate onSubmit={submitHandler(onSubmit)}>
      {children}
    </form>
  );
}

function DialogHeader({ title, closable, busy }: { title: ReactNode; closable: boolean; busy: boolean }) {
  const { t } = useUiTexts();
  return (
    <div css={headerStyle}>
      <Ark.Title css={titleStyle}>{title}</Ark.Title>
      {closable ? (
        <Ark.CloseTrigger asChild>
          <IconButton icon="close" label={t('close')} disabled={busy} />
        </Ark.CloseTrigger>
      ) : null}
    </div>
  );
}

/** The window itself, with what the kit needs to run it. Loaded by `Dialog`. */
export function DialogWindow(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    description,
    children,
    footer,
    size = 'md',
    initialFocus,
    role = 'dialog',
    onSubmit,
    hasFrames = false,
    busy = false,
  } = props;
  const interrupting = role === 'alertdialog';
  const failurePlace = useFailureInSight();
  const focusKept = useFocusKept();
  return (
    <KitPlace>
      <Ark.Root
        open={open}
        onOpenChange={(change) => change.open || busy || onClose()}
        role={role}
        closeOnInteractOutside={!interrupting && !hasFrames}
        modal={!hasFrames}
        trapFocus
        initialFocusEl={initialFocus ? () => initialFocus.current : undefined}
        lazyMount
        unmountOnExit
      >
        <Overlay>
          <Ark.Backdrop css={backdropStyle} />
          <Ark.Positioner css={positionerStyle}>
            <Ark.Content ref={focusKept} css={dialogStyle} data-size={size} aria-modal>
              <DialogHeader title={title} closable={!interrupting} busy={busy} />
              <MaybeForm onSubmit={onSubmit}>
                {description ? <Ark.Description css={descriptionStyle}>{description}</Ark.Description> : null}
                <div ref={failurePlace} css={partsStyle}>
                  {children}
                </div>
                {footer ? (
                  <div css={footerStyle} data-part="footer">
                    {footer}
                  </div>
                ) : null}
              </MaybeForm>
            </Ark.Content>
          </Ark.Positioner>
        </Overlay>
      </Ark.Root>
    </KitPlace>
  );
}
