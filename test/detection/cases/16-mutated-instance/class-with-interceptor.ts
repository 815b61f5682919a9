import axios, { type AxiosInstance } from 'axios';

export class Gateway {
  private readonly http: AxiosInstance;

  constructor(private readonly secret: string) {
    this.http = axios.create({ baseURL: process.env.DOOR_URL });
    this.http.interceptors.request.use((config) => {
      config.headers['Authorization'] = `SERVICE-LOGIN ${this.secret}`;
      return config;
    });
    this.http.interceptors.response.use(({ data }) => data);
  }

  async sizes() {
    const groups = await this.http.get('/groups');
    return groups.map((group) => group.members_count); // finds: members-count
  }
}
