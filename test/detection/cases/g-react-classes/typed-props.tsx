import * as React from 'react';

interface Presence {
  id: number;
  member_id: number; // finds: presence-actor
  place_id: number;
}

interface Props {
  presences: Presence[];
}

interface State {
  chosen?: Presence;
}

export class Board extends React.Component<Props, State> {
  state: State = {};

  choose = (chosen: Presence) => this.setState({ chosen });

  render() {
    return (
      <table>
        {this.props.presences.map((presence) => (
          <tr onClick={() => this.choose(presence)}>{presence.member_id}</tr> // finds: presence-actor
        ))}
        <tfoot>{this.state.chosen?.member_id}</tfoot> // finds: presence-actor
      </table>
    );
  }
}

export async function load(): Promise<Presence[]> {
  const response = await fetch('https://api.access.example/presences');
  return response.json();
}
