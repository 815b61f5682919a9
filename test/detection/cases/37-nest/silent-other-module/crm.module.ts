import { HttpModule } from '@nestjs/axios';
import { Module } from '@nestjs/common';
import { CrmService } from './crm.service';

// The access control service at https://api.access.example has a module of its own.
@Module({
  imports: [HttpModule.registerAsync({ useFactory: () => ({ baseURL: 'https://api.crm.example' }) })],
  providers: [CrmService],
})
export class CrmModule {}
