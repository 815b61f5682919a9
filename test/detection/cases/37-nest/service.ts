import { HttpService } from '@nestjs/axios';
import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { catchError, firstValueFrom, map } from 'rxjs';

interface GroupDto {
  id: number;
  members_count: number; // finds: members-count
}

@Injectable()
export class AccessService {
  private readonly base = 'https://api.access.example';

  constructor(
    private readonly http: HttpService,
    private readonly config: ConfigService,
  ) {}

  async groups(): Promise<GroupDto[]> {
    const { data } = await firstValueFrom(
      this.http.get<GroupDto[]>(`${this.base}/groups`, { headers: this.headers() }).pipe(
        catchError((error) => {
          throw error;
        }),
      ),
    );
    return data.filter((group) => group.members_count > 0); // finds: members-count
  }

  events(limit: number) {
    return this.http.get(`${this.base}/events`, { params: { limit } }).pipe(map((response) => response.data.map((event) => event.id))); // finds: event-id, event-sets
  }

  private headers() {
    return { Authorization: `SERVICE-LOGIN ${this.config.getOrThrow('ACCESS_SECRET')}` };
  }
}
