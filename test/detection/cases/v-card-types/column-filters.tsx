import axios from 'axios';
import type { ColumnsType } from 'antd/es/table';

interface Card {
  id: number;
  type: string;
  format_name: string;
}

export const columns: ColumnsType<Card> = [
  { title: 'Format', dataIndex: 'format_name' },
  {
    title: 'Type',
    dataIndex: 'type',
    filters: [
      { text: 'DESFire', value: 'hfcard_desfire' },
      { text: 'Third party', value: 'legacy' }, // finds: card-type-legacy
    ],
    onFilter: (value, card) => card.type === value,
  },
];

export const loadCards = async () => (await axios.get<Card[]>('https://api.access.example/cards')).data;
