import React, { Component } from 'react';
import axios from 'axios';

export class CardList extends Component {
  state = { cards: [], error: null };

  componentDidMount() {
    axios
      .get('https://api.access.example/cards')
      .then(({ data }) => this.setState({ cards: data }))
      .catch((error) => this.setState({ error }));
  }

  render() {
    const { cards, error } = this.state;
    if (error) return <p>{error.message}</p>;
    return (
      <ul>
        {cards.map((card) => (
          <li key={card.id}>{card.sub_type}</li> // finds: card-sub-type
        ))}
      </ul>
    );
  }
}
