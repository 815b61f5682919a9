import { Component, inject } from '@angular/core';
import { CardsStore } from './signal-store';
@Component({ selector: 'y', template: '' })
export class Y {
  readonly store = inject(CardsStore);
  first() {
    return this.store.cards()[0].sub_type; // finds: card-sub-type
  }
  ev() {
    return this.store.ev1()[0].sub_type + this.store.groups()[0].members_count; // finds: card-sub-type, members-count
  }
}
