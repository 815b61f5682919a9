import axios, { AxiosError } from 'axios';

type Result<T> = { ok: true; value: T } | { ok: false; error: string };

async function safely<T>(promise: Promise<{ data: T }>): Promise<Result<T>> {
  try {
    const { data } = await promise;
    return { ok: true, value: data };
  } catch (error) {
    return { ok: false, error: error instanceof AxiosError ? error.message : String(error) };
  }
}

const to = <T>(promise: Promise<T>): Promise<[unknown, T?]> => promise.then((value) => [null, value] as [unknown, T]).catch((error) => [error]);

export async function formats() {
  const result = await safely(axios.get('https://api.access.example/cards'));
  if (!result.ok) return [];
  const [error, response] = await to(axios.get('https://api.access.example/groups'));
  if (error) throw error;
  return [result.value.map((card) => card.sub_type), response?.data.map((group) => group.members_count)]; // finds: card-sub-type, members-count
}
