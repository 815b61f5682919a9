import axios from 'axios';
import { Column } from 'primereact/column';
import { DataTable } from 'primereact/datatable';
import { useEffect, useState } from 'react';

export function CardTable() {
  const [cards, setCards] = useState([]);
  useEffect(() => {
    axios.get('https://api.access.example/cards').then((response) => setCards(response.data));
  }, []);
  return (
    <DataTable value={cards} sortField="assigned_at"> {/* finds: card-assignment */}
      <Column field="id" header="No." />
      <Column field="sub_type" header="Format" /> {/* finds: card-sub-type */}
    </DataTable>
  );
}
