import { Component } from 'react';
import { withTheme } from '@emotion/react';

class Row extends Component {
  shouldComponentUpdate(next) {
    return next.event.id !== this.props.event.id; // finds: event-id, event-id
  }

  render() {
    return <td className={this.props.theme.id}>{this.props.event.created_at}</td>;
  }
}

export const ThemedRow = withTheme(Row);
