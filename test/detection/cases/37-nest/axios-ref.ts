import { HttpService } from '@nestjs/axios';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';

interface CardDto {
  id: number;
  sub_type: string; // finds: card-sub-type
}

@Injectable()
export class CardSync implements OnModuleInit {
  private readonly logger = new Logger(CardSync.name);

  constructor(private readonly httpService: HttpService) {}

  onModuleInit() {
    this.httpService.axiosRef.defaults.baseURL = 'https://api.access.example';
  }

  async list() {
    const { data } = await this.httpService.axiosRef.get<CardDto[]>('/cards');
    this.logger.log(`${data.length} cards`);
    return data.map((card) => card.sub_type); // finds: card-sub-type
  }

  enroll(token: string) {
    return this.httpService.axiosRef.post('/cards/enroll', { card: { token } }); // finds: card-enroll
  }
}
