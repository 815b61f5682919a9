import React, { Component } from 'react';

export class Editor extends Component {
  state = { cards: [], events: [], drafts: [{ sub_type: 'a' }] };

  async componentDidMount() {
    const groups = await fetch('https://api.access.example/groups').then((response) => response.json());
    this.setState({ cards: groups });
    const own = await fetch('/api/events').then((response) => response.json());
    this.setState({ events: own });
  }

  render() {
    const { cards, events, drafts } = this.state;
    return [cards.map((card) => card.sub_type), events.map((event) => event.id), drafts.map((draft) => draft.sub_type)];
  }
}

class Panel {
  state = { cards: [] };
  setState(state) {
    console.log(state);
  }
  async load() {
    this.setState({ cards: await fetch('https://api.access.example/cards').then((response) => response.json()) });
    return this.state.cards.map((card) => card.sub_type);
  }
}

export const panel = new Panel();
