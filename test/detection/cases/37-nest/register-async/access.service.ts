import { HttpService } from '@nestjs/axios';
import { Injectable } from '@nestjs/common';
import { catchError, firstValueFrom, lastValueFrom, map, of } from 'rxjs';

@Injectable()
export class AccessService {
  constructor(private readonly http: HttpService) {}

  async presentPeople() {
    const response = await firstValueFrom(this.http.get('/presences'));
    return response.data.map((presence: any) => presence.user_id); // finds: presence-actor
  }

  cardsOf(member: number) {
    return this.http.get('/cards', { params: { member_id: member } }).pipe( // finds: card-member-id-filter
      map((response) => response.data),
      map((cards: any[]) => cards.filter((card) => card.type !== 'legacy')), // finds: card-type-legacy
      catchError(() => of([])),
    );
  }

  async activate(id: number) {
    await lastValueFrom(this.http.post(`/cards/${id}/activate`, {})); // finds: card-assignment
  }
}
