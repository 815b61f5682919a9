import { inject, Injectable } from '@angular/core';
import { HttpClient, HttpParams } from '@angular/common/http';
import { map, mergeAll, switchMap, type Observable } from 'rxjs';

@Injectable({ providedIn: 'root' })
export class GiftCards {
  private readonly http = inject(HttpClient);

  list(member: number) {
    let params = new HttpParams();
    params = params.set('member_id', member).append('activated', true);
    return this.http.get<any[]>('https://api.shop.example/cards', { params });
  }

  kinds(): Observable<string> {
    return this.list(1).pipe(
      switchMap((cards) => cards),
      map(({ sub_type }) => sub_type),
    );
  }

  each() {
    this.list(3)
      .pipe(mergeAll())
      .subscribe((card) => console.log(card.activated_at));
  }
}
