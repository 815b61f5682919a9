import { HttpModule } from '@nestjs/axios';
import { Module } from '@nestjs/common';
import { AccessService } from './access.service';

@Module({
  imports: [HttpModule.register({ baseURL: 'https://api.access.example', timeout: 5000 })],
  providers: [AccessService],
})
export class AccessModule {}
