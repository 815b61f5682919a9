import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

function cardUrl(id, locale) {
  const build = () => `/cards/${id}`;
  return locale ? `${build()}?locale=${locale}` : build();
}

export const byId = (id) => api.get(cardUrl(id));
export const byUid = (uid) => api.get(cardUrl(uid)); // finds: card-identifier
