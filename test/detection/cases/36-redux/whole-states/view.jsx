import { connect, useSelector } from 'react-redux';

function Recent({ recent, last }) {
  return <p title={last.sub_type /* finds: card-sub-type */}>
      {recent.map((card) => card.activated) /* finds: card-assignment */}</p>;
}

export default connect(({ added }) => ({ recent: added.recent, last: added.last }))(Recent);

export function Badges({ id }) {
  const cards = useSelector((state) => state.list);
  const card = useSelector((state) => state.byId[id]);
  const drafts = useSelector((state) => state.drafted.present.rows);
  const rows = useSelector((state) => state.added.all.rows);
  return (
    <ol>
      {drafts.map((item) => item.sub_type) /* finds: card-sub-type */}
      {cards.map((item) => item.sub_type) /* finds: card-sub-type */}
      <li>{card.two_factor_pin /* finds: card-assignment */}</li>
      {rows.map(({ assigned }) => assigned) /* finds: card-assignment */}
    </ol>
  );
}
