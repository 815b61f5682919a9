import { HttpClient, HttpParams } from '@angular/common/http';
import { inject } from '@angular/core';
import { Router } from '@angular/router';
import { map } from 'rxjs';

export const ACCESS = 'https://api.access.example';

export class Desk {
  private http = inject(HttpClient);
  private router = inject(Router);

  bookings(member: number) {
    return this.http
      .get<{ id: number; type: string }[]>('https://bookings.example/events', {
        params: new HttpParams().set('member_id', member),
      })
      .pipe(map((events) => events.filter((event) => event.type === 'legacy').map((event) => event.id)));
  }

  open() {
    return this.router.navigate(['/events'], { queryParams: { member_id: 4 } });
  }

  current(id: string) {
    return this.http.get(`${ACCESS}/event_sets/${id}`);
  }
}
