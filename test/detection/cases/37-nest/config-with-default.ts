import { Injectable } from '@nestjs/common';
import { HttpService } from '@nestjs/axios';
import { ConfigService } from '@nestjs/config';
import { firstValueFrom } from 'rxjs';

@Injectable()
export class AccessGateway {
  constructor(
    private readonly http: HttpService,
    private readonly config: ConfigService,
  ) {}

  private get root() {
    return this.config.get<string>('ACCESS_URL', 'https://api.access.example');
  }
  async events() {
    const { data } = await firstValueFrom(this.http.get(`${this.root}/events`)); // finds: event-sets
    return data.map(({ id }) => id); // finds: event-id
  }
  posts() {
    return this.http.get(`${this.config.get('FORUM_URL', 'https://forum.acme.dev')}/events`);
  }
}
