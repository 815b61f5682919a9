export interface paths {
  '/cards/{id}': {
    get: {
      parameters: { path: { id: number } };
      responses: {
        200: { content: { 'application/json': components['schemas']['Card'] } };
        404: { content: { 'application/json': { error: string } } };
      };
    };
  };
}

export interface components {
  schemas: {
    Card: {
      id: number;
      type: string;
      sub_type?: string;
    };
  };
}
