import axios from 'axios';
import { z } from 'zod';

const base = z.object({ id: z.number(), assigned: z.boolean() }); // finds: card-assignment
const card = base.extend({ sub_type: z.string() }); // finds: card-sub-type

export const slim = card.pick({ sub_type: true }); // finds: card-sub-type
export const free = card.omit({ assigned: true }); // finds: card-assignment

export const load = async (id: number) =>
  card.parse((await axios.get(`https://api.access.example/cards/${id}`)).data);
