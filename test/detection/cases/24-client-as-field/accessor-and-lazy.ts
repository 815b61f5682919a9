import axios, { type AxiosInstance } from 'axios';

export class Doors {
  #http?: AxiosInstance;

  private get http(): AxiosInstance {
    return (this.#http ??= axios.create({ baseURL: 'https://api.access.example' }));
  }

  deactivate = async (id: number) => {
    await this.http.post(`/cards/${id}/deactivate`); // finds: card-assignment
  };
}
