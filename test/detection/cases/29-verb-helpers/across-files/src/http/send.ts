import axios from 'axios';

interface Parts {
  query?: object;
  body?: object;
}

export const send = async (method: string, path: string, { query, body }: Parts) => {
  const { data } = await axios({ method, url: 'https://api.access.example/' + path, params: query, data: body });
  return data;
};
