import axios from 'axios';

interface Row {
  sub_type: string;
  members_count: number;
}

export const CardRow = ({ row }: { row: Row }) => <td>{row.sub_type}</td>;

export const Total = ({ rows }: { rows: Row[] }) => <b>{rows.reduce((sum, row) => sum + row.members_count, 0)}</b>;

export const App = ({ rows }: { rows: Row[] }) => {
  const ping = () => axios.get('https://api.access.example/groups');
  return (
    <button onClick={ping}>
      <CardRow row={rows[0]} />
      <Total rows={rows} />
    </button>
  );
};
