import axios from 'axios';
import { Type, plainToClass } from 'class-transformer';

class Place {
  id!: number;
  name!: string;
}

class GroupModel {
  id!: number;
  members_count!: number; // finds: members-count
  @Type(() => Place) place!: Place;
}

export async function largest(): Promise<number> {
  const { data } = await axios.get('https://api.access.example/groups');
  const groups = plainToClass(GroupModel, data as unknown[], { excludeExtraneousValues: true });
  return Math.max(...groups.map((group) => group.members_count)); // finds: members-count
}
