import { HttpClient } from '@angular/common/http';
import { Injectable } from '@angular/core';

@Injectable()
export class CardService {
  constructor(private readonly http: HttpClient) {}

  enroll(token: string) {
    return this.http.post('/cards/enroll', { card: { token, type: 'legacy' } }); // finds: card-enroll, card-type-legacy
  }
}
