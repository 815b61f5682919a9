import type { AxiosInstance } from 'axios';

export class Resource {
  constructor(
    protected readonly http: AxiosInstance,
    protected readonly path: string,
  ) {}

  all(params?: object) {
    return this.http.get(this.path, { params });
  }

  one(id: number | string) {
    return this.http.get(`${this.path}/${id}`);
  }

  protected act(id: number, action: string) {
    return this.http.post(`${this.path}/${id}/${action}`);
  }
}
