import React from 'react';

class History extends React.PureComponent {
  constructor(props) {
    super(props);
    this.state = { events: [], page: 0 };
    this.loaded = this.loaded.bind(this);
  }

  componentDidMount() {
    fetch('https://api.access.example/events?limit=10') // finds: event-sets
      .then((response) => response.json())
      .then(this.loaded);
  }

  loaded(events) {
    this.setState((previous) => ({ events: previous.events.concat(events), page: previous.page + 1 }));
  }

  render() {
    return this.state.events.map((event) => <i key={event.id}>{event.created_at}</i>); // finds: event-id
  }
}

export default History;
