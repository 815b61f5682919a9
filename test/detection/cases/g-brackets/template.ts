import axios from 'axios';

export async function cardFormat(id: number): Promise<string> {
  const { data } = await axios.get(`https://api.access.example/cards/${id}`);
  return data[`sub_type`] ?? data?.['format_name']; // finds: card-sub-type
}
