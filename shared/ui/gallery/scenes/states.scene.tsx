import { Button } from '#shared/ui/button/button.tsx';
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { Card, Columns, Section, Sheet } from '#shared/ui/gallery/section.tsx';

function Failing() {
  return (
    <ErrorState
      level={3}
      title="The audit log didn’t load"
      description="The server answered with an error. Events are still being recorded. We tried 3 times; the last was at 14:32:08."
      traceId="4bf92f3577b34da6"
      onRetry={() => undefined}
      actions={<Button variant="ghost">Check service status</Button>}
    />
  );
}

/** Placeholders of a list or a form. */
export function StatesScene() {
  return (
    <Sheet title="States of a list and a form">
      <Columns>
        <Section title="Empty">
          <Card>
            <EmptyState
              level={3}
              icon="webhook"
              title="Tell your systems when something changes"
              description="A webhook sends an event, such as a new user, to an address of yours. Every delivery is signed, retried for 24 hours and logged here."
              actions={
                <>
                  <Button variant="primary">Add a webhook</Button>
                  <Button variant="ghost">See the events</Button>
                </>
              }
            />
          </Card>
        </Section>
        <Section title="No results">
          <Card>
            <EmptyState
              level={3}
              icon="search"
              title="No locked user matches “marguerite”"
              description="Two users match without the Locked filter."
              actions={<Button>Remove the filter</Button>}
            />
          </Card>
        </Section>
        <Section title="Loading">
          <Card>
            <Skeleton shape="rows" count={4} immediate />
            <Skeleton shape="fields" count={2} immediate />
            <Skeleton shape="text" count={3} immediate />
          </Card>
        </Section>
        <Section title="Failing">
          <Card>
            <Failing />
          </Card>
        </Section>
      </Columns>
    </Sheet>
  );
}
