import type { Presence } from '../access/models';

interface Props {
  presences: Presence[];
  onCall: (email: string) => void;
}

function initials(name: string): string {
  return name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('');
}

/** The big screen behind the desk. */
export function PresenceBoard({ presences, onCall }: Props) {
  return (
    <ul>
      {presences.map((presence) => {
        const { user_name: name, user_email: email = '' } = presence;
        return (
          <li key={presence.id} data-user={presence.user_id}>
            <span>{initials(name)}</span>
            {name}
            <button onClick={() => onCall(email)}>Call</button>
          </li>
        );
      })}
    </ul>
  );
}
