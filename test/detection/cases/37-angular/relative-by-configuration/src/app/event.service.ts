import { HttpClient } from '@angular/common/http';
import { inject, Injectable } from '@angular/core';

/** An interceptor puts the address of the service before these paths. */
@Injectable({ providedIn: 'root' })
export class EventService {
  private http = inject(HttpClient);

  latest() {
    return this.http.get<{ id: number }[]>('/events'); // finds: event-sets, event-id
  }

  set(id: string) {
    return this.http.get(`/event_sets/${id}`);
  }
}
