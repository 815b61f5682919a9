import axios from 'axios';
import { Table } from 'antd';
import { useEffect, useState } from 'react';

const columns = [{ title: 'People', dataIndex: 'members_count' }];

export function GroupTable() {
  const [rows, setRows] = useState([]);
  useEffect(() => {
    axios
      .get('https://api.access.example/groups')
      .then(({ data }) => setRows(data.map((group) => ({ key: group.id, members_count: group.users_count }))));
  }, []);
  return <Table dataSource={rows} columns={columns} />;
}
