import type { IExecuteFunctions, IHttpRequestMethods, IHttpRequestOptions } from 'n8n-workflow';

export async function accessApiRequest(this: IExecuteFunctions, method: IHttpRequestMethods, resource: string, body: object = {}, qs: object = {}) {
  const options: IHttpRequestOptions = { method, body, qs, url: `https://api.access.example${resource}`, json: true };
  return this.helpers.httpRequestWithAuthentication.call(this, 'accessApi', options);
}

export async function execute(this: IExecuteFunctions) {
  const cards = await accessApiRequest.call(this, 'GET', '/cards', {}, { member_id: this.getNodeParameter('member', 0) }); // finds: card-member-id-filter
  await accessApiRequest.call(this, 'POST', '/cards/enroll', { card: { token: 'x' } }); // finds: card-enroll
  return [cards.map((card) => ({ json: { format: card.sub_type } }))]; // finds: card-sub-type
}
