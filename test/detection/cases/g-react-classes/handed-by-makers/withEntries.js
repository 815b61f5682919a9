import React from 'react';
import { connect } from 'react-redux';

export default (select, fetch, more = () => ({})) => (Shown) => {
  class WithEntries extends React.Component {
    componentDidMount() {
      this.props.fetch();
    }

    render() {
      const { fetch: reload, ...rest } = this.props;
      return <Shown {...rest} reload={reload} />;
    }
  }

  return connect((state) => ({ entries: select(state), ...more(state) }), { fetch })(WithEntries);
};
