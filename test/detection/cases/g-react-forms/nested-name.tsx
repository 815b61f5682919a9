import axios from 'axios';
import { Controller, useForm } from 'react-hook-form';

interface Card {
  id: number;
  two_factor_pin: string; // finds: card-assignment
}
interface FormValues {
  card: Card;
  remark: string;
}

export async function loadForm(id: number): Promise<FormValues> {
  const { data } = await axios.get<Card>(`https://api.access.example/cards/${id}`);
  return { card: data, remark: '' };
}

export function PinForm() {
  const form = useForm<FormValues>();
  return (
    <form>
      <input {...form.register('card.two_factor_pin')} /> {/* finds: card-assignment */}
      <Controller control={form.control} name="card.two_factor_pin" render={() => <i />} /> {/* finds: card-assignment */}
    </form>
  );
}
