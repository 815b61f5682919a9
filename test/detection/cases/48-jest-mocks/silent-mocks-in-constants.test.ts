import axios from 'axios';
import { expect, it, vi } from 'vitest';

const api = axios.create({ baseURL: 'https://api.access.example' });
const store = { get: (key: string) => key };

it('looks things up', () => {
  const get = vi.spyOn(store, 'get');
  const set = vi.fn();
  const callback = vi.fn();

  expect(get).toHaveBeenCalledWith('/events');
  expect(set).toHaveBeenCalledWith('/cards/enroll');
  expect(callback).toHaveBeenCalledWith('https://calendar.example/events');
  expect(vi.spyOn(api, 'get')).toHaveBeenCalledWith('/event_sets/3');
});
