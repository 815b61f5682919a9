import axios from 'axios';

export const printCards = () =>
  axios
    .get('https://api.access.example/cards')
    .then(({ data }) => data.map(({ id, sub_type = 'unknown' }) => `${id}: ${sub_type}`)) // finds: card-sub-type
    .catch(() => []);
