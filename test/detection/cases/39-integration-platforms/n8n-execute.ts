import type { IDataObject, IExecuteFunctions, IHttpRequestOptions, INodeExecutionData } from 'n8n-workflow';

export async function execute(this: IExecuteFunctions): Promise<INodeExecutionData[][]> {
  const memberId = this.getNodeParameter('memberId', 0) as number;
  const options: IHttpRequestOptions = {
    method: 'GET',
    url: 'https://api.access.example/cards',
    qs: { member_id: memberId }, // finds: card-member-id-filter
    json: true,
  };
  const cards = await this.helpers.httpRequestWithAuthentication.call(this, 'accessApi', options);
  await this.helpers.httpRequest({
    method: 'POST',
    url: `https://api.access.example/members/${memberId}/assign_card`, // finds: member-card-assignment
    body: { card_id: cards[0].id } as IDataObject,
  });
  return [this.helpers.returnJsonArray(cards.map((card: IDataObject) => ({ format: card.sub_type })))]; // finds: card-sub-type
}
