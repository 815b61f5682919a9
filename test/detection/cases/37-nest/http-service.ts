import { HttpService } from '@nestjs/axios';
import { Injectable } from '@nestjs/common';
import { firstValueFrom, map } from 'rxjs';

interface Group {
  id: number;
  members_count: number; // finds: members-count
}

@Injectable()
export class AccessService {
  private readonly base = process.env.ACCESS_URL ?? 'https://api.access.example';

  constructor(private readonly httpService: HttpService) {}

  async events() {
    const { data } = await firstValueFrom(this.httpService.get(`${this.base}/events`)); // finds: event-sets
    return data.map((event: { id: number }) => event.id); // finds: event-id, event-id
  }

  sizes() {
    return this.httpService.get<Group[]>(`${this.base}/groups`).pipe(
      map((response) => response.data),
      map((groups) => groups.map((group) => group.members_count)), // finds: members-count
    );
  }

  async enroll(token: string) {
    const response = await this.httpService.axiosRef.post(`${this.base}/cards/enroll`, { card: { token } }); // finds: card-enroll
    return response.data.sub_type; // finds: card-sub-type
  }
}
