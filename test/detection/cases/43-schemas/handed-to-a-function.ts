import camelcaseKeys from 'camelcase-keys';
import ky, { type Options } from 'ky';
import { z } from 'zod';

const http = ky.create({ prefixUrl: 'https://api.access.example' });
const events = ky.create({ prefixUrl: 'https://events.example' });

async function request<S extends z.ZodTypeAny>(schema: S, path: string, options?: Options): Promise<z.output<S>> {
  return schema.parse(camelcaseKeys(await http(path, options).json<any>(), { deep: true }));
}

const checked = async ({ schema, path }: { schema: z.ZodTypeAny; path: string }) => {
  const { data } = schema.safeParse(await http.get(path).json());
  return data;
};

class Directory {
  async load<T>(path: string, shape: z.ZodType<T>): Promise<T> {
    return shape.parse(await events.get(path).json());
  }
}

const Member = z.object({
  id: z.number(),
  user: z.object({ id: z.number(), email: z.string() }),
  cardsCount: z.number().default(0), // finds: member-card-assignment
  cardAssigned: z.boolean().default(false), // finds: member-card-assignment
});

const Card = z.object({
  id: z.number(),
  sub_type: z.string().nullable(), // finds: card-sub-type
});

const Visit = z.object({ id: z.number(), cardsCount: z.number(), sub_type: z.string() });

export const search = (query: string) => request(z.array(Member), 'members', { searchParams: { query } });
export const cards = () => checked({ schema: Card.array(), path: 'cards' });
export const visits = () => new Directory().load('cards', z.array(Visit));
