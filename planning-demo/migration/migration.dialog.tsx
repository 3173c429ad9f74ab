import { useMachine } from '@xstate/react';
import { useEffect, useId } from 'react';
import { Button } from '#planning-demo/parts/button.tsx';
import { ModalDialog } from '#planning-demo/parts/modal-dialog.tsx';
import { strings } from '#planning-demo/strings.ts';
import { migrationMachine, type MigrationEvent } from './migration.machine.ts';
import { footer, footerStart, reason as reasonStyle } from './migration.styles.ts';
import { PlanStep } from './plan-step.tsx';
import { checkSelection } from './selection-check.ts';
import { selectionReason } from './selection-reason.ts';
import { SelectionStep } from './selection-step.tsx';
import { findSystem } from './systems.ts';

type Send = (event: MigrationEvent) => void;

/** The System Migration dialog. Every opening starts afresh; `onClosed` asks the owner to take it away. */
export function MigrationDialog({ onClosed }: { onClosed(): void }) {
  const [snapshot, send] = useMachine(migrationMachine);
  const closed = snapshot.matches('closed');
  useEffect(() => {
    if (closed) onClosed();
  }, [closed, onClosed]);
  const { context } = snapshot;
  const source = findSystem(context.sourceId);
  const selection = checkSelection(source, findSystem(context.targetId));
  const planned = snapshot.matches('plan') && selection.kind === 'fits' ? selection : null;

  return (
    <ModalDialog
      title={strings.migration.title}
      closeLabel={strings.migration.close}
      onDismiss={() => send({ type: 'dialog.dismissed' })}
    >
      {planned ? (
        <PlanStep source={planned.source} target={planned.target} steps={context.steps} />
      ) : (
        <SelectionStep
          source={source}
          targetId={context.targetId}
          onSource={(systemId) => send({ type: 'source.chosen', systemId })}
          onTarget={(systemId) => send({ type: 'target.chosen', systemId })}
        />
      )}
      {planned ? <PlanFooter send={send} /> : <SelectionFooter reason={selectionReason(selection)} send={send} />}
    </ModalDialog>
  );
}

function SelectionFooter({ reason, send }: { reason: string; send: Send }) {
  const reasonId = useId();
  return (
    <div css={footer}>
      <p css={reasonStyle} id={reasonId} role="status">
        {reason}
      </p>
      <Button onClick={() => send({ type: 'dialog.dismissed' })}>{strings.migration.cancel}</Button>
      <Button
        variant="primary"
        disabled={reason !== ''}
        aria-describedby={reasonId}
        onClick={() => send({ type: 'plan.requested' })}
      >
        {strings.migration.generate}
      </Button>
    </div>
  );
}

function PlanFooter({ send }: { send: Send }) {
  const { migration } = strings;
  return (
    <div css={footer}>
      <div css={footerStart}>
        <Button variant="quiet" onClick={() => send({ type: 'selection.reopened' })}>
          {migration.back}
        </Button>
      </div>
      <Button onClick={() => send({ type: 'dialog.dismissed' })}>{migration.cancel}</Button>
      <Button variant="primary" onClick={() => send({ type: 'plan.saved' })}>
        {migration.save}
      </Button>
    </div>
  );
}
