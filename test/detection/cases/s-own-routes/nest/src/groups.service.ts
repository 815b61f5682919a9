import { Injectable } from '@nestjs/common';
import { HttpService } from '@nestjs/axios';
import { firstValueFrom, map } from 'rxjs';

@Injectable()
export class GroupsService {
  constructor(private readonly http: HttpService) {}

  list() {
    return firstValueFrom(this.http.get('https://api.access.example/groups').pipe(map(({ data }) => data)));
  }
}
