import { useState } from 'react';
import type { PorticoUser } from '#loader/portico.types.ts';
import { MigrationDialog } from '#planning-demo/migration/migration.dialog.tsx';
import { Button } from '#planning-demo/parts/button.tsx';
import { useFocusOnMount } from '#planning-demo/parts/use-focus-on-mount.ts';
import { visuallyHidden } from '#planning-demo/parts/visually-hidden.tsx';
import { strings } from '#planning-demo/strings.ts';
import { AccountMenu, type PortalActions, type SignOutStage } from './account-menu.tsx';
import {
  body,
  pageText,
  pageTitle,
  sectionAction,
  sectionHead,
  sectionTitle,
  threeColumns,
  twoColumns,
} from './dashboard.styles.ts';
import { ProjectCard } from './project-card.tsx';
import { projects } from './projects.ts';
import { ScenarioCard } from './scenario-card.tsx';
import { scenarios, systemMigrationId } from './scenarios.ts';
import { StatTile } from './stat-tile.tsx';
import { stats } from './stats.ts';
import { TopBar } from './top-bar.tsx';

interface DashboardScreenProps {
  user: PorticoUser;
  signOut: SignOutStage;
  /** Focuses the heading: the screen has replaced another one, whose focused element was removed. */
  takesFocus: boolean;
  portal: PortalActions;
  onSignOut(): void;
}

/** Spec section 2.1: static demonstration content for people who are signed in. */
export function DashboardScreen({ user, signOut, takesFocus, portal, onSignOut }: DashboardScreenProps) {
  const [scenarioId, setScenarioId] = useState<number | null>(null);
  const [migrating, setMigrating] = useState(false);
  const choose = (id: number) => {
    setScenarioId(id);
    if (id === systemMigrationId) setMigrating(true);
  };
  return (
    <>
      <TopBar account={<AccountMenu user={user} signOut={signOut} portal={portal} onSignOut={onSignOut} />} />
      <main css={body}>
        <Welcome takesFocus={takesFocus} />
        <Scenarios selectedId={scenarioId} onChoose={choose} />
        <RecentProjects />
        <Statistics />
      </main>
      {migrating && <MigrationDialog onClosed={() => setMigrating(false)} />}
    </>
  );
}

function Welcome({ takesFocus }: { takesFocus: boolean }) {
  const heading = useFocusOnMount<HTMLHeadingElement>(takesFocus);
  return (
    <div>
      <h1 css={pageTitle} ref={heading} tabIndex={-1}>
        {strings.dashboard.welcome}
      </h1>
      <p css={pageText}>{strings.dashboard.prompt}</p>
    </div>
  );
}

function Scenarios({ selectedId, onChoose }: { selectedId: number | null; onChoose(scenarioId: number): void }) {
  return (
    <section aria-labelledby="scenarios">
      <h2 css={visuallyHidden} id="scenarios">
        {strings.dashboard.scenarios}
      </h2>
      <ul css={threeColumns}>
        {scenarios.map((scenario) => (
          <ScenarioCard
            key={scenario.id}
            scenario={scenario}
            selected={scenario.id === selectedId}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </section>
  );
}

function RecentProjects() {
  return (
    <section aria-labelledby="recent-projects">
      <div css={sectionHead}>
        <h2 css={sectionTitle} id="recent-projects">
          {strings.dashboard.recentProjects}
        </h2>
        <div css={sectionAction}>
          <Button variant="quiet">{strings.dashboard.viewAll}</Button>
        </div>
      </div>
      <ul css={twoColumns}>
        {projects.map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
      </ul>
    </section>
  );
}

function Statistics() {
  return (
    <section aria-labelledby="statistics">
      <h2 css={visuallyHidden} id="statistics">
        {strings.dashboard.statistics}
      </h2>
      <ul css={threeColumns}>
        {stats.map((stat) => (
          <StatTile key={stat.title} stat={stat} />
        ))}
      </ul>
    </section>
  );
}
