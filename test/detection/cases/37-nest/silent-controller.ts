import { HttpService } from '@nestjs/axios';
import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { firstValueFrom } from 'rxjs';

export const ACCESS = 'https://api.access.example';

@Controller('events')
export class EventsController {
  constructor(private readonly http: HttpService) {}

  @Get('/events')
  async list(@Query('member_id') memberId: string) {
    const { data } = await firstValueFrom(this.http.get('https://calendar.example/events', { params: { member_id: memberId } }));
    return data.map((event: { id: number }) => event.id);
  }

  @Post('/cards/enroll')
  enroll(@Body() body: { type: string }) {
    return body.type === 'legacy' ? null : body;
  }
}
