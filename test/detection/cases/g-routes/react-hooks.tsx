import { use, useActionState, useDeferredValue, useOptimistic } from 'react';

const load = (path: string): Promise<any> => fetch(`https://api.access.example${path}`).then((answer) => answer.json());

export function Groups({ promise = load('/groups') }) {
  const groups = use(promise);
  const [shown] = useOptimistic(groups);
  const later = useDeferredValue(groups);
  const [cards] = useActionState(() => load('/cards'), []);
  return (
    <p title={cards[0].sub_type /* finds: card-sub-type */}>
      {shown[0].members_count /* finds: members-count */}
      {later[0].members_count /* finds: members-count */}
    </p>
  );
}
