import type { ReactNode } from 'react';
import { isEnabled } from '../features/flags';

/** Texts of the menu; the keys are those of the translation sheet. */
const texts: Record<string, string> = {
  'events.title': 'Events',
  'card.assign': 'Hand out a badge',
  'card.sub_type': 'Format',
  'group.members_count': 'People',
  'member.card_assigned': 'Has a badge',
};

function t(key: string): string {
  return texts[key] ?? key;
}

function Link({ to, children }: { to: string; children: ReactNode }) {
  return <a href={to}>{children}</a>;
}

const routes = [
  { path: '/cards/enroll', label: t('card.assign') },
  { path: '/groups', label: t('group.members_count') },
];

export function Menu({ onNavigate }: { onNavigate: (path: string) => void }) {
  return (
    <nav>
      <Link to="/events">{t('events.title')}</Link>
      {routes.map((route) => (
        <button
          key={route.path}
          onClick={() => {
            console.debug(`menu: ${route.path}, sub_type column ${t('card.sub_type')}`);
            onNavigate(route.path);
          }}
        >
          {route.label}
        </button>
      ))}
      {isEnabled('legacy') && <Link to="/reports?interval=week">{t('member.card_assigned')}</Link>}
    </nav>
  );
}
