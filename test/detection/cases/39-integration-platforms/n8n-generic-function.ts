import type { IDataObject, IExecuteFunctions, IHttpRequestMethods } from 'n8n-workflow';

export async function apiRequest(
  this: IExecuteFunctions,
  method: IHttpRequestMethods,
  resource: string,
  body: IDataObject = {},
  qs: IDataObject = {},
) {
  const options = { method, body, qs, uri: `https://api.access.example${resource}`, json: true };
  return await this.helpers.requestWithAuthentication.call(this, 'accessApi', options);
}

export async function execute(this: IExecuteFunctions) {
  const events = await apiRequest.call(this, 'GET', '/events', {}, { limit: 5 }); // finds: event-sets
  await apiRequest.call(this, 'POST', '/cards/enroll', { card: { token: 'a' } }); // finds: card-enroll
  return [this.helpers.returnJsonArray(events.map((event: IDataObject) => ({ key: event.id })))]; // finds: event-id
}
