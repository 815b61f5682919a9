export class Calendar {
  constructor(private readonly http: any) {}

  events() {
    return this.http.get('/events');
  }

  groups() {
    return this.http.get('/groups').then((res: any) => res.data.map((group: any) => group.members_count));
  }
}
