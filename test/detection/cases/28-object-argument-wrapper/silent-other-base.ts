import axios from 'axios';

const doRequest = ({ url, method = 'get' }: { url: string; method?: string }) =>
  axios.request({ baseURL: process.env.FORUM_URL, url, method });

export const events = () => doRequest({ url: 'events' });
