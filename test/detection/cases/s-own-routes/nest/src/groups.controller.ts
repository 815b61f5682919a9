import { Controller, Get, Param } from '@nestjs/common';
import { GroupsService } from './groups.service';

@Controller('groups')
export class GroupsController {
  constructor(private readonly groups: GroupsService) {}

  @Get()
  all() {
    return this.groups.list();
  }

  @Get(':id/notes')
  notes(@Param('id') id: string) {
    return [{ group: id, members_count: 3 }];
  }
}
