import axios from 'axios';
import { useForm } from 'react-hook-form';

interface Card {
  id: number;
  two_factor_pin: string; // finds: card-assignment
  sub_type: string; // finds: card-sub-type
}

export const loadCard = (id: number) => axios.get<Card>(`https://api.access.example/cards/${id}`);

export function CardForm({ card }: { card: Card }) {
  const { register, watch, setValue, handleSubmit } = useForm<Card>({ defaultValues: card });
  const pin = watch('two_factor_pin'); // finds: card-assignment
  return (
    <form onSubmit={handleSubmit(() => setValue('sub_type', 'none'))}> {/* finds: card-sub-type */}
      <input {...register('two_factor_pin')} /> {/* finds: card-assignment */}
      {pin}
    </form>
  );
}
