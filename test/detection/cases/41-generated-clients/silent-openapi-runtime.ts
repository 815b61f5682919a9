import { BaseAPI, Configuration, JSONApiResponse } from './runtime';

export class CardsApi extends BaseAPI {
  async assignCardRaw(requestParameters: { id: number }) {
    const response = await this.request({
      path: `/cards/{id}/assign`.replace(`{${'id'}}`, encodeURIComponent(String(requestParameters['id']))),
      method: 'POST',
      headers: {},
      query: {},
    });
    return new JSONApiResponse(response);
  }
}

export const config = new Configuration({ basePath: 'https://api.forum.example' });
