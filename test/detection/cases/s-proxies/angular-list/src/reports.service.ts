import { HttpClient } from '@angular/common/http';

export class ReportsService {
  constructor(private readonly http: HttpClient) {}

  reporters = () => this.http.get('/member_export_reporters'); // finds: member-export-reporter
  events = () => this.http.get('/events', { params: { limit: 5 } }); // finds: event-sets
  posts = () => this.http.get('/posts/events');
  cards = () => this.http.get('/cards/7/sub');
}
