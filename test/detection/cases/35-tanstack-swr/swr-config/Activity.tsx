import { AccessProvider } from './AccessProvider';
import { useActivity, useGroups } from './hooks';

function Activity({ placeId }: { placeId: number }) {
  const { events, error, refresh } = useActivity(placeId);
  const groups = useGroups();
  if (error) return <button onClick={refresh}>Retry</button>;
  return (
    <ol>
      {groups.length}
      {events.map((event) => (
        <li key={event.uuid}>{event.references?.length}</li> // finds: event-references
      ))}
    </ol>
  );
}

export const Widget = () => (
  <AccessProvider secret="s">
    <Activity placeId={1} />
  </AccessProvider>
);
