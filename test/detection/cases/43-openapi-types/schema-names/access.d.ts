export interface components {
  schemas: {
    Card: {
      id: number;
      sub_type?: string; // finds: card-sub-type
      format_name?: string;
    };
    Group: {
      id: number;
      members_count: number; // finds: members-count
      users_count: number;
    };
  };
}
export interface paths {
  '/groups': { get: { responses: { 200: { content: { 'application/json': components['schemas']['Group'][] } } } } };
}
