import { connect } from 'react-redux';
import { compose } from 'redux';
import { createStructuredSelector } from 'reselect';
import { useEffect, useState } from 'react';

const decks = async () => (await fetch('https://decks.example/cards')).json();
const cards = async () => (await fetch('https://api.access.example/cards')).json();

const withDecks = (Wrapped) =>
  function WithDecks(props) {
    const [rows, setRows] = useState([]);
    useEffect(() => void decks().then(setRows), []);
    return <Wrapped {...props} decks={rows} />;
  };
const withNames = (Wrapped) =>
  function WithNames(props) {
    const [rows, setRows] = useState([]);
    useEffect(() => void cards().then((all) => setRows(all.map((card) => ({ sub_type: card.format_name })))), []);
    return <Wrapped {...props} cards={rows} />;
  };

const select = createStructuredSelector({ theme: (state) => state.theme });

export const List = compose(
  connect(select),
  withDecks,
  withNames,
)(({ decks, cards, theme }) => (
  <p title={theme.sub_type}>
    {decks[0].sub_type} {cards[0].sub_type}
  </p>
));
