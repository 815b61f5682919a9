import type { INodeType, INodeTypeDescription } from 'n8n-workflow';

export class Access implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Access',
    name: 'access',
    group: ['output'],
    version: 1,
    description: 'Cards and doors',
    defaults: { name: 'Access' },
    inputs: ['main'],
    outputs: ['main'],
    requestDefaults: { baseURL: 'https://api.access.example' },
    properties: [
      {
        displayName: 'Operation',
        name: 'operation',
        type: 'options',
        default: 'enroll',
        options: [
          {
            name: 'Enroll',
            value: 'enroll',
            routing: { request: { method: 'POST', url: '/cards/enroll' } }, // finds: card-enroll
          },
          {
            name: 'Assign',
            value: 'assign',
            routing: { request: { method: 'POST', url: '=/cards/{{$parameter.cardId}}/assign' } }, // finds: card-assignment
          },
          { name: 'Create', value: 'create', routing: { request: { method: 'POST', url: '/cards' } } },
        ],
      },
    ],
  };
}
