import React from 'react';
import { FlatList, Text } from 'react-native';
import { connect } from 'react-redux';
import { getCards } from './api';
class Cards extends React.Component {
  state = { cards: [], selected: null };
  componentDidMount() {
    getCards().then((cards) => this.setState({ cards }));
  }
  renderItem = ({ item }) => <Text>{item.sub_type}</Text>; // finds: card-sub-type
  _renderRow({ item }) {
    return <Text>{item.sub_type}</Text>; // finds: card-sub-type
  }
  render() {
    return (
      <>
        <FlatList data={this.state.cards} renderItem={this.renderItem} />
        <FlatList data={this.state.cards} renderItem={this._renderRow.bind(this)} />
        <FlatList data={this.state.cards} renderItem={(row) => this.renderRow(row.item)} />
      </>
    );
  }
  renderRow(card) {
    return <Text>{card.sub_type}</Text>; // finds: card-sub-type
  }
}
export default Cards;
