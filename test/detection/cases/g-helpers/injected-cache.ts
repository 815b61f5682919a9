import { CACHE_MANAGER, type Cache } from '@nestjs/cache-manager';
import { Inject, Injectable } from '@nestjs/common';
import axios from 'axios';

@Injectable()
export class Groups {
  constructor(@Inject(CACHE_MANAGER) private readonly cache: Cache) {}

  async list(): Promise<number[]> {
    const groups = await this.cache.wrap('groups', async () => (await axios.get('https://api.access.example/groups')).data);
    return groups.map((group) => group.members_count); // finds: members-count
  }
}
