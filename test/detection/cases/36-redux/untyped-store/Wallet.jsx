import React, { useEffect } from 'react';
import { connect, useDispatch, useSelector } from 'react-redux';
import { createSelector } from 'reselect';
import { loadCards, selectItems } from './cards';

const selectFormats = createSelector([selectItems, (state) => state.ui], (items, ui) => (ui.offline ? [] : items.map((item) => item.sub_type))); // finds: card-sub-type

export default function Wallet({ userId }) {
  const dispatch = useDispatch();
  const items = useSelector((state) => state.cards.items);
  const theme = useSelector(({ ui }) => ui.kind.sub_type);
  const formats = useSelector(selectFormats);
  useEffect(() => {
    dispatch(loadCards(userId));
  }, [dispatch, userId]);
  return (
    <ol className={theme} title={formats.join()}>
      {items.map((item) => (
        <li key={item.id}>{item.activated ? item.name : 'off'}</li> // finds: card-assignment
      ))}
    </ol>
  );
}

export const Count = connect((state) => ({ count: state.cards.items.filter((item) => item.activated).length }))(({ count }) => <b>{count}</b>); // finds: card-assignment
