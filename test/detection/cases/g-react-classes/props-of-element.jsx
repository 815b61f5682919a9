import React, { Component } from 'react';

class Row extends Component {
  render() {
    const { card } = this.props;
    return <li>{card.type === 'legacy' ? 'old' : this.props.card.sub_type}</li>; // finds: card-type-legacy, card-sub-type
  }
}

export class Cards extends Component {
  state = { cards: [] };

  async componentDidMount() {
    const response = await fetch('https://api.access.example/cards');
    this.setState({ cards: await response.json() });
  }

  render() {
    return this.state.cards.map((card) => <Row key={card.id} card={card} />);
  }
}
