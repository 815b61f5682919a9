import axios from 'axios';

export async function getStaticProps() {
  await axios.get('https://api.access.example/cards');
  const { data } = await axios.get('https://api.shop.example/cards');
  return { props: { cards: data } };
}

export default function Cards({ cards }) {
  return <p>{cards.map((card) => card.sub_type)}</p>;
}
