import { inject, Injectable } from '@angular/core';
import { HttpClient, HttpParams } from '@angular/common/http';
import { concatMap, from, map, mergeAll, mergeMap, switchMap, toArray, type Observable } from 'rxjs';

interface Page<T> {
  items: T[];
}

@Injectable({ providedIn: 'root' })
export class CardLabels {
  private readonly http = inject(HttpClient);
  private readonly url = 'https://api.access.example/cards';

  list(member: number) {
    let params = new HttpParams();
    params = params.set('member_id', member).append('activated', true); // finds: card-member-id-filter, card-assignment
    return this.http.get<any[]>(this.url, { params });
  }

  kinds(): Observable<string> {
    return this.list(1).pipe(
      switchMap((cards) => cards),
      map(({ sub_type }) => sub_type), // finds: card-sub-type
    );
  }

  assigned(): Observable<any[]> {
    return this.list(2).pipe(
      mergeMap((cards) => from(cards)),
      map((card) => ({ id: card.id, since: card.assigned_at })), // finds: card-assignment
      toArray(),
    );
  }

  each() {
    this.list(3)
      .pipe(mergeAll())
      .subscribe((card) => console.log(card.activated_at)); // finds: card-assignment
  }

  refreshed() {
    return this.list(4).pipe(
      concatMap((cards) => this.http.get<any[]>(`${this.url}?user_id=${cards.length}`)), // finds: card-assignment
      map((cards) => cards[0].sub_type), // finds: card-sub-type
    );
  }

  again() {
    return this.list(5).pipe(
      toArray(),
      map((lists) => lists[0][0].sub_type), // finds: card-sub-type
    );
  }
}

export const itemsOf = <T>(page: Observable<Page<T>>) => page.pipe(switchMap(({ items }) => items));
