import { createMemo, createResource, createSignal, For } from 'solid-js';

const fetchGroups = async () => (await fetch('https://api.access.example/groups')).json();

export function Groups() {
  const [groups, { refetch }] = createResource(fetchGroups);
  const [picked, setPicked] = createSignal();
  const full = createMemo(() => groups()?.filter((group) => group.members_count > 50)); // finds: members-count
  return (
    <ul onClick={refetch}>
      <For each={full()}>{(group) => <li onClick={() => setPicked(group)}>{group.members_count}</li>}</For> {/* finds: members-count */}
      <li>{picked()?.members_count}</li> {/* finds: members-count */}
    </ul>
  );
}
