import { HttpClient } from '@angular/common/http';
import { inject, Injectable } from '@angular/core';
import { environment } from '../environments/environment';

@Injectable({ providedIn: 'root' })
export class EventService {
  private http = inject(HttpClient);

  latest() {
    return this.http.get<{ id: number }[]>(`${environment.api}/events`, { params: { limit: 5 } }); // finds: event-sets, event-id
  }
}
