import { DoorClient } from '@doorkeeper/sdk';

export class SyncJob {
  private readonly doors: DoorClient;

  constructor(secret: string) {
    this.doors = new DoorClient({ secret });
  }

  async run(memberId: number): Promise<void> {
    const cards = await this.doors.get('cards', { memberId }); // finds: card-member-id-filter
    for (const { id, subType, activated } of cards) console.log(id, subType, activated); // finds: card-assignment, card-sub-type
    await this.doors.post('cards/enroll', { card: { token: 'a' } }); // finds: card-enroll
    const groups = await this.doors.fetchGroups();
    console.log(groups.map((group) => group.membersCount)); // finds: members-count
  }
}
