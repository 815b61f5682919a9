/** Sends a request to Stripe with the key of this environment. */
export const stripe = {
  get: (path: string, query?: object): Promise<any> => send('GET', path, query),
  post: (path: string, body?: object): Promise<any> => send('POST', path, body),
};

declare function send(method: string, path: string, data?: object): Promise<any>;
