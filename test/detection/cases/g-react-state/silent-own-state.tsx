import { useState } from 'react';

interface Draft {
  sub_type: string;
  user_id: number | null;
}

const BASE = 'https://api.access.example';

export function DraftForm({ initial }: { initial: Draft }) {
  const [draft, setDraft] = useState<Draft>(initial);
  const [drafts] = useState([{ sub_type: 'a', members_count: 1 }]);
  const save = () => fetch(`${BASE}/groups`).then(() => setDraft({ ...draft, sub_type: 'saved' }));
  return <button onClick={save}>{draft.sub_type + draft.user_id + drafts[0].members_count}</button>;
}
