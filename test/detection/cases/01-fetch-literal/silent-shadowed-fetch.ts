type Row = { id: string; references: string[] };

function loader(rows: Map<string, Row[]>) {
  const fetch = (key: string) => rows.get(key) ?? [];
  return () => fetch('/events').map((row) => [row.id, row.references]);
}

export const loadTimeline = loader(new Map());
