import axios from 'axios';

const FORUM = 'https://api.forum.example';

const URLS = {
  EVENTS: `${FORUM}/events`,
  ENROLL: `${FORUM}/cards/enroll`,
  CARD: '/cards/:id',
};

export const events = () => axios.get(URLS.EVENTS);
export const enroll = () => axios.post(URLS.ENROLL);
export const card = (id: string) => axios.patch(FORUM + URLS.CARD.replace(':id', id));
