import { PureComponent } from 'react';

export default class BaseView extends PureComponent {
  title() {
    return this.props.title || 'Wallet';
  }
}
