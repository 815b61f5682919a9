import { HttpClient, HttpParams } from '@angular/common/http';

export class Cards {
  constructor(private http: HttpClient) {}

  list(member?: number) {
    let params = new HttpParams({ fromObject: { type: 'legacy' } }); // finds: card-type-legacy
    if (member) params = params.append('member_id', member); // finds: card-member-id-filter
    return this.http.get('https://api.access.example/cards', { params });
  }

  update(id: number, pin: string) {
    return this.http.patch(`https://api.access.example/cards/${id}`, { card: { two_factor_pin: pin } }); // finds: card-assignment
  }

  remove(id: number) {
    return this.http.request('POST', `https://api.access.example/cards/${id}/deassign`); // finds: card-assignment
  }
}
