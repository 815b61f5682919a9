import { Component, inject } from '@angular/core';
import { Store } from '@ngrx/store';
import { selectCards, selectGroups, cardsFeature, selectOthers } from './reducer';
import { map } from 'rxjs';
@Component({ selector: 'x', template: `<p *ngFor="let c of cards$ | async">{{ c.sub_type }}</p>` })
export class X {
  private store = inject(Store);
  cards$ = this.store.select(selectCards);
  groups = this.store.selectSignal(cardsFeature.selectGroups);
  types$ = this.cards$.pipe(map((cards) => cards.map((c) => c.sub_type))); // finds: card-sub-type
  constructor(private s: Store<any>) {
    this.store.pipe(map((x) => x)).subscribe();
    this.s.select(selectGroups).subscribe((gs) => gs.forEach((g) => console.log(g.members_count))); // finds: members-count
    this.s.select(selectOthers).subscribe((gs) => gs.forEach((g) => console.log(g.members_count)));
    console.log(this.groups()[0].members_count); // finds: members-count
  }
}
