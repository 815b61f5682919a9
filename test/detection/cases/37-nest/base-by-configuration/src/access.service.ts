import { HttpService } from '@nestjs/axios';
import { Injectable } from '@nestjs/common';
import { firstValueFrom } from 'rxjs';

/** `HttpModule.registerAsync` gives the service its base URL from the environment. */
@Injectable()
export class AccessService {
  constructor(private readonly http: HttpService) {}

  async events() {
    const { data } = await firstValueFrom(this.http.get('/events')); // finds: event-sets
    return data.map((event: { id: number }) => event.id); // finds: event-id, event-id
  }
}
