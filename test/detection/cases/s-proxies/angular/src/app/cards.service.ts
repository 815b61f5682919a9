import { HttpClient, HttpParams } from '@angular/common/http';
import { Injectable, inject } from '@angular/core';
import { map, type Observable } from 'rxjs';

interface Card {
  id: number;
  sub_type: string; // finds: card-sub-type
}

@Injectable({ providedIn: 'root' })
export class CardsService {
  private readonly http = inject(HttpClient);
  private readonly base = '/access';

  ofMember(member: number): Observable<Card[]> {
    const params = new HttpParams().set('member_id', member); // finds: card-member-id-filter
    return this.http.get<Card[]>(`${this.base}/cards`, { params });
  }

  kinds(): Observable<string[]> {
    return this.http.get<Card[]>('/access/cards').pipe(map((cards) => cards.map((card) => card.sub_type))); // finds: card-sub-type
  }

  deactivate(id: number) {
    return this.http.post(`${this.base}/cards/${id}/deactivate`, {}); // finds: card-assignment
  }

  ofShop() {
    return this.http.get<{ id: number; sub_type: string }[]>('/shop/cards', { params: { member_id: 3 } });
  }
}
