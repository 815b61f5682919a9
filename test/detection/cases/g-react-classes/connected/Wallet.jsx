import React from 'react';
import { connect } from 'react-redux';
import { withRouter } from 'react-router';
import BaseView from './BaseView';
import { loadCards } from './cards';

class Wallet extends BaseView {
  constructor(props) {
    super(props);
    this.state = { first: props.cards[0] };
  }

  componentDidMount() {
    this.props.loadCards(this.props.userId);
  }

  componentDidUpdate(previous) {
    if (previous.cards.some((card) => card.sub_type)) this.setState({ first: previous.cards[0] }); // finds: card-sub-type
  }

  render() {
    const { cards, title } = this.props;
    return React.createElement('p', { title }, cards.filter((card) => card.activated).length, this.state.first.sub_type); // finds: card-assignment, card-sub-type
  }
}

const select = (state) => ({ cards: state.cards.items, userId: state.session.userId });

export default withRouter(connect(select, { loadCards })(Wallet));
