import { HttpService } from '@nestjs/axios';
import { Injectable } from '@nestjs/common';
import { lastValueFrom } from 'rxjs';

@Injectable()
export class AccessService {
  constructor(private readonly httpService: HttpService) {}

  async export(): Promise<unknown> {
    return (await lastValueFrom(this.httpService.post('/member_export_reporters', {}))).data; // finds: member-export-reporter
  }

  async enroll(card: object): Promise<void> {
    await this.httpService.axiosRef.post('/cards/enroll', { card }); // finds: card-enroll
  }
}
