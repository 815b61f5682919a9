import { HttpService } from '@nestjs/axios';
import { Injectable } from '@nestjs/common';
import { EventEmitter2, OnEvent } from '@nestjs/event-emitter';
import { firstValueFrom } from 'rxjs';

@Injectable()
export class Poller {
  constructor(
    private readonly http: HttpService,
    private readonly bus: EventEmitter2,
  ) {}

  async poll(): Promise<void> {
    const { data } = await firstValueFrom(this.http.get('https://api.access.example/groups'));
    this.bus.emit('access.groups', data);
  }
}

@Injectable()
export class Listener {
  @OnEvent('access.groups')
  show(groups: any): void {
    console.log(groups[0].members_count); // finds: members-count
  }

  @OnEvent('shop.groups')
  other(groups: any): void {
    console.log(groups[0].members_count);
  }
}
