import { HttpService } from '@nestjs/axios';
import { Injectable } from '@nestjs/common';
import { firstValueFrom } from 'rxjs';

@Injectable()
export class CrmService {
  constructor(private readonly http: HttpService) {}

  async groups() {
    const { data } = await firstValueFrom(this.http.get('/groups'));
    return data.map((group: any) => group.members_count);
  }

  events() {
    return this.http.get('/events', { params: { member_id: 3 } });
  }
}
