const request = async (method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> => {
  const response = await fetch(`https://api.access.example${path}`, { method, body: JSON.stringify(body) });
  return response.json();
};

const resource = 'cards';
const action = 'enroll';

// The slash in front of the last name stands in neither of them.
export const enroll = (card: object) => request('POST', `/${resource}/${action}`, card);
