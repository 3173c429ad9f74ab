import { expect, it } from 'vitest';
import { importsOf } from '../lib/imports-of.ts';
import { layerViolations } from './layer-rules.ts';

const check = (path: string, text: string): string[] => layerViolations(path, importsOf(path, text));

it.each([
  ['loader/loader.ts', "import { a } from './paint.ts';"],
  ['planning-demo/app.tsx', "import type { Portico } from '../loader/portico.types.ts';"],
  ['login-box/app.tsx', "import { Button } from '../shared/ui/button/button.tsx';"],
  ['shared/api/send.ts', "import type { Contract } from '../contract/define.ts';"],
  ['shared/contract/users.ts', "import { z } from 'zod';"],
  ['server/routes/users.routes.ts', "import { inviteUser } from '#server/use-cases/invite-user.ts';"],
  ['server/use-cases/invite-user.ts', "import { enqueue } from '../jobs/enqueue.ts';"],
  ['server/domain/lockout.ts', "import type { User } from '#shared/contract/entities.ts';"],
  ['server/app.ts', "import { mount } from './http/mount.ts';"],
  ['server/domain/lockout.test.ts', "import { createTestDatabase } from '../testing/postgres.ts';"],
  ['e2e/login.e2e.ts', "import { startServer } from '../server/testing/start-server.ts';"],
])('%s may say %s', (path, text) => {
  expect(check(path, text)).toEqual([]);
});

it.each([
  ['loader/loader.ts', "import { a } from '../shared/lib/a.ts';", 'nothing outside itself'],
  ['loader/loader.ts', "import { z } from 'zod';", 'no package'],
  ['planning-demo/app.tsx', "import { paint } from '../loader/paint.ts';", 'only types'],
  ['login-box/app.tsx', "import { users } from '../admin-box/pages.ts';", 'admin-box/pages.ts'],
  ['login-box/app.tsx', "import { User } from '../shared/contract/entities.ts';", 'only types'],
  ['shared/ui/button/button.tsx', "import { send } from '../../api/send.ts';", 'shared/api/send.ts'],
  ['shared/contract/users.ts', "import { pick } from 'lodash';", 'package lodash'],
  ['shared/session/session.ts', "import { createHash } from 'node:crypto';", 'browsers lack'],
  ['server/domain/lockout.ts', "import { findUser } from '../db/queries/users.ts';", 'server/db/queries/users.ts'],
  ['server/domain/lockout.ts', "import { User } from '#shared/contract/entities.ts';", 'only types'],
  ['server/use-cases/invite-user.ts', "import { reply } from '../http/reply.ts';", 'server/http/reply.ts'],
  ['server/db/queries/users.ts', "import { lockout } from '../../domain/lockout.ts';", 'server/domain/lockout.ts'],
  ['server/integrations/mail.ts', "import { findUser } from '../db/queries/users.ts';", 'server/db/queries/users.ts'],
  ['server/app.ts', "import { Box } from '../login-box/app.tsx';", 'login-box/app.tsx'],
  ['e2e/login.e2e.ts', "import { findUser } from '../server/db/queries/users.ts';", 'server/db/queries/users.ts'],
])('%s may not say %s', (path, text, reason) => {
  expect(check(path, text)).toEqual([expect.stringMatching(new RegExp(`^${path}:1 imports .*${reason}`))]);
});
