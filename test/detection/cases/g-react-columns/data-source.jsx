import { Table } from 'antd';
import { useEffect, useState } from 'react';

const columns = [
  { title: 'Group', dataIndex: 'name' },
  { title: 'People', dataIndex: 'members_count', key: 'people' }, // finds: members-count
  { title: 'Free', key: 'free', render: (_, group) => 100 - group.members_count }, // finds: members-count
];

export function GroupTable() {
  const [groups, setGroups] = useState([]);
  useEffect(() => {
    fetch('https://api.access.example/groups')
      .then((response) => response.json())
      .then(setGroups);
  }, []);
  return <Table rowKey="id" dataSource={groups} columns={columns} />;
}
