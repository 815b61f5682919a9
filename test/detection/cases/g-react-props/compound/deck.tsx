export function Deck({ children }) {
  return <ol>{children}</ol>;
}

Deck.Row = function Row({ card }) {
  return <li>{card.sub_type}</li>; // finds: card-sub-type
};

Deck.Topic = ({ card }) => <li>{card.sub_type}</li>;

function Head({ card }) {
  return <b>{card.activated ? 'on' : 'off'}</b>; // finds: card-assignment
}

const Foot = ({ card }) => <i>{card.two_factor_pin}</i>; // finds: card-assignment

export const Parts = Object.assign(({ children }) => <p>{children}</p>, { Head });
export const Table = { Foot, List: ({ rows, render }) => rows.map((row) => render(row)) };
