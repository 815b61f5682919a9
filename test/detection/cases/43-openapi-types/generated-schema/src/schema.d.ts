/** Types of the access control service. */
export interface paths {
  '/cards/{id}': {
    get: { responses: { 200: { content: { 'application/json': components['schemas']['Card'] } } } };
  };
  '/groups': {
    get: { responses: { 200: { content: { 'application/json': components['schemas']['Group'][] } } } };
  };
}

export interface components {
  schemas: {
    Card: {
      id: number;
      sub_type: string; // finds: card-sub-type
    };
    Group: {
      id: number;
      members_count: number; // finds: members-count
    };
  };
}
