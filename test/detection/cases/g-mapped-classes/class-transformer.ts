import axios from 'axios';
import { Exclude, Expose, Type, plainToInstance } from 'class-transformer';

const api = axios.create({ baseURL: 'https://api.access.example' });

@Exclude()
export class CardModel {
  @Expose() id!: number;
  @Expose({ name: 'sub_type' }) subType!: string; // finds: card-sub-type
  @Expose({ name: 'format_name' }) formatName!: string;
  @Expose({ name: 'assigned_at' }) @Type(() => Date) since!: Date; // finds: card-assignment
}

export async function cards(): Promise<CardModel[]> {
  const { data } = await api.get('/cards');
  return plainToInstance(CardModel, data);
}

// The names of the class are its own: the decorator is all that changes.
export const formats = async () => (await cards()).map((card) => card.subType);
export const since = async () => (await cards()).map(({ since }) => since.getTime());
