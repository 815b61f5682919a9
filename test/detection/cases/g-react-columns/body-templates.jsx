import { useEffect, useState } from 'react';
import { Bar, BarChart } from 'recharts';
import { Column } from 'primereact/column';
import { DataTable } from 'primereact/datatable';

const get = async (path) => (await fetch(`https://api.access.example${path}`)).json();

export function Cards() {
  const [cards, setCards] = useState([]);
  useEffect(() => void get('/cards').then(setCards), []);
  const format = (card) => <b>{card.sub_type}</b>; // finds: card-sub-type
  const searched = ['sub_type', 'type']; // finds: card-sub-type
  return (
    <DataTable value={cards} globalFilterFields={searched}>
      <Column header="Format" body={format} />
      <Column header="In use" body={(card) => (card.activated ? 'yes' : 'no')} /> {/* finds: card-assignment */}
    </DataTable>
  );
}

export function Sizes({ teams }) {
  const [groups, setGroups] = useState([]);
  useEffect(() => void get('/groups').then(setGroups), []);
  return (
    <>
      <BarChart data={groups}>
        <Bar dataKey={(group) => group.members_count} /> {/* finds: members-count */}
      </BarChart>
      <BarChart data={teams}>
        <Bar dataKey={(team) => team.members_count} />
      </BarChart>
    </>
  );
}
