import axios from 'axios';

export async function getStaticProps() {
  const { data } = await axios.get('https://api.access.example/cards');
  return { props: { cards: data }, revalidate: 60 };
}

const Cards = ({ cards, members_count }) => (
  <p title={members_count}>{cards.map((card) => card.sub_type)}</p> // finds: card-sub-type
);

export default Cards;
