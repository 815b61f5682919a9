import { useEffect, useState } from 'react';
import { Column } from 'primereact/column';
import { DataTable } from 'primereact/datatable';

export function Teams() {
  const [groups, setGroups] = useState([]);
  const [teams, setTeams] = useState([]);
  useEffect(() => {
    fetch('https://api.access.example/groups').then(async (answer) => setGroups(await answer.json()));
    fetch('https://forum.example/teams').then(async (answer) => setTeams(await answer.json()));
  }, []);
  const size = (team) => <b>{team.members_count}</b>;
  const columns = [{ field: 'members_count' }];
  return (
    <DataTable value={groups} rowExpansionTemplate={() => (
      <DataTable rows={teams} columns={columns}>
        <Column field="members_count" body={size} />
      </DataTable>
    )}>
      <Column field="name" />
    </DataTable>
  );
}
