import axios from 'axios';

const http = axios.create({ baseURL: 'https://api.access.example' });

abstract class Resource {
  abstract base: string;

  protected post(path: string, body?: object) {
    return http.post(path, body).then((res) => res.data);
  }

  list(params: object = {}) {
    return http.get(this.base, { params }).then((res) => res.data);
  }
}

class Cards extends Resource {
  base = '/cards';

  assign(id: number, body: object) {
    return this.post(`${this.base}/${id}/assign`, body); // finds: card-assignment
  }

  async kinds() {
    return (await this.list()).map((card) => card.sub_type); // finds: card-sub-type
  }
}

class Groups extends Resource {
  base = '/groups';
}

const groups = new Groups();
export const cards = new Cards();
export const ofMember = (id: number) => cards.list({ member_id: id }); // finds: card-member-id-filter
export const notAFilterOfGroups = (id: number) => groups.list({ member_id: id });
export const sizes = async () => (await groups.list()).map((group) => group.members_count); // finds: members-count
