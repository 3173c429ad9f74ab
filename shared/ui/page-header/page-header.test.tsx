// @vitest-environment happy-dom
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '#shared/ui/testing/render-part.tsx';
import { PageHeader } from './page-header.tsx';

test('the title is the one h1, and can take the focus without being a stop of the Tab key', async () => {
  const title = createRef<HTMLHeadingElement>();
  const part = await renderPart(<PageHeader title="Users" titleRef={title} />);
  expect(part.container.querySelectorAll('h1')).toHaveLength(1);
  expect(part.find('h1').tabIndex).toBe(-1);
  title.current?.focus();
  expect(document.activeElement).toBe(part.find('h1'));
});

test('nothing is drawn for what is not given; what is given stands in its order', async () => {
  const part = await renderPart(<PageHeader title="Users" />);
  expect(part.find('[data-part=page-header]').textContent).toBe('Users');
  expect(part.container.querySelector('[data-part=actions]')).toBeNull();
  await part.update(
    <PageHeader
      title="Users"
      lead="24 users"
      breadcrumb={<nav>Accounts</nav>}
      actions={<button type="button">Invite</button>}
    />,
  );
  expect(part.find('[data-part=page-header]').textContent).toBe('AccountsUsers24 usersInvite');
  expect(part.find('[data-part=actions] button').textContent).toBe('Invite');
});
