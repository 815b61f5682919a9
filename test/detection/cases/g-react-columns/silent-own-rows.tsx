import type { ColumnDef } from '@tanstack/react-table';
import { Table } from 'antd';
import axios from 'axios';

interface TeamRow {
  id: number;
  members_count: number;
  sub_type: string;
}

export const ping = () => axios.get('https://api.access.example/groups');

export const columns: ColumnDef<TeamRow>[] = [
  { accessorKey: 'members_count', header: 'People' },
  { id: 'x', cell: ({ row }) => row.original.sub_type },
];

const plain = [{ title: 'Kind', dataIndex: 'sub_type', render: (_, row) => row.members_count }];

export const TeamTable = ({ teams }: { teams: TeamRow[] }) => <Table dataSource={teams} columns={plain} />;
