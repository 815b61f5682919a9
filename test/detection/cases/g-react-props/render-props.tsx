import axios from 'axios';
import { useEffect, useState } from 'react';

const api = axios.create({ baseURL: 'https://api.access.example' });

function Rows({ items, render }) {
  return <ul>{items.map((item) => render(item))}</ul>;
}

function Fetched(props) {
  const [data, setData] = useState([]);
  useEffect(() => {
    api.get('/groups').then((answer) => setData(answer.data));
  }, []);
  return props.children({ data });
}

const card = (item) => <b>{item.sub_type}</b>; // finds: card-sub-type

export function Page() {
  const [state, setState] = useState({ cards: [], isLoading: true });
  useEffect(() => {
    api.get('/cards').then(({ data }) => setState((before) => ({ ...before, cards: data, isLoading: false })));
  }, []);
  return (
    <>
      <Fetched>
        {({ data }) => <Rows items={data} render={(group) => group.members_count} /> /* finds: members-count */}
      </Fetched>
      <Rows items={state.cards} render={card} />
    </>
  );
}
