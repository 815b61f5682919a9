import axios from 'axios';

export class Sync {
  private readonly doors = axios.create({ baseURL: 'https://api.access.example' });
  private readonly forum = axios.create({ baseURL: 'https://api.forum.example' });

  doorEvents() {
    return this.doors.get('/events'); // finds: event-sets
  }

  async forumEvents() {
    const { data } = await this.forum.get('/events');
    return data.map((event) => event.id);
  }

  async forumGroups() {
    return (await this.forum.get('/groups')).data.map((group) => group.members_count);
  }
}
