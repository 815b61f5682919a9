import type { IDataObject, IExecuteFunctions, IHttpRequestOptions, ILoadOptionsFunctions } from 'n8n-workflow';

export async function accessRequest(
  this: IExecuteFunctions | ILoadOptionsFunctions,
  method: 'GET' | 'POST',
  endpoint: string,
  body: IDataObject = {},
  query: IDataObject = {},
): Promise<any> {
  const options: IHttpRequestOptions = { method, url: `https://api.access.example${endpoint}`, body, qs: query, json: true };
  if (Object.keys(body).length === 0) delete options.body;
  return this.helpers.httpRequestWithAuthentication.call(this, 'accessApi', options);
}

export async function allItems(this: IExecuteFunctions, endpoint: string, query: IDataObject = {}) {
  const items: IDataObject[] = [];
  let page: IDataObject[];
  do {
    page = await accessRequest.call(this, 'GET', endpoint, {}, { ...query, offset: items.length });
    items.push(...page);
  } while (page.length > 0);
  return items;
}

export async function groupOptions(this: ILoadOptionsFunctions) {
  const groups = await accessRequest.call(this, 'GET', '/groups');
  return groups.map((group: IDataObject) => ({ name: `${group.name} (${group.members_count})`, value: group.id })); // finds: members-count
}

export async function events(this: IExecuteFunctions) {
  return allItems.call(this, '/events', { limit: 50 }); // finds: event-sets
}
