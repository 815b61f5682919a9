import React from 'react';
import { compose } from 'recompose';
import withEntries from './withEntries';
import { cards, groups, selectCards, selectGroups, selectTeams, teams } from './store';

class GroupsTable extends React.Component {
  renderRow = (group) => (
    <tr key={group.id}>
      <td>{group.members_count}</td>{/* finds: members-count */}
    </tr>
  );

  render() {
    const { entries, title } = this.props;
    return <table title={title}>{entries.map(this.renderRow)}</table>;
  }
}

class CardList extends React.Component {
  componentDidUpdate(before) {
    if (before.entries[0].type === 'legacy') this.props.reload(); // finds: card-type-legacy
  }

  render() {
    return this.props.entries.map((card) => <p key={card.uid}>{card.activated}</p>); // finds: card-assignment
  }
}

class TeamList extends React.Component {
  renderRow = (team) => <li key={team.id}>{team.members_count}</li>;

  render() {
    return <ul>{this.props.entries.map(this.renderRow)}</ul>;
  }
}

export const Teams = withEntries(selectTeams, teams.fetch)(TeamList);
export const Cards = compose(withEntries(selectCards, cards.fetch))(CardList);
export default withEntries(selectGroups, groups.fetch, () => ({ title: 'Groups' }))(GroupsTable);
