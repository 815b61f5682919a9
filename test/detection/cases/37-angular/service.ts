import { HttpClient, HttpParams } from '@angular/common/http';
import { Injectable } from '@angular/core';
import { firstValueFrom, map, type Observable } from 'rxjs';

interface Card {
  id: number;
  type: string;
  sub_type: string | null; // finds: card-sub-type
}

@Injectable({ providedIn: 'root' })
export class CardService {
  private readonly base = 'https://api.access.example';

  constructor(private readonly http: HttpClient) {}

  ofMember(memberId: number): Observable<Card[]> {
    const params = new HttpParams().set('member_id', memberId).set('limit', 50); // finds: card-member-id-filter
    return this.http.get<Card[]>(`${this.base}/cards`, { params });
  }

  subTypes(): Observable<(string | null)[]> {
    return this.http.get<Card[]>(`${this.base}/cards`).pipe(
      map((cards) => cards.filter((card) => card.type !== 'legacy')), // finds: card-type-legacy
      map((cards) => cards.map((card) => card.sub_type)), // finds: card-sub-type
    );
  }

  async enroll(token: string): Promise<Card> {
    return firstValueFrom(this.http.post<Card>(`${this.base}/cards/enroll`, { card: { token } })); // finds: card-enroll
  }
}
