import { Table } from 'antd';
import { useSelector } from 'react-redux';
import { cardsAdapter, useGetCardsQuery } from './api';
import { selectAllVouchers, selectCards, selectFree } from './selectors';

const { selectById } = cardsAdapter.getSelectors();

export function Desk({ id }) {
  const { card } = useGetCardsQuery(undefined, { selectFromResult: ({ data }) => ({ card: selectById(data, id) }) });
  const cards = useSelector(selectCards);
  const free = useSelector(selectFree);
  const vouchers = useSelector(selectAllVouchers);
  const columns = [{ title: 'Format', dataIndex: 'sub_type' }]; // finds: card-sub-type
  const codes = [{ title: 'Code', dataIndex: 'sub_type' }];
  return (
    <>
      <p>{card.two_factor_pin}</p>{/* finds: card-assignment */}
      <Table columns={columns} dataSource={cards} />
      <Table columns={codes} dataSource={vouchers} />
      {free.map((item) => item.deactivated_at)}{/* finds: card-assignment */}
    </>
  );
}
