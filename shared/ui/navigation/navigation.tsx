import { useId } from 'react';
import { Icon } from '#shared/ui/icon/icon.tsx';
import { pressHandler } from '#shared/ui/link/link.tsx';
import { groupLabelStyle, groupsStyle, groupStyle, linkStyle } from './navigation.styles.ts';
import type { NavigationGroup, NavigationLink, NavigationProps } from './navigation.types.ts';

export type { NavigationGroup, NavigationLink, NavigationProps };

function Entry({ link, current, onGo }: { link: NavigationLink; current: boolean; onGo?: (href: string) => void }) {
  return (
    <li>
      <a
        css={linkStyle}
        href={link.href}
        aria-current={current ? 'page' : undefined}
        onClick={pressHandler(onGo ? () => onGo(link.href) : undefined)}
      >
        <Icon name={link.icon} />
        <span data-part="label">{link.label}</span>
        {link.count === undefined ? null : <span data-part="count">{link.count}</span>}
      </a>
    </li>
  );
}

function Group({ group, current, onGo }: { group: NavigationGroup } & Pick<NavigationProps, 'current' | 'onGo'>) {
  const id = useId();
  return (
    <div>
      {group.label ? (
        <h2 css={groupLabelStyle} id={id}>
          {group.label}
        </h2>
      ) : null}
      <ul css={groupStyle} aria-labelledby={group.label ? id : undefined}>
        {group.links.map((link) => (
          <Entry key={link.href} link={link} current={link.href === current} onGo={onGo} />
        ))}
      </ul>
    </div>
  );
}

/** The pages of the portal, in groups. */
export function Navigation({ groups, current, onGo, label }: NavigationProps) {
  return (
    <nav css={groupsStyle} data-part="navigation" aria-label={label}>
      {groups.map((group) => (
        <Group key={group.label ?? ''} group={group} current={current} onGo={onGo} />
      ))}
    </nav>
  );
}
