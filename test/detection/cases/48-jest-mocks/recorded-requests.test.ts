import axios from 'axios';
import MockAdapter from 'axios-mock-adapter';
import { enroll } from '../src/cards';
import { post } from '../src/forum';

const mock = new MockAdapter(axios.create({ baseURL: 'https://api.access.example' }));
const forum = new MockAdapter(axios.create({ baseURL: 'https://api.forum.example' }));

test('enrols', async () => {
  await enroll('a');
  expect(mock.history.post[0].url).toBe('/cards/enroll'); // finds: card-enroll
  expect(mock.history.post.at(-1)!.url).toEqual('/cards/4/deactivate'); // finds: card-assignment
  expect(mock.history.get[0]?.url).toBe('/groups');
  expect(mock.history.post[0].baseURL).toBe('/cards/enroll');
});

test('posts', async () => {
  await post('a');
  expect(forum.history.post[0].url).toBe('/cards/enroll');
});
