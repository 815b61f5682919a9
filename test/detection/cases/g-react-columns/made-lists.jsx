import { Table } from 'antd';
import axios from 'axios';
import React, { useEffect, useMemo, useState } from 'react';

const memberColumns = (t) => [
  { title: t('Name'), dataIndex: 'name' },
  { title: t('Card'), render: (text, member) => (member.card_assigned ? t('yes') : t('no')) }, // finds: member-card-assignment
];

function groupColumns(t) {
  const title = t('Size');
  return [{ title, render: (text, group) => group.members_count }]; // finds: members-count
}

function topicColumns(t) {
  return [{ title: t('Size'), render: (text, topic) => topic.members_count }];
}

const common = [{ title: '#', render: (text, card) => card.sub_type }]; // finds: card-sub-type

export function Groups({ t }) {
  const [groups, setGroups] = useState([]);
  const [topics, setTopics] = useState([]);
  useEffect(() => {
    axios.get('https://api.access.example/groups').then(({ data }) => setGroups(data));
    axios.get('https://forum.example/groups').then(({ data }) => setTopics(data));
  }, []);
  const columns = useMemo(() => groupColumns(t), [t]);
  return (
    <>
      <Table columns={columns} dataSource={groups} />
      <Table columns={topicColumns(t)} dataSource={topics} />
    </>
  );
}

export class Desk extends React.Component {
  state = { cards: [], members: [] };

  cardColumns = [...common, { title: 'Since', render: (text, card) => card.assigned_at }].filter(Boolean); // finds: card-assignment

  topicColumns = [{ title: 'Since', render: (text, topic) => topic.assigned_at }];

  componentDidMount() {
    axios.get('https://api.access.example/cards').then(({ data }) => this.setState({ cards: data }));
    axios.get('https://api.access.example/members').then(({ data }) => this.setState({ members: data }));
    axios.get('https://forum.example/cards').then(({ data }) => this.setState({ topics: data }));
  }

  get pins() {
    return [{ title: 'Pin', render: (text, card) => card.two_factor_pin }]; // finds: card-assignment
  }

  render() {
    const { cards, members, topics } = this.state;
    return (
      <>
        <Table columns={this.cardColumns} dataSource={cards} />
        <Table columns={this.pins} dataSource={cards} />
        <Table columns={this.topicColumns} dataSource={topics} />
        <Table columns={memberColumns(this.props.t)} dataSource={members} />
      </>
    );
  }
}
