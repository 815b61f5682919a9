import axios from 'axios';
import { expect, it } from 'vitest';

const api = axios.create({ baseURL: 'https://api.access.example' });

it('returns a card', async () => {
  const { data: card } = await api.get('/cards/4');
  expect(card).toMatchObject({ id: 4, sub_type: 'em', activated: true }); // finds: card-assignment, card-sub-type
  expect(card).toHaveProperty('two_factor_pin', null); // finds: card-assignment
  expect(card).to.have.property('assigned_at'); // finds: card-assignment
  expect(card.sub_type).toBe('em'); // finds: card-sub-type
  const { data: groups } = await api.get('/groups');
  expect(groups).toEqual([{ id: 1, members_count: 3 }]); // finds: members-count
  expect(groups[0]).toEqual(expect.objectContaining({ members_count: 3 })); // finds: members-count
});
