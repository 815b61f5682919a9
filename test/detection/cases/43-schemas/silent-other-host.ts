import { z } from 'zod';

const Room = z.object({ id: z.number(), members_count: z.number(), references: z.array(z.string()) });

export async function rooms() {
  const response = await fetch('https://api.chat.example/groups');
  return z.array(Room).parse(await response.json()).filter((room) => room.members_count > 2);
}
