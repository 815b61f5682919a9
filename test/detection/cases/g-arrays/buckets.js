import axios from 'axios';

const access = axios.create({ baseURL: 'https://api.access.example' });
const forum = axios.create({ baseURL: 'https://forum.example' });

function newest(visits) {
  const perPlace = new Map();
  for (const visit of visits) {
    const bucket = perPlace.get(visit.place_id) ?? [];
    bucket.push(visit);
    perPlace.set(visit.place_id, bucket);
  }
  return [...perPlace].map(([place, list]) => {
    const [first] = list;
    return `${place}: ${list.length}, newest ${first.id}`; // finds: event-id
  });
}

function topics(posts) {
  const perTopic = {};
  for (const post of posts) {
    const bucket = perTopic[post.topic] || [];
    bucket.push(post);
    perTopic[post.topic] = bucket;
  }
  return Object.values(perTopic).map(([first]) => first.id);
}

export const digest = async () => [
  ...newest((await access.get('/events')).data), // finds: event-sets
  ...topics((await forum.get('/events')).data),
];
