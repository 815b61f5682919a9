import { useEffect, useState } from 'react';
import axios from 'axios';
import { AgGridReact } from 'ag-grid-react';

export function GroupGrid() {
  const [rowData, setRowData] = useState([]);
  const [columnDefs] = useState([
    { field: 'name' },
    { field: 'members_count', headerName: 'Members' }, // finds: members-count
    { headerName: 'Label', valueGetter: ({ data }) => `${data.name} (${data.members_count})` }, // finds: members-count
  ]);
  useEffect(() => {
    axios.get('https://api.access.example/groups').then((response) => setRowData(response.data));
  }, []);
  return <AgGridReact rowData={rowData} columnDefs={columnDefs} />;
}
