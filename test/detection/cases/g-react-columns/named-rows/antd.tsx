import { List, Select, Table, Descriptions, Card as AntCard } from 'antd';
import { Autocomplete, DataGrid } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { getCards, getDecks, getGroups } from './api';
function CardRow(card: any) { return <List.Item>{card.sub_type}</List.Item>; } // finds: card-sub-type
const DeckRow = (card: any) => <List.Item>{card.sub_type}</List.Item>;
const GroupOption = (props: any, group: any) => <li {...props}>{group.members_count}</li>; // finds: members-count
const labelOf = (group) => `${group.name} (${group.members_count})`; // finds: members-count
export function Lists() {
  const { data: cards } = useQuery({ queryKey: ['c'], queryFn: getCards });
  const { data: decks } = useQuery({ queryKey: ['d'], queryFn: getDecks });
  const groups = useQuery({ queryKey: ['g'], queryFn: getGroups });
  return (
    <>
      <List dataSource={cards} renderItem={CardRow} />
      <List dataSource={decks} renderItem={DeckRow} />
      <List dataSource={cards} renderItem={(card) => <Item card={card} />} />
      <Autocomplete options={groups.data} renderOption={GroupOption} getOptionLabel={labelOf} />
    </>
  );
}
const Item = ({ card }) => <span>{card.sub_type}</span>; // finds: card-sub-type
