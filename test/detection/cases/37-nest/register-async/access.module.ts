import { HttpModule } from '@nestjs/axios';
import { Module } from '@nestjs/common';
import { ConfigModule, ConfigService } from '@nestjs/config';
import { AccessService } from './access.service';

@Module({
  imports: [
    HttpModule.registerAsync({
      imports: [ConfigModule],
      inject: [ConfigService],
      useFactory: async (config: ConfigService) => ({
        baseURL: 'https://api.access.example',
        timeout: config.get<number>('ACCESS_TIMEOUT', 5000),
        headers: { Authorization: `SERVICE-LOGIN ${config.get('ACCESS_SECRET')}` },
      }),
    }),
  ],
  providers: [AccessService],
  exports: [AccessService],
})
export class AccessModule {}
