import axios from 'axios';
import { expect, it } from 'vitest';
import { draw } from '../src/cards';

export const ACCESS = 'https://api.access.example';

it('draws', async () => {
  const { data } = await axios.get('https://shop.example.com/cards/4');
  expect(data).toMatchObject({ sub_type: 'gift', activated: true });
  expect(draw()).toEqual({ sub_type: 'ace', assigned_at: 3 });
  expect(data).toHaveProperty('two_factor_pin');
});
