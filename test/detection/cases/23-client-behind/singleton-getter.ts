import axios, { type AxiosInstance } from 'axios';

class Clients {
  private static instance: AxiosInstance;

  static get(): AxiosInstance {
    Clients.instance ??= axios.create({ baseURL: 'https://api.access.example' });
    return Clients.instance;
  }
}

export const exporters = () => Clients.get().get('/member_export_reporters'); // finds: member-export-reporter
