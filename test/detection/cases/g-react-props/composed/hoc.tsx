import React, { ComponentType, useEffect, useState } from 'react';
import { connect } from 'react-redux';
import { compose, bindActionCreators } from 'redux';
import { withRouter } from 'react-router-dom';
import { getCards, getDecks, getGroups } from './api';
export function withCards<P>(Wrapped: ComponentType<P & { cards: any[] }>) {
  return function WithCards(props: P) {
    const [cards, setCards] = useState<any[]>([]);
    useEffect(() => { getCards().then(setCards); }, []);
    return <Wrapped {...props} cards={cards} />;
  };
}
export const withLoader = (load, prop) => (Wrapped) => {
  class Loader extends React.Component {
    state = { data: null };
    async componentDidMount() { this.setState({ data: await load() }); }
    render() { const given = { [prop]: this.state.data }; return <Wrapped {...this.props} {...given} />; }
  }
  return Loader;
};
function List({ cards }) { return <ul>{cards.map((c) => <li>{c.sub_type}</li>)}</ul>; } // finds: card-sub-type
export default compose(withRouter, withCards)(List);
const Page = ({ cards, title }) => <p>{title}{cards[0].sub_type}</p>; // finds: card-sub-type
export const Page2 = withCards(Page);
const Groups = ({ groups }) => <p>{groups[0].members_count}</p>; // finds: members-count
export const Groups2 = withLoader(getGroups, 'groups')(Groups);
const Decks = ({ decks }) => <p>{decks[0].sub_type}</p>;
export const Decks2 = withLoader(getDecks, 'decks')(Decks);
const enhance = compose(connect(mapState), withCards);
function mapState(state) { return { user: state.user }; }
const Enhanced = enhance(({ cards, user }) => <b>{cards[0].sub_type}</b>); // finds: card-sub-type
export { Enhanced };
