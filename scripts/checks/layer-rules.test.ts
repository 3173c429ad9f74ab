import { expect, it } from 'vitest';
import { importsOf } from '#scripts/lib/imports-of.ts';
import { layerViolations } from './layer-rules.ts';

const check = (path: string, text: string): string[] => layerViolations(path, importsOf(path, text));

it.each([
  ['loader/loader.ts', "import { a } from './paint.ts';"],
  ['loader/packages/react/hooks.ts', "import { loadPortico } from '../loader/load-portico.ts';"],
  ['loader/packages/node/rules.ts', "import { permissionCovers } from '../../../shared/lib/permission-pattern.ts';"],
  ['planning-demo/app.tsx', "import type { Portico } from '#loader/portico.types.ts';"],
  ['login-box/define-flow.tsx', "import { Button } from '#shared/ui/button/button.tsx';"],
  ['shared/api/send.ts', "import type { Contract } from '#shared/contract/define.ts';"],
  ['shared/contract/users/users.ts', "import { z } from 'zod';"],
  ['server/routes/users/users.routes.ts', "import { inviteUser } from '#server/use-cases/invitations/invite-user.ts';"],
  ['server/use-cases/invitations/invite-user.ts', "import { enqueue } from '#server/delivery/enqueue.ts';"],
  ['server/domain/lockout.ts', "import type { User } from '#shared/contract/entities.ts';"],
  ['server/app.ts', "import { mount } from './http/mount.ts';"],
  ['server/domain/lockout.test.ts', "import { createTestDatabase } from '#server/testing/postgres.ts';"],
  ['e2e/login.e2e.ts', "import { startServer } from '#server/testing/start-server.ts';"],
])('%s may say %s', (path, text) => {
  expect(check(path, text)).toEqual([]);
});

it.each([
  ['loader/loader.ts', "import { a } from '../shared/lib/a.ts';", 'nothing outside itself'],
  ['loader/loader.ts', "import { z } from 'zod';", 'no package'],
  ['loader/packages/react/hooks.ts', "import { z } from 'zod';", 'package zod'],
  ['loader/packages/node/rules.ts', "import { config } from '../../../server/config.ts';", 'server/config.ts'],
  ['planning-demo/app.tsx', "import { paint } from '#loader/paint.ts';", 'only types'],
  ['login-box/define-flow.tsx', "import { users } from '#admin-box/pages.ts';", 'admin-box/pages.ts'],
  ['login-box/define-flow.tsx', "import { User } from '#shared/contract/entities.ts';", 'only types'],
  ['shared/ui/button/button.tsx', "import { send } from '#shared/api/send.ts';", 'shared/api/send.ts'],
  ['shared/contract/users/users.ts', "import { pick } from 'lodash';", 'package lodash'],
  ['shared/session/session.ts', "import { createHash } from 'node:crypto';", 'browsers lack'],
  [
    'server/domain/lockout.ts',
    "import { findUser } from '#server/db/queries/core/users.ts';",
    'server/db/queries/core/users.ts',
  ],
  ['server/domain/lockout.ts', "import { User } from '#shared/contract/entities.ts';", 'only types'],
  [
    'server/use-cases/invitations/invite-user.ts',
    "import { reply } from '#server/http/reply.ts';",
    'server/http/reply.ts',
  ],
  [
    'server/db/queries/core/users.ts',
    "import { lockout } from '#server/domain/lockout.ts';",
    'server/domain/lockout.ts',
  ],
  [
    'server/integrations/mail.ts',
    "import { findUser } from '#server/db/queries/core/users.ts';",
    'server/db/queries/core/users.ts',
  ],
  ['server/app.ts', "import { Box } from '#login-box/define-flow.tsx';", 'login-box/define-flow.tsx'],
  [
    'e2e/login.e2e.ts',
    "import { findUser } from '#server/db/queries/core/users.ts';",
    'server/db/queries/core/users.ts',
  ],
])('%s may not say %s', (path, text, reason) => {
  expect(check(path, text)).toEqual([expect.stringMatching(new RegExp(`^${path}:1 imports .*${reason}`))]);
});

it('asks for the alias of a file in another folder', () => {
  expect(check('shared/ui/button/button.tsx', "import { a } from '../menu/menu.tsx';")).toEqual([
    'shared/ui/button/button.tsx:1 imports ../menu/menu.tsx: write #shared/ui/menu/menu.tsx',
  ]);
  expect(check('shared/ui/button/button.tsx', "import { a } from './button.styles.ts';")).toEqual([]);
});

it('lets an area import those before it alone, types included', () => {
  const sessions = (text: string): string[] => check('server/use-cases/sessions/open-session.ts', text);
  expect(sessions("import { mailUser } from '#server/use-cases/messages/mail-user.ts';")).toEqual([]);
  expect(sessions("import type { Invitation } from '#server/use-cases/invitations/invite-user.ts';")).toEqual([
    expect.stringContaining('the area invitations comes after sessions'),
  ]);
  expect(check('server/use-cases/open-session.ts', "import { a } from './a.ts';")).toEqual([
    expect.stringContaining('is no area'),
  ]);
  expect(
    check('server/db/queries/core/users.ts', "import { a } from '#server/db/queries/mfa/factors.ts';"),
  ).toHaveLength(1);
});

it('puts an area that is not listed behind all others: none may import it', () => {
  const billing = (text: string): string[] => check('server/use-cases/billing/list-invoices.ts', text);
  const fromBilling = "import { listInvoices } from '#server/use-cases/billing/list-invoices.ts';";
  expect(billing("import { rootKey } from '#server/use-cases/installation/root-key.ts';")).toEqual([]);
  expect(billing(fromBilling)).toEqual([]);
  expect(check('server/use-cases/installation/root-key.ts', fromBilling)).toHaveLength(1);
  expect(check('server/use-cases/reports/list-reports.ts', fromBilling)).toHaveLength(1);
});

it('keeps the pages of the portal apart: they import the kit and the frame, and the list of pages alone imports them', () => {
  const users = (text: string): string[] => check('admin-box/pages/users/list/users-table.tsx', text);
  expect(users("import { ListTable } from '#admin-box/kit/list/list-table.tsx';")).toEqual([]);
  expect(users("import { user } from '#admin-box/pages/users/user.ts';")).toEqual([]);
  expect(users("import type { PageKey } from '#admin-box/page.types.ts';")).toEqual([]);
  expect(users("import type { Role } from '#admin-box/pages/roles/use-roles.ts';")).toEqual([
    expect.stringContaining('what pages share lies in admin-box/kit/'),
  ]);
  expect(users("import { pages } from '#admin-box/pages.ts';")).toHaveLength(1);
  expect(users("import { Palette } from '#admin-box/tools/command-palette.tsx';")).toHaveLength(1);
  const fromKit = "import { user } from '#admin-box/pages/users/user.ts';";
  expect(check('admin-box/kit/relative-time.ts', fromKit)).toHaveLength(1);
  expect(check('admin-box/shell/page-view.tsx', fromKit)).toHaveLength(1);
  expect(check('admin-box/pages.ts', "import('./pages/users/users.page.tsx');")).toEqual([]);
});
